import { SeatBadge } from '../../parts/seat-badge.tsx'
import { useShownLog } from '../../table/shown-log.ts'
import { useDrawn } from './drawn.ts'
import { InlineCard } from './playing-card.tsx'
import { deedsSince } from './since.ts'
import { text } from './text.ts'

/** What the rivals did since the viewer's turn: at most four lines, at the right edge of the road. */
export function SinceList() {
  const { view, names } = useDrawn()
  const log = useShownLog()
  const deeds = deedsSince(log, view.me, MOST)
  if (deeds.length === 0) return null
  const title = view.me === null ? text.since.watched : text.since.title
  return (
    <div className="vd-since-list">
      <h2>{title}</h2>
      <ul>
        {deeds.map(({ seat, did, card, on }, i) => (
          <li key={i} className="vd-since">
            <SeatBadge place={view.players.findIndex(player => player.seat === seat)} />
            <span>
              <b>{names[seat]}</b>
              {did === 'king' ? text.since.king(on === null ? '' : names[on]) : text.since[did]}
              {card && <InlineCard code={card} />}
              {on && did !== 'king' && text.since.on(names[on])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const MOST = 4
