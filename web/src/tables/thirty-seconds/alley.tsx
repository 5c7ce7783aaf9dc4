import claws from 'icon:claw-slashes'
import stars from 'icon:knockout'
import undead from 'icon:raise-zombie'
import truck from 'icon:truck'
import walk from 'icon:walk'
import { plain } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Event, Move, RowView, View, ZombieView } from '@holdout/thirty-seconds/table'
import { textOfCard, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { rowOf } from './anchors.ts'
import { Floor } from './floor.tsx'
import { pictureOf } from './pictures.ts'
import { reachOf } from './weapon-uses.ts'

export const STREET = 11

/** Ten rows of alley: zombies above the numbers, floor and Survivor below, the street at the end. */
export function Alley({
  view,
  pick,
  name,
  news,
  targets,
}: {
  readonly view: View
  readonly pick: Narrowing<Move>
  readonly name: string
  readonly news: readonly Told<Event>[]
  /** What can be aimed at; the place in the list is its key. */
  readonly targets: readonly string[]
}) {
  const fresh = new Set(
    news.flatMap(({ event }) => ('row' in event ? [event.row as number] : 'to' in event ? [event.to as number] : [])),
  )
  const [kind, slot] = (pick.picked[0] ?? '').split(':')
  const weapon = kind === 'slot' ? view.slots[Number(slot)] : null
  const reach = weapon ? reachOf(weapon, view.row) : null
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
          range={rangeOf(reach, i + 1)}
          targets={targets}
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

/** The bracket over the rows that the weapon in hand reaches. */
function rangeOf(reach: { from: number; to: number } | null, row: number): string {
  if (!reach || row < reach.from || row > reach.to) return ''
  return `in-range ${row === reach.from ? 'range-start' : ''} ${row === reach.to ? 'range-end' : ''}`
}

function AlleyRow({
  number,
  row,
  view,
  pick,
  name,
  fresh,
  range,
  targets,
}: {
  number: number
  row: RowView
  view: View
  pick: Narrowing<Move>
  name: string
  fresh: boolean
  range: string
  targets: readonly string[]
}) {
  const here = view.row === number
  const ground = pick.can(`at:${number * 10}`)
  return (
    <li className={`row ${here ? 'row--here' : ''} ${range}`} aria-label={`Row ${number}`}>
      <div className="zombie-side">
        {row.zombies.map((zombie, i) => (
          <Zombie
            key={`${zombie.zombie}/${i}`}
            zombie={zombie}
            at={number * 10 + i + 1}
            view={view}
            pick={pick}
            fresh={fresh}
            digit={targets.indexOf(`at:${number * 10 + i + 1}`) + 1}
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
            className={`step-here ${pick.mark(`at:${number * 10}`)}`}
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
  digit,
}: {
  zombie: ZombieView
  at: number
  view: View
  pick: Narrowing<Move>
  fresh: boolean
  /** Its key while something is aimed; 0: none. */
  digit: number
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
      {digit > 0 && (
        <span className="shot-key" aria-hidden="true">
          {digit}
        </span>
      )}
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
      className={`${className} ${pick.mark(anchor)}`}
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
      className={`step-here ${pick.mark(anchor)}`}
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
