import { Face } from '../../parts/face.tsx'
import { SeatBadge, seatColor } from '../../parts/seat-badge.tsx'
import { seatsText } from '../../text/setup.ts'
import { type Chair, KINDS, type Kind } from './plan.ts'

/** The choices for a seat. Another level is only listed where a link or saved default named it. */
function kindsFor({ kind }: Chair, levels: readonly string[]): readonly (readonly [Kind, string])[] {
  const offered = KINDS.filter(one => one === 'person' || levels.includes(one))
  const kinds = offered.includes(kind) ? offered : [...offered, kind]
  return kinds.map(one => [one, one === 'person' ? seatsText.person : seatsText.botOf(one)])
}

/** One seat: its badge, its player, and the controls to change it. */
export function ChairRow({
  chair,
  place,
  title,
  bot,
  role,
  alone,
  levels,
  change,
  remove,
  blockedBy,
}: {
  readonly chair: Chair
  readonly place: number
  /** The game's name for the seat. */
  readonly title: string
  /** The name of a bot in this seat, if the game has one. */
  readonly bot: string | undefined
  /** The title is a role, so it is shown even if the player has a name. */
  readonly role: boolean
  /** The only person at the table. */
  readonly alone: boolean
  /** The levels of bots that the game has. */
  readonly levels: readonly string[]
  readonly change: (change: Partial<Omit<Chair, 'id'>>) => void
  /** null: the number of seats is fixed. */
  readonly remove: (() => void) | null
  /** Why the seat cannot be removed; null if it can. */
  readonly blockedBy: string | null
}) {
  const letter = String.fromCharCode(65 + place)
  const person = chair.kind === 'person'
  return (
    <li className="chair" style={{ '--c': seatColor(place) } as React.CSSProperties}>
      <SeatBadge place={place} />
      <div className="chair__who">
        {role && <b className="chair__role">{title}</b>}
        {person ? (
          <input
            className="input chair__name"
            aria-label={seatsText.nameIn(letter)}
            value={chair.name}
            maxLength={24}
            placeholder={alone ? seatsText.you : role ? seatsText.name : title}
            autoComplete="off"
            onChange={event => change({ name: event.target.value })}
          />
        ) : (
          <b className="chair__bot">
            <Face name={bot} /> {bot ?? (role ? seatsText.bot : title)}
          </b>
        )}
        {chair.kind !== 'person' && <span className="chair__state">{seatsText.botHelp[chair.kind]}</span>}
      </div>
      <select
        id={`chair-${chair.id}`}
        className="select chair__kind"
        aria-label={seatsText.playerIn(letter)}
        value={chair.kind}
        onChange={event => change({ kind: event.target.value as Kind })}
      >
        {kindsFor(chair, levels).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
      {remove && (
        <button
          type="button"
          className="button button--quiet chair__remove"
          aria-label={seatsText.remove(letter, blockedBy)}
          aria-disabled={blockedBy !== null}
          title={blockedBy ?? undefined}
          onClick={remove}
        >
          ✕
        </button>
      )}
    </li>
  )
}
