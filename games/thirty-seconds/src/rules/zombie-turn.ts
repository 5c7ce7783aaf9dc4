import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, isZombie, nameOf, zombieOf } from '../data/load.ts'
import { SOLO_DECKS } from '../data/solo.ts'
import { type AiStepName, type Moves, PASS } from '../moves.ts'
import {
  hasRoom,
  isDownForGood,
  isFrozen,
  isSolo,
  type Lurker,
  lurkerTag,
  ROW_LIMIT,
  ROWS,
  rowAt,
  rowOf,
  type State,
  targetOf,
  ZOMBIE,
  type Zombie,
  zombieAt,
} from '../state.ts'
import { type Target, targetAt } from '../targets.ts'
import { drawForZombies, poolOf } from './decks.ts'
import { releaseFrom } from './health.ts'
import { beginTurn } from './turn.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [ZOMBIE]

/** TS-101 The zombie turn. TS-130 In solo its Action Phase is the deck of step cards, each once and in order. */
export function zombieTurn(s: State, _step: object, cx: Cx): void {
  beginTurn(s, ZOMBIE, cx)
  cx.next(
    { step: 'cards-run-out' },
    { step: 'reshuffle' },
    { step: 'hand-limit', seat: ZOMBIE },
    { step: 'zombie-turn-ends' },
  )
  if (isSolo(s)) {
    const [draw, ...steps] = SOLO_DECKS[s.options['solo-ai']].steps.map(({ id }) => ({ step: id as AiStepName }))
    return cx.next(draw, { step: 'begin-actions', seat: ZOMBIE }, ...steps, { step: 'end-actions' })
  }
  cx.next(
    { step: 'zombie-draws' },
    { step: 'break-in' },
    { step: 'start-clock', seat: ZOMBIE },
    { step: 'begin-actions', seat: ZOMBIE },
    { step: 'zombie-acts' },
    { step: 'end-actions' },
  )
}

export function endZombieTurn(_s: State, _step: object, cx: Cx): void {
  cx.next({ step: 'survivor-turn' })
}

/** TS-101 (a) One card of each deck. */
export function zombieDraws(s: State, _step: object, cx: Cx): void {
  drawForZombies(s, 'zombie', 'TS-101', cx)
  drawForZombies(s, 'tactics', 'TS-101', cx)
}

/** TS-101 (b) One warehouse zombie breaks in, if row 1 has room. TS-131 In solo the bottom one. */
export function breakIn(s: State, _step: object, cx: Cx): void {
  if (s.warehouse.length === 0 || !hasRoom(s, 1)) return cx.next({ step: 'rise' })
  if (isSolo(s) || s.warehouse.length === 1) return breaksIn(s, s.warehouse[0], cx)
  cx.next({ step: 'choose-break-in' })
}

/** TS-D20 Which zombie breaks in. */
export function offerChooseBreakIn(s: State, _step: object, _seat: Seat, list: Moves['choose-break-in'][]): void {
  for (const card of new Set(s.warehouse.map(lurkerTag))) list.push({ move: 'break-in', card })
}

export function takeChooseBreakIn(
  s: State,
  _step: object,
  _seat: Seat,
  { card }: Moves['choose-break-in'],
  cx: Cx,
): void {
  breaksIn(s, s.warehouse.find(lurker => lurkerTag(lurker) === card) as Lurker, cx)
}

/** Time-out: the bottom one. */
export function usualChooseBreakIn(s: State): Moves['choose-break-in'] {
  return { move: 'break-in', card: lurkerTag(s.warehouse[0]) }
}

/** The zombie keeps its remaining health (the option `grenade-door`). */
function breaksIn(s: State, lurker: Lurker, cx: Cx): void {
  s.warehouse.splice(s.warehouse.indexOf(lurker), 1)
  cx.barrier('reveal')
  enter(s, lurker.card, 1, 'TS-101', cx).health = lurker.health
  riseThenAdvance(s, [lurker.card], cx)
}

/** The option `rising`, then the advance without zombies that just entered or stood up. */
function riseThenAdvance(s: State, done: readonly CardId[], cx: Cx): void {
  const before: CardId[] = [...done]
  if (s.options.rising === 'all') {
    for (const row of s.rows) {
      for (const zombie of row.zombies) {
        if (!mayRise(s, zombie)) continue
        rises(s, zombie, 'TS-101', cx)
        before.push(zombie.card)
      }
    }
  } else if (s.options.rising === 'one') {
    const first = chosen(s, zombie => mayRise(s, zombie))
    if (first !== null) {
      if (!isSolo(s)) return cx.next({ step: 'choose-rising', done: before })
      rises(s, first, 'TS-101', cx)
      before.push(first.card)
    }
  }
  cx.next({ step: isSolo(s) ? 'march' : 'advance', pack: false, done: before })
}

export function riseAndAdvance(s: State, _step: object, cx: Cx): void {
  riseThenAdvance(s, [], cx)
}

