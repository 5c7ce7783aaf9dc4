import claws from 'icon:claw-slashes'
import stars from 'icon:knockout'
import undead from 'icon:raise-zombie'
import truck from 'icon:truck'
import walk from 'icon:walk'
import { chanceText } from '@holdout/knowledge'
import type { LogLine, Scene } from '@holdout/table'
import {
  cardIn,
  type Event,
  idOf,
  type Move,
  oddsOf,
  type RowView,
  reachOf,
  rowOfTarget,
  type Slot,
  STREET,
  strikersIn,
  type Target,
  targetAt,
  textOfCard,
  titleOf,
  type View,
  wholeRow,
  type ZombieView,
  zombieNamed,
} from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { type Ref, useEffect, useRef } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { Floor } from './floor.tsx'
import { Picture } from './picture.tsx'
import { PIECE, readPiece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { text } from './text.ts'
import { isActing, whyNotZombie } from './why-not.ts'

/** The 10 rows of the alley: zombies above the numbers, floor and Survivor below, the street at the end. */
export function Alley({
  scene,
  pick,
  name,
  news,
  targets,
  read,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly name: string
  readonly news: readonly LogLine<Event>[]
  /** The possible targets; the index in the list gives its key. */
  readonly targets: readonly string[]
  readonly read: Reader
}) {
  const { view } = scene
  const fresh = new Set(
    news.flatMap(({ event }) => ('row' in event ? [event.row as number] : 'to' in event ? [event.to as number] : [])),
  )
  const reach = reachOfPicked(view, pick)
  const standee = useRef<HTMLDivElement>(null)
  // Where the alley does not fit, it shows the Survivor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the Survivor walks
  useEffect(() => void standee.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [view.row])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className="ts-alley" aria-label={text.alley.label} tabIndex={0}>
      {view.rows.map((row, i) => (
        <AlleyRow
          key={i}
          number={i + 1}
          row={row}
          scene={scene}
          pick={pick}
          name={name}
          fresh={fresh.has(i + 1)}
          range={rangeOf(reach, i + 1)}
          targets={targets}
          standee={standee}
          read={read}
        />
      ))}
      <li className={`ts-street ${view.row === STREET ? 'is-here' : ''}`}>
        <i className="ts-lamp" data-stage />
        <Icon of={truck} />
        <b>{text.alley.street}</b>
        <span>{text.alley.streetHelp}</span>
        <Step row={STREET} view={view} pick={pick} />
        {view.row === STREET && <Standee view={view} name={name} at={standee} />}
      </li>
    </ol>
  )
}

/** The rows that the selected weapon, or its selected use, reaches. */
function reachOfPicked(view: View, pick: Selection<Move>): ReturnType<typeof reachOf> {
  const picked = pick.picked.map(readPiece)
  const slot = picked.find(({ kind }) => kind === 'slot')
  const weapon = slot ? cardIn(view, Number(slot.of)) : null
  const use = picked.find(({ kind }) => kind === 'use')?.of.replace('+token', '') ?? null
  return weapon ? reachOf(weapon, view.row, use) : null
}

/** The class of a row within the reach of the selected weapon. */
function rangeOf(reach: { from: number; to: number } | null, row: number): string {
  if (!reach || row < reach.from || row > reach.to) return ''
  return `ts-in-range ${row === reach.from ? 'ts-range-start' : ''} ${row === reach.to ? 'ts-range-end' : ''}`
}

function AlleyRow({
  number,
  row,
  scene,
  pick,
  name,
  fresh,
  range,
  targets,
  standee,
  read,
}: {
  number: number
  row: RowView
  scene: Scene<View, Move>
  pick: Selection<Move>
  name: string
  fresh: boolean
  range: string
  targets: readonly string[]
  standee: Ref<HTMLDivElement>
  read: Reader
}) {
  const { view } = scene
  const here = view.row === number
  const ground = PIECE.at(wholeRow(number))
  return (
    <li className={`ts-row ${here ? 'ts-row--here' : ''} ${range}`} aria-label={text.alley.row(number)}>
      <div className="ts-zombie-side">
        {row.zombies.map((zombie, i) => (
          <Zombie
            key={`${zombie.zombie}/${i}`}
            zombie={zombie}
            at={targetAt(number, i + 1)}
            scene={scene}
            pick={pick}
            fresh={fresh}
            digit={targets.indexOf(PIECE.at(targetAt(number, i + 1))) + 1}
          />
        ))}
        {number === 1 && <Warehouse view={view} pick={pick} />}
      </div>
      <div className="ts-row-number">
        {number}
        {Math.abs(number - view.row) > 0 && view.row > 0 && (
          <small aria-hidden="true">{Math.abs(number - view.row)}</small>
        )}
      </div>
      <div className="ts-survivor-side">
        {here && <Standee view={view} name={name} at={standee} />}
        <Step row={number} view={view} pick={pick} />
        {(pick.can(ground) || pick.isPicked(ground)) && (
          <button
            {...pick.button(ground)}
            className={`ts-step-here ${pick.mark(ground)}`}
            aria-label={text.alley.throwLabel(number)}
          >
            {text.alley.throwHere}
          </button>
        )}
        <Floor row={row} here={here} pick={pick} read={read} />
      </div>
    </li>
  )
}

