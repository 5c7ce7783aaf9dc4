import { Phrase } from '../../parts/phrase.tsx'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { replayText } from '../../text/replay.ts'
import type { Hand, ReplayInfo } from '../../worker/messages.ts'

/** The hidden cards of all seats, above the table. The table below is the view of a spectator. */
export function AllHands({ hands, reel }: { readonly hands: readonly Hand[]; readonly reel: ReplayInfo }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="all-hands" aria-label={replayText.allHands} tabIndex={0}>
      {hands.map(({ seat, lines }) => (
        <article key={seat} aria-label={reel.names[seat]}>
          <h2>
            <SeatBadge place={reel.seats.findIndex(other => other.seat === seat)} /> {reel.names[seat]}
          </h2>
          {lines.length === 0 && <p>{replayText.nothingHidden}</p>}
          {lines.map(({ title, text }) => (
            <p key={title}>
              <b>{title}</b> <Phrase of={text} names={reel.names} />
            </p>
          ))}
        </article>
      ))}
    </section>
  )
}
