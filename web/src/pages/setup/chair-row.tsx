import { SeatBadge, seatColour } from '../../parts/seat-badge.tsx'
import type { Chair, Kind } from './plan.ts'

const KIND_TITLES: readonly (readonly [Kind, string])[] = [
  ['person', 'Person'],
  ['greedy', 'Greedy bot'],
  ['random', 'Random bot'],
]

const BOT_WAYS: Readonly<Record<string, string>> = {
  greedy: 'plays by rules of thumb',
  random: 'plays any legal move',
}

/** One seat: its sign, who sits there, and what may be changed about that. */
export function ChairRow({
  chair,
  place,
  title,
  role,
  alone,
  change,
  remove,
  keptBy,
}: {
  readonly chair: Chair
  readonly place: number
  /** The game's own word for the seat. */
  readonly title: string
  /** The word says what one does there, so it is told even if somebody has a name. */
  readonly role: boolean
  /** The only person at the table. */
  readonly alone: boolean
  readonly change: (change: Partial<Omit<Chair, 'id'>>) => void
  /** null: the number of seats is not for the host to choose. */
  readonly remove: (() => void) | null
  /** Why the seat cannot go; null if it can. */
  readonly keptBy: string | null
}) {
  const letter = String.fromCharCode(65 + place)
  const person = chair.kind === 'person'
  return (
    <li className="chair" style={{ '--c': seatColour(place) } as React.CSSProperties}>
      <SeatBadge place={place} />
      <div className="chair__who">
        {role && <b className="chair__role">{title}</b>}
        {person ? (
          <input
            className="input chair__name"
            aria-label={`Name in seat ${letter}`}
            value={chair.name}
            maxLength={24}
            placeholder={alone ? 'You' : role ? 'name' : title}
            autoComplete="off"
            onChange={event => change({ name: event.target.value })}
          />
        ) : (
          <b className="chair__bot">{role ? 'Bot' : title}</b>
        )}
        {!person && <span className="chair__state">{BOT_WAYS[chair.kind]}</span>}
      </div>
      <select
        id={`chair-${chair.id}`}
        className="select chair__kind"
        aria-label={`Who sits in seat ${letter}`}
        value={chair.kind}
        onChange={event => change({ kind: event.target.value as Kind })}
      >
        {KIND_TITLES.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
      {remove && (
        <button
          type="button"
          className="button button--quiet chair__remove"
          aria-label={`Take seat ${letter} away${keptBy ? `: ${keptBy}` : ''}`}
          aria-disabled={keptBy !== null}
          title={keptBy ?? undefined}
          onClick={remove}
        >
          ✕
        </button>
      )}
    </li>
  )
}