function Zombie({
  zombie,
  at,
  scene,
  pick,
  fresh,
  digit,
}: {
  zombie: ZombieView
  at: Target
  scene: Scene<View, Move>
  pick: Selection<Move>
  fresh: boolean
  /** Its key while something is aimed; 0 if it has none. */
  digit: number
}) {
  const { view } = scene
  const { title } = textOfCard(zombie.zombie)
  const full = zombieNamed(zombie.zombie)?.health ?? 0
  const piece = PIECE.at(at)
  const can = pick.can(piece)
  const picked = pick.isPicked(piece)
  const { why, mode } = useSession()
  const acts = mode === 'play' && isActing(view)
  // While the Survivor acts, the zombies that would strike at the next step show it.
  const strikes = view.asked === 'survivor-acts' && strikersIn(view, view.row).includes(at)
  const state = [
    strikes && text.zombie.strikes,
    zombie.down && text.zombie.down,
    zombie.time > 0 && text.zombie.time(zombie.time),
    view.grabbedBy === at && text.zombie.grabs,
  ]
    .filter(Boolean)
    .join(', ')
  const label = text.zombie.label(title, rowOfTarget(at), zombie.health, state)
  const body = (
    <>
      <span className="ts-zombie-name">{title}</span>
      {digit > 0 && (
        <span className="ts-shot-key" aria-hidden="true">
          {digit}
        </span>
      )}
      <Picture of={zombie.zombie} />
      <span className="ts-zombie-hp" aria-hidden="true">
        {Array.from({ length: Math.max(full, zombie.health) }, (_, i) => (
          <i key={i} className={`ts-hp ${i < zombie.health ? '' : 'ts-hp--lost'}`} />
        ))}
      </span>
      {zombie.down && (
        <span className="ts-state-word">
          <Icon of={stars} />
          {text.zombie.downMark}
        </span>
      )}
      {strikes && view.grabbedBy !== at && (
        <span className="ts-claw">
          <Icon of={claws} />
        </span>
      )}
      {zombie.time > 0 && <span className="ts-state-word">{text.zombie.timeMark(zombie.time)}</span>}
      {view.grabbedBy === at && (
        <span className="ts-state-word">
          <Icon of={claws} />
          {text.zombie.grabsMark}
        </span>
      )}
    </>
  )
  const className = `ts-zombie ${aboutOf(view) === at ? 'is-asked' : ''} ts-zombie--${zombieNamed(zombie.zombie)?.tier} ${zombie.down ? 'ts-zombie--down' : ''} ${fresh ? 'is-new' : ''}`
  const out = pick.picked.length > 0 ? 'ts-zombie--out' : ''
  if (!can && !picked && acts)
    return (
      <button
        type="button"
        className={`${className} ${out}`}
        aria-label={label}
        aria-disabled="true"
        data-names={idOf(zombie.zombie)}
        onClick={() => why(whyNotZombie(scene, at, gearOf(pick)))}
      >
        {body}
      </button>
    )
  if (!can && !picked)
    return (
      <div className={`${className} ${out}`} role="img" aria-label={label} data-names={idOf(zombie.zombie)}>
        {body}
      </div>
    )
  return (
    <button
      {...pick.button(piece)}
      className={`${className} ${pick.mark(piece)}`}
      aria-label={label}
      data-names={idOf(zombie.zombie)}
    >
      {body}
    </button>
  )
}

/** The slot of the weapon that is aimed. */
function gearOf(pick: Selection<Move>): Slot | null {
  const slot = pick.picked.map(readPiece).find(({ kind }) => kind === 'slot')
  return slot ? (Number(slot.of) as Slot) : null
}