export function offerChooseRising(s: State, _step: object, _seat: Seat, list: Moves['choose-rising'][]): void {
  eachZombie(s, (zombie, _row, target) => {
    if (mayRise(s, zombie)) list.push({ move: 'rise', target })
  })
  list.push(PASS)
}

/** Time-out: the zombie of TS-136. */
export function usualChooseRising(s: State): Moves['choose-rising'] {
  return { move: 'rise', target: targetOf(s, chosen(s, zombie => mayRise(s, zombie))?.card as CardId) }
}

/** TS-D31 One zombie of the player's choice, or none, stands up and does not advance. */
export function takeChooseRising(
  s: State,
  { done }: { done: readonly CardId[] },
  _seat: Seat,
  move: Moves['choose-rising'],
  cx: Cx,
): void {
  if (move.move === 'pass') return cx.next({ step: 'advance', pack: false, done })
  const zombie = zombieAt(s, move.target)
  rises(s, zombie, 'TS-101', cx)
  cx.next({ step: 'advance', pack: false, done: [...done, zombie.card] })
}

/** TS-105, TS-150 Whether a zombie can stand up: it is down, but not for good. */
export function mayRise(s: State, zombie: Zombie): boolean {
  return zombie.down && !isDownForGood(s, zombie)
}

export function rises(s: State, zombie: Zombie, rule: string, cx: Cx): void {
  zombie.down = false
  cx.emit?.({ event: 'zombie-rose', rule, zombie: nameOf(zombie.card), row: rowOf(s, zombie.card) as number })
}

/** TS-111 A zombie enters a row above the zombies there. TS-116 A Zombie Friend gets its time tokens. */
export function enter(s: State, card: CardId, row: number, rule: string, cx: Cx): Zombie {
  const { id, health } = zombieOf(card)
  const pool = poolOf(s, ZOMBIE)
  const time = id === 'zombie-friend' ? Math.min(2, s.timeTokens[pool]) : 0
  s.timeTokens[pool] -= time
  const zombie: Zombie = { card, health, down: false, time, attacked: false }
  rowAt(s, row).zombies.push(zombie)
  cx.emit?.({ event: 'entered', rule, zombie: nameOf(card), row })
  return zombie
}

export function holdsZombie(s: State): boolean {
  return s.zombieHand.some(isZombie)
}

/** One choice for each kind of zombie in hand. */
export function offerSending(s: State, list: { push(move: { move: 'send'; card: string }): void }): void {
  for (const card of new Set(s.zombieHand.filter(isZombie).map(nameOf))) list.push({ move: 'send', card })
}

/** Puts a zombie from the hand face up into row 10. */
export function sendFromHand(s: State, card: CardId, rule: string, cx: Cx): void {
  s.zombieHand.splice(s.zombieHand.indexOf(card), 1)
  enter(s, card, ROWS, rule, cx)
}

/** From row 1 up, within a row from the bottom. */
export function eachZombie(s: State, visit: (zombie: Zombie, row: number, target: Target) => void): void {
  for (let row = 1; row <= ROWS; row++) {
    const { zombies } = rowAt(s, row)
    for (let at = 0; at < zombies.length; at++) visit(zombies[at], row, targetAt(row, at + 1))
  }
}

/** TS-138 One row toward the Survivor. */
export function towards(s: State, row: number): number {
  return s.row > row ? 1 : -1
}

/**
 * TS-102, TS-137 Whether a zombie can move toward the Survivor: standing, outside their row, not stopped by
 * Distraction, with room in the next row.
 */
export function mayAdvance(s: State, zombie: Zombie, row: number): boolean {
  return !zombie.down && row !== s.row && !isFrozen(s, row) && hasRoom(s, row + towards(s, row))
}

/** TS-114 A Runner moves a second row, unless it has reached the Survivor or the next row is full. */
export function mayGoTwo(s: State, zombie: Zombie, row: number): boolean {
  if (zombieOf(zombie.card).reach < 2) return false
  const step = towards(s, row)
  return row + step !== s.row && hasRoom(s, row + 2 * step)
}

/** Moves a zombie to the lowest free place of another row. TS-127 Leaving the Survivor's row ends its grab. */
function moveZombie(s: State, zombie: Zombie, by: number, rule: string, cx: Cx): void {
  const from = rowOf(s, zombie.card) as number
  const { zombies } = rowAt(s, from)
  zombies.splice(zombies.indexOf(zombie), 1)
  rowAt(s, from + by).zombies.push(zombie)
  cx.emit?.({ event: 'zombie-moved', rule, zombie: nameOf(zombie.card), from, to: from + by })
  if (from + by !== s.row) releaseFrom(s, zombie.card, cx)
}

export interface Marching {
  readonly pack: boolean
  readonly done: readonly CardId[]
}

interface Marcher {
  readonly zombie: Zombie
  readonly row: number
}

