import claws from 'icon:claw-slashes'
import stars from 'icon:knockout'
import undead from 'icon:raise-zombie'
import abilityStar from 'icon:star-formation'
import truck from 'icon:truck'
import walk from 'icon:walk'
import { plain } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Event, Move, RowView, View, ZombieView } from '@holdout/thirty-seconds/table'
import { textOfCard, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { rowOf } from './anchors.ts'
import { BOX, pictureOf } from './pictures.ts'

export const STREET = 11

/** Ten rows of alley: zombies above the numbers, floor and Survivor below, the street at the end. */
export function Alley({
  view,
  pick,
  name,
  news,
}: {
  readonly view: View
  readonly pick: Narrowing<Move>
  readonly name: string
  readonly news: readonly Told<Event>[]
}) {
  const fresh = new Set(
    news.flatMap(({ event }) => ('row' in event ? [event.row as number] : 'to' in event ? [event.to as number] : [])),
  )
  const aimed = new Set(
    pick.picked.length > 0
      ? pick.open.flatMap(({ move }) =>
          'target' in move && move.target !== undefined ? [rowOf(move.target as number)] : [],
        )
      : [],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className="alley" aria-label="The alley, from row 1 to the street" tabIndex={0}>
      {view.rows.map((row, i) => (
        <AlleyRow
          key={i}
          number={i + 1}
          row={row}
          view={view}
          pick={pick}
          name={name}
          fresh={fresh.has(i + 1)}
          aimed={aimed.has(i + 1)}
        />
      ))}
      <li className={`street ${view.row === STREET ? 'is-here' : ''}`}>
        <Icon of={truck} />
        <b>The street</b>
        <span>leave alive and you win</span>
        <Step row={STREET} pick={pick} />
        {view.row === STREET && <Standee view={view} name={name} />}
      </li>
    </ol>
  )
}

function AlleyRow({
  number,
  row,
  view,
  pick,
  name,
  fresh,
  aimed,
}: {
  number: number
  row: RowView
  view: View
  pick: Narrowing<Move>
  name: string
  fresh: boolean
  aimed: boolean
}) {
  const here = view.row === number
  const ground = pick.can(`at:${number * 10}`)
  return (
    <li className={`row ${here ? 'row--here' : ''} ${aimed ? 'in-range' : ''}`} aria-label={`Row ${number}`}>
      <div className="zombie-side">
        {row.zombies.map((zombie, i) => (
          <Zombie
            key={`${zombie.zombie}/${i}`}
            zombie={zombie}
            at={number * 10 + i + 1}
            view={view}
            pick={pick}
            fresh={fresh}
          />
        ))}
        {number === 1 && <Warehouse view={view} pick={pick} />}
      </div>
      <div className="row-number">
        {number}
        {Math.abs(number - view.row) > 0 && view.row > 0 && (
          <small aria-hidden="true">{Math.abs(number - view.row)}</small>
        )}
      </div>
      <div className="survivor-side">
        {here && <Standee view={view} name={name} />}
        <Step row={number} pick={pick} />
        {ground && (
          <button
            type="button"
            className={`step-here can ${pick.isPicked(`at:${number * 10}`) ? 'is-chosen' : ''}`}
            onClick={() => pick.press(`at:${number * 10}`)}
          >
            Throw here
          </button>
        )}
        <Floor row={row} here={here} pick={pick} />
      </div>
    </li>
  )
}

function Zombie({
  zombie,
  at,
  view,
  pick,
  fresh,
}: {
  zombie: ZombieView
  at: number
  view: View
  pick: Narrowing<Move>
  fresh: boolean
}) {
  const { title, text } = textOfCard(zombie.zombie)
  const anchor = `at:${at}`
  const can = pick.can(anchor)
  const picked = pick.isPicked(anchor)
  const state = [
    zombie.down && 'down',
    zombie.time > 0 && `cannot be targeted yet, ${zombie.time} time tokens`,
    view.grabbedBy === at && 'holds the Survivor',
  ]
    .filter(Boolean)
    .join(', ')
  const label = `${title}, row ${rowOf(at)}, health ${zombie.health}${state && `, ${state}`}`
  const body = (
    <>
      <span className="zombie-name">{title}</span>
      <Icon of={pictureOf(zombie.zombie)} />
      <span className="zombie-hp" aria-hidden="true">
        {Array.from({ length: zombie.health }, (_, i) => (
          <i key={i} className="hp" />
        ))}
      </span>
      {zombie.down && (
        <span className="state-word">
          <Icon of={stars} />
          DOWN
        </span>
      )}
      {zombie.time > 0 && <span className="state-word">{zombie.time} time</span>}
      {view.grabbedBy === at && (
        <span className="state-word">
          <Icon of={claws} />
          GRABS
        </span>
      )}
    </>
  )
  const kind =
    zombie.zombie === 'brute'
      ? 'zombie--boss'
      : ['runner', 'shrieker', 'zombie-friend'].includes(zombie.zombie)
        ? 'zombie--special'
        : ''
  const className = `zombie ${kind} ${zombie.down ? 'zombie--down' : ''} ${fresh ? 'is-new' : ''}`
  if (!can && !picked)
    return (
      <div
        className={`${className} ${pick.picked.length > 0 ? 'zombie--out' : ''}`}
        role="img"
        aria-label={label}
        title={text}
      >
        {body}
      </div>
    )
  return (
    <button
      type="button"
      className={`${className} can ${picked ? 'is-chosen' : ''}`}
      aria-label={label}
      aria-pressed={picked}
      title={text}
      onClick={() => pick.press(anchor)}
    >
      {body}
    </button>
  )
}

/** Where somebody may go: the row itself is the button, and it says what it costs. */
function Step({ row, pick }: { row: number; pick: Narrowing<Move> }) {
  const anchor = `row:${row}`
  if (!pick.can(anchor) && !pick.isPicked(anchor)) return null
  const choices = pick.open.filter(({ move }) => 'by' in move)
  const words = choices.filter(
    ({ move }) =>
      'by' in move &&
      pick.can(anchor) &&
      plain(pick.open.find(one => one.move === move)?.say ?? []).includes(row === STREET ? 'street' : `row ${row}`),
  )
  const price = /\((\w+)\)/.exec(words[0] ? plain(words[0].say) : '')?.[1]
  return (
    <button
      type="button"
      className={`step-here can ${pick.isPicked(anchor) ? 'is-chosen' : ''}`}
      aria-label={words[0] ? plain(words[0].say) : `To row ${row}`}
      aria-pressed={pick.isPicked(anchor)}
      onClick={() => pick.press(anchor)}
    >
      Go here {price && <em>{price}</em>}
    </button>
  )
}

function Standee({ view, name }: { view: View; name: string }) {
  const notes = [view.down && 'down', view.grabbedBy !== null && 'grabbed'].filter(Boolean).join(', ')
  return (
    <div
      className={`standee ${view.down ? 'is-down' : ''}`}
      role="img"
      aria-label={`${name}, the Survivor${notes && `, ${notes}`}`}
    >
      <Icon of={walk} />
      <b>{view.character === null ? 'Survivor' : name}</b>
      {notes && <em>{notes}</em>}
    </div>
  )
}

/** What lies on the floor of a row: face up by name, face down only as a count. */
function Floor({ row, here, pick }: { row: RowView; here: boolean; pick: Narrowing<Move> }) {
  const hidden = pick.open.find(
    ({ move }) => move.move === 'pick-up' && !row.faceUp.some(card => sameCard(card, move.card)),
  )
  return (
    <>
      {row.faceUp.map((card, i) => {
        const anchor = here ? anchorFor(pick, card) : null
        return (
          <FloorCard key={`${card}/${i}`} title={titleOf(card)} picture={pictureOf(card)} anchor={anchor} pick={pick} />
        )
      })}
      {Array.from({ length: row.faceDown }, (_, i) => (
        <FloorCard
          key={`down/${i}`}
          title="face down"
          picture={BOX}
          down
          anchor={here && hidden && hidden.move.move === 'pick-up' ? `floor:${hidden.move.card}` : null}
          pick={pick}
        />
      ))}
      {row.token && (
        <div className="floor-token">
          <i className="ability-token">
            <Icon of={abilityStar} />
          </i>
          <span>token</span>
        </div>
      )}
    </>
  )
}

function sameCard(a: string, b: string): boolean {
  return a.replace(/\+/g, '') === b.replace(/\+/g, '')
}

function anchorFor(pick: Narrowing<Move>, card: string): string | null {
  const found = pick.open.find(({ move }) => move.move === 'pick-up' && sameCard(move.card, card))
  return found && found.move.move === 'pick-up' ? `floor:${found.move.card}` : null
}

function FloorCard({
  title,
  picture,
  anchor,
  pick,
  down = false,
}: {
  title: string
  picture: string
  anchor: string | null
  pick: Narrowing<Move>
  down?: boolean
}) {
  const body = (
    <>
      <Icon of={picture} />
      <span>{title}</span>
    </>
  )
  const className = `floor-card ${down ? 'floor-card--down' : ''}`
  if (anchor === null || !(pick.can(anchor) || pick.isPicked(anchor))) return <div className={className}>{body}</div>
  return (
    <button
      type="button"
      className={`${className} can ${pick.isPicked(anchor) ? 'is-chosen' : ''}`}
      aria-label={`Pick up: ${title}`}
      onClick={() => pick.press(anchor)}
    >
      {body}
    </button>
  )
}

/** The zombies behind the door: backs for the Survivor, faces for whoever put them there. */
function Warehouse({ view, pick }: { view: View; pick: Narrowing<Move> }) {
  const known = view.warehouse.filter(card => card !== null)
  return (
    <section className="warehouse" aria-label={`Warehouse: ${view.warehouse.length} inside`}>
      <span className="card-back card-back--zombie" aria-hidden="true">
        <Icon of={undead} />
      </span>
      <span>
        {view.warehouse.length} inside
        {known.length > 0 && <small>{known.map(card => titleOf(card)).join(', ')}</small>}
      </span>
      {[...new Set(known)].map(card =>
        pick.can(`card:${card}`) ? (
          <button
            key={card}
            type="button"
            className="button button--open can"
            onClick={() => pick.press(`card:${card}`)}
          >
            {titleOf(card)}
          </button>
        ) : null,
      )}
    </section>
  )
}
