import campfire from 'icon:campfire'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Ready } from './ready.ts'

/** Whether it can start and why not, in one sentence, and the one filled button. */
export function Dock({
  ready,
  notice,
  side,
  start,
}: {
  readonly ready: Ready
  /** Something else to say, for the moment. */
  readonly notice: string | null
  readonly side: ReactNode
  readonly start: () => void
}) {
  return (
    <section className="setup-dock" aria-label="Start">
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
        Start the night
      </button>
    </section>
  )
}