/**
 * TS-102 The zombies that still have to advance and can, in the order of TS-131: nearest, behind before ahead, bottom
 * first.
 */
function marchers(s: State, done: readonly CardId[]): Marcher[] {
  const list: Marcher[] = []
  for (let distance = 1; distance < ROWS; distance++) {
    for (const row of [s.row - distance, s.row + distance]) {
      if (row < 1 || row > ROWS) continue
      for (const zombie of rowAt(s, row).zombies)
        if (!done.includes(zombie.card) && mayAdvance(s, zombie, row)) list.push({ zombie, row })
    }
  }
  return list
}

/** TS-102 The next part of the advance: a decision if there is a choice, otherwise the last zombie moves by itself. */
export function advance(s: State, { pack, done }: Marching, cx: Cx): void {
  const rest = marchers(s, done)
  if (rest.length === 0) return
  const choice = rest.length > 1 || mayGoTwo(s, rest[0].zombie, rest[0].row)
  cx.next({ step: choice ? 'choose-advance' : 'march', pack, done })
}

/** TS-D21, TS-D30 Which zombie moves next. */
export function asksChooseAdvance(s: State, { done }: Marching): readonly string[] {
  return marchers(s, done).length > 0 ? ASKED : NO_SEATS
}

export function offerChooseAdvance(s: State, { done }: Marching, _seat: string, list: Moves['choose-advance'][]): void {
  list.push(ADVANCE_ALL)
  for (const { zombie, row } of marchers(s, done)) {
    const target = targetAt(row, rowAt(s, row).zombies.indexOf(zombie) + 1)
    const step = towards(s, row)
    list.push({ move: 'advance', target, by: step })
    if (mayGoTwo(s, zombie, row)) list.push({ move: 'advance', target, by: 2 * step })
  }
}

export const ADVANCE_ALL = { move: 'advance-all' } as const

export function takeChooseAdvance(
  s: State,
  { pack, done }: Marching,
  _seat: string,
  move: Moves['choose-advance'],
  cx: Cx,
): void {
  if (move.move === 'advance-all') return cx.next({ step: 'march', pack, done })
  const zombie = zombieAt(s, move.target)
  cx.next({ step: 'advance', pack, done: [...done, zombie.card] })
  advances(s, zombie, move.by, pack, cx)
}

/** TS-131 The advance in its fixed order, Runners as far as they can. */
export function march(s: State, { pack, done }: Marching, cx: Cx): void {
  const [first] = marchers(s, done)
  if (first === undefined) return
  const { zombie, row } = first
  cx.next({ step: 'march', pack, done: [...done, zombie.card] })
  advances(s, zombie, towards(s, row) * (mayGoTwo(s, zombie, row) ? 2 : 1), pack, cx)
}

function advances(s: State, zombie: Zombie, by: number, pack: boolean, cx: Cx): void {
  moveZombie(s, zombie, by, pack ? 'TS-70' : 'TS-102', cx)
  if (pack && rowOf(s, zombie.card) === s.row) cx.next({ step: 'confront', zombie: zombie.card })
}

/**
 * TS-136 The first zombie that can do it: own row, then behind (nearest first), then ahead (nearest first); within a
 * row bottom first.
 */
export function chosen(s: State, can: (zombie: Zombie, row: number) => boolean): Zombie | null {
  const inRow = (row: number): Zombie | null => rowAt(s, row).zombies.find(zombie => can(zombie, row)) ?? null
  for (let row = Math.min(s.row, ROWS); row >= 1; row--) {
    const found = inRow(row)
    if (found) return found
  }
  for (let row = s.row + 1; row <= ROWS; row++) {
    const found = inRow(row)
    if (found) return found
  }
  return null
}

export function roomInTen(s: State): number {
  return ROW_LIMIT - rowAt(s, ROWS).zombies.length
}

/**
 * TS-104, TS-114 The moves of a zombie: one row in either direction, a Runner also two, row by row, never into a row of
 * three.
 */
export function waysOf(s: State, zombie: Zombie, row: number): number[] {
  if (isFrozen(s, row) || (zombie.down && !isDownForGood(s, zombie))) return []
  const ways: number[] = []
  const near = towards(s, row)
  for (const step of [near, -near]) {
    if (!hasRoom(s, row + step)) continue
    ways.push(step)
    if (zombieOf(zombie.card).reach > 1 && hasRoom(s, row + 2 * step)) ways.push(2 * step)
  }
  return ways
}

/** TS-104 Moves a zombie by card or Energy. If it ends in the Survivor's row it may be confronted (TS-D16). */
export function movesBy(s: State, zombie: Zombie, by: number, rule: string, cx: Cx): void {
  moveZombie(s, zombie, by, rule, cx)
  if (rowOf(s, zombie.card) === s.row) cx.next({ step: 'confront', zombie: zombie.card })
}
