import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useArrival } from '../../parts/use-arrival.ts'

/** The top of a page on which a table is set up: the way back, the game, what kind of table, and what else there is to press. */
export function SetupBar({
  back,
  game,
  named,
  what,
  children,
}: {
  readonly back: { readonly to: string; readonly label: string }
  readonly game: string
  /** What the browser's tab says before the game. */
  readonly named: string
  readonly what: string
  readonly children?: ReactNode
}) {
  const heading = useArrival(`${named}: ${game} · Holdout`)
  return (
    <header className="setup-bar">
      <Link href={back.to} className="setup-bar__back" aria-label={back.label}>
        <span className="wordmark" aria-hidden="true">
          Holdout
        </span>
        <span className="setup-bar__arrow" aria-hidden="true">
          ‹
        </span>
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {game}
      </h1>
      <span className="setup-bar__what">{what}</span>
      {children}
    </header>
  )
}
