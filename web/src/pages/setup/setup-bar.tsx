import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useArrival } from '../../parts/use-arrival.ts'
import { siteText } from '../../text/site.ts'

/** The top of a setup page: the link back, the game, the kind of table, and further buttons. */
export function SetupBar({
  back,
  game,
  named,
  what,
  children,
}: {
  readonly back: { readonly to: string; readonly label: string }
  readonly game: string
  /** The start of the title of the browser tab, before the game. */
  readonly named: string
  readonly what: string
  readonly children?: ReactNode
}) {
  const heading = useArrival(siteText.pageTitle(`${named}: ${game}`))
  return (
    <header className="setup-bar">
      <Link href={back.to} className="setup-bar__back" aria-label={back.label}>
        <span className="wordmark" aria-hidden="true">
          {siteText.name}
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
