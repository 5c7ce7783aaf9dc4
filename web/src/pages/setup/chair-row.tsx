import person from 'icon:person'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SeatBadge, seatColor } from '../../parts/seat-badge.tsx'
import { Segments } from '../../parts/segments.tsx'
import { levelText } from '../../text/levels.ts'
import { seatsText } from '../../text/setup.ts'
import { type Chair, KINDS, type Kind } from './plan.ts'

/** Who can sit on a seat. Another level is only listed where a link or saved default named it. */
function kindsFor({ kind }: Chair, levels: readonly string[]): readonly Kind[] {
  const offered = KINDS.filter(one => one === 'person' || levels.includes(one))
  return offered.includes(kind) ? offered : [...offered, kind]
}

/** A player to choose: a person, or a bot as strong as its bars. Where there is room, in words too. */
function KindCard({ kind, strongest }: { readonly kind: Kind; readonly strongest: number }) {
  const bars = KINDS.indexOf(kind)
  return (
    <>
      {kind === 'person' ? (
        <Icon of={person} />
      ) : (
        <i className="kind-bars" aria-hidden="true">
          {Array.from({ length: strongest }, (_, i) => (
            <i key={i} data-on={i < bars || undefined} />
          ))}
        </i>
      )}
      <b>{kind === 'person' ? seatsText.person : levelText(kind)}</b>
      <small>{kind === 'person' ? seatsText.atThisScreen : seatsText.botHelp[kind]}</small>
    </>
  )
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
  const isPerson = chair.kind === 'person'
  const kinds = kindsFor(chair, levels)
  const strongest = Math.max(...kinds.map(kind => KINDS.indexOf(kind)))
  return (
    <li className="chair" data-bot={!isPerson || undefined} style={{ '--c': seatColor(place) } as React.CSSProperties}>
      <span className="chair__portrait">
        {!isPerson && <Face name={bot} />}
        <SeatBadge place={place} />
      </span>
      <div className="chair__who">
        {role && <b className="chair__role">{title}</b>}
        {isPerson ? (
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
          <b className="chair__bot">{bot ?? (role ? seatsText.bot : title)}</b>
        )}
        {!isPerson && <span className="chair__state">{levelText(chair.kind)}</span>}
      </div>
      <Segments
        name={`chair-${chair.id}`}
        label={seatsText.playerIn(letter)}
        value={chair.kind}
        choices={kinds.map(kind => [kind, <KindCard key={kind} kind={kind} strongest={strongest} />] as const)}
        set={kind => change({ kind })}
      />
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
