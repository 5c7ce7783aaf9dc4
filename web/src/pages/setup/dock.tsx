import campfire from 'icon:campfire'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { setupText } from '../../text/setup.ts'
import type { Ready } from './ready.ts'

/** The bar that says whether the game can start, with the start button. */
export function Dock({
  ready,
  notice,
  side,
  start,
  lesson,
}: {
  readonly ready: Ready
  /** A temporary message shown instead. */
  readonly notice: string | null
  readonly side: ReactNode
  readonly start: () => void
  /** The offer of the lesson, on a first visit. */
  readonly lesson?: ReactNode
}) {
  return (
    <section className="setup-dock" aria-label={setupText.start}>
      {lesson}
      <div className="setup-dock__words" role="status">
        <p className="setup-dock__say">{notice ?? ready.say}</p>
        <p className="setup-dock__more">{ready.more}</p>
      </div>
      {side}
      <button
        type="button"
        className={`button setup-dock__start ${ready.ok ? 'button--main' : ''}`}
        aria-disabled={!ready.ok}
        onClick={start}
      >
        <Icon of={campfire} />
        {setupText.startGame}
      </button>
    </section>
  )
}