/** The zombie that the open question is about. */
function aboutOf({ asked, about, attack, blow }: View): Target | null {
  if (asked === 'block' || asked === 'last-breath') return blow?.zombie ?? null
  if (asked === 'after-result' || asked === 'zombie-reacts') return attack?.target ?? null
  return asked === 'confront' && typeof about === 'number' ? about : null
}

/** A row that the Survivor or a zombie can move to, with the cost and the strikes on the way. */
function Step({ row, view, pick }: { row: number; view: View; pick: Selection<Move> }) {
  const piece = PIECE.row(row)
  if (!pick.can(piece) && !pick.isPicked(piece)) return null
  const to = row === STREET ? text.alley.toStreet : text.alley.toRow(row)
  const words = pick.open.map(({ text }) => plain(text)).find(choice => new RegExp(`to ${to}(?!\\d)`).test(choice))
  const price = /\((\dE|free)\)/.exec(words ?? '')?.[1]
  const move = pick.makes(piece)
  const isWalk = move?.move === 'walk'
  const goal = view.asked === 'place-horde' ? text.alley.placeHere : text.alley.goHere
  return (
    <button
      {...pick.button(piece)}
      className={`ts-step-here ${pick.mark(piece)}`}
      aria-label={words ?? text.alley.goTo(to)}
    >
      <b>
        {isWalk ? (move.by > 0 ? text.alley.forward : text.alley.back) : goal} {price}
        {isWalk && <kbd>{move.by > 0 ? 'D' : 'A'}</kbd>}
      </b>
      {isWalk && <Strikes view={view} move={move} />}
    </button>
  )
}

/** The strikes that a step causes, and the chance to be hurt. */
function Strikes({ view, move }: { view: View; move: Extract<Move, { move: 'walk' }> }) {
  const count = move.by > 0 ? strikersIn(view, view.row).length : 0
  const { counts } = useStore(settings)
  const odds = count > 0 && counts ? oddsOf(view, move) : null
  return (
    <>
      <em className={count === 0 ? 'ts-strikes--none' : 'ts-strikes'}>{text.alley.strikes(count)}</em>
      {odds && <em className="ts-strikes__odds">{text.alley.hurt(chanceText(odds.chance))}</em>}
    </>
  )
}

function Standee({ view, name, at }: { view: View; name: string; at: Ref<HTMLDivElement> }) {
  const notes = [view.down && text.player.down, view.grabbedBy !== null && text.player.grabbed]
    .filter(Boolean)
    .join(', ')
  return (
    <div
      ref={at}
      className={`ts-standee ${view.down ? 'is-down' : ''}`}
      data-own-place
      role="img"
      aria-label={text.player.label(name, notes)}
      data-names={view.character ?? undefined}
    >
      <Icon of={walk} />
      <b>{name}</b>
      {notes && <em>{notes}</em>}
    </div>
  )
}

/**
 * The zombies in the warehouse: their number for the Survivor, their names for the zombie player, who chooses there
 * which one breaks in.
 */
function Warehouse({ view, pick }: { view: View; pick: Selection<Move> }) {
  const known = view.warehouse.filter(card => card !== null)
  const open = [...new Set(known)].filter(card => pick.can(PIECE.inside(card)) || pick.isPicked(PIECE.inside(card)))
  const names = known.map(card => titleOf(card)).join(', ')
  return (
    <section
      className={`ts-warehouse ${open.length > 0 ? 'is-open' : ''}`}
      aria-label={text.alley.warehouse(view.warehouse.length)}
      {...(open.length === 0 && tells(text.alley.warehouseTitle, text.alley.warehouseHelp(names)))}
    >
      {open.length > 0 ? (
        open.map(card => (
          <button
            key={card}
            {...pick.button(PIECE.inside(card))}
            className={`ts-inside ${pick.mark(PIECE.inside(card))}`}
            aria-label={text.alley.breakIn(titleOf(card))}
          >
            {titleOf(card)}
          </button>
        ))
      ) : (
        <>
          <span className="ts-card-back ts-card-back--zombie" aria-hidden="true">
            <Icon of={undead} />
          </span>
          <span>
            {text.alley.inside(view.warehouse.length)}
            {names && <small>{names}</small>}
          </span>
        </>
      )}
    </section>
  )
}
