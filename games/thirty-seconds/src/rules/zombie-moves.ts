import { say } from '@holdout/engine'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { type CardId, nameOf, zombieOf } from '../data/load.ts'
import type { Moves, Steps } from '../moves.ts'
import { row as rowRef, zombieThere } from '../say/parts.ts'
import {
  allTargets,
  hasRoom,
  isDownForGood,
  isFrozen,
  isRow,
  ROWS,
  rowAt,
  rowOf,
  type State,
  targetOf,
  ZOMBIE,
  type Zombie,
  zombieAt,
} from '../state.ts'
import { NO_TARGET, rowOfTarget, type Target, targetAt, zombieOn } from '../targets.ts'
import { comesFirst, zombiesAnswer } from './answers.ts'
import { releaseFrom } from './health.ts'
import { notFrozen } from './needs.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [ZOMBIE]

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

type Marching = Steps['advance']

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
    addMarchers(s, s.row - distance, done, list)
    addMarchers(s, s.row + distance, done, list)
  }
  return list
}

function addMarchers(s: State, row: number, done: readonly CardId[], list: Marcher[]): void {
  if (!isRow(row)) return
  for (const zombie of rowAt(s, row).zombies)
    if (!done.includes(zombie.card) && mayAdvance(s, zombie, row)) list.push({ zombie, row })
}

/** TS-102 The next part of the advance: a decision if there is a choice, otherwise the last zombie moves by itself. */
export function advance(s: State, { pack, done }: Marching, cx: Cx): void {
  const rest = marchers(s, done)
  if (rest.length === 0) return
  const choice = rest.length > 1 || mayGoTwo(s, rest[0].zombie, rest[0].row)
  cx.next({ step: choice ? 'choose-advance' : 'march', pack, done })
}

export function anyAdvances(s: State, done: readonly CardId[]): boolean {
  for (let row = 1; row <= ROWS; row++)
    for (const zombie of rowAt(s, row).zombies)
      if (mayAdvance(s, zombie, row) && !done.includes(zombie.card)) return true
  return false
}

type Advance = Extract<Moves['choose-advance'], { readonly move: 'advance' }>

const advanceKind: MoveOf<'advance', 'choose-advance'> = {
  rule: 'TS-102',
  label: ({ target, by }, v) => say`Advance ${zombieThere(v, target)} to ${rowRef(rowOfTarget(target) + by)}`,
  candidates(s, { done }) {
    const list: Advance[] = []
    for (const { zombie, row } of marchers(s, done)) {
      const target = targetAt(row, rowAt(s, row).zombies.indexOf(zombie) + 1)
      list.push({ move: 'advance', target, by: towards(s, row) })
      if (mayGoTwo(s, zombie, row)) list.push({ move: 'advance', target, by: 2 * towards(s, row) })
    }
    return list
  },
  exists: [
    [
      'TS-102',
      (s, { target, by }, { done }) =>
        marchers(s, done).some(
          ({ zombie, row }) =>
            targetOf(s, zombie.card) === target &&
            (by === towards(s, row) || (by === 2 * towards(s, row) && mayGoTwo(s, zombie, row))),
        ),
      'That zombie cannot advance that way.',
    ],
  ],
  take(s, { target, by }, cx, { pack, done }) {
    const zombie = zombieAt(s, target)
    cx.next({ step: 'advance', pack, done: [...done, zombie.card] })
    advances(s, zombie, by, pack, cx)
  },
}

const ADVANCE_ALL = { move: 'advance-all' } as const

const advanceAll: MoveOf<'advance-all', 'choose-advance'> = {
  rule: 'TS-102',
  label: () => say`Advance the rest, nearest first`,
  candidates: [ADVANCE_ALL],
  take: (_s, _move, cx, { pack, done }) => cx.next({ step: 'march', pack, done }),
}

/** TS-D21, TS-D30 Which zombie moves next. */
export const chooseAdvance: Ask<'choose-advance'> = {
  rule: 'TS-D21',
  ...zombiesAnswer,
  asks: (s, { done }) => (anyAdvances(s, done) ? ASKED : NO_SEATS),
  question: () => say`The zombies advance. Which one moves next?`,
  moves: { 'advance-all': advanceAll, advance: advanceKind },
  ...comesFirst('TS-102', 'First finish the advance.'),
  timeout: () => ADVANCE_ALL,
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

interface Step {
  readonly target: Target
  readonly by: number
}

/** Every move of a zombie that is worth talking about, the rows toward the Survivor first. */
export function allSteps(s: State): Step[] {
  return allTargets(s).flatMap(target => {
    const near = towards(s, rowOfTarget(target))
    const rows = zombieOf(zombieAt(s, target).card).reach > 1 ? [near, 2 * near, -near, -2 * near] : [near, -near]
    return rows.map(by => ({ target, by }))
  })
}

/** TS-104, TS-114, TS-111 The same as `waysOf`, as reasons. */
export const CAN_STEP: readonly NeedOf<Partial<Step>>[] = [
  ['TS-104', (s, { target = NO_TARGET }) => zombieOn(s, target) !== null, 'There is no zombie there.'],
  notFrozen('move', (_s, { target = NO_TARGET }) => rowOfTarget(target)),
  [
    'TS-104',
    (s, { target = NO_TARGET }) => !zombieAt(s, target).down || isDownForGood(s, zombieAt(s, target)),
    'It is down. First stand it up.',
  ],
  [
    'TS-104',
    (_s, { by = 0 }) => Number.isInteger(by) && by !== 0,
    'A zombie moves one row forward or back. A Runner moves one or two.',
  ],
  [
    'TS-128',
    (_s, { target = NO_TARGET, by = 0 }) => isRow(rowOfTarget(target) + by),
    'Zombies cannot leave the alley.',
  ],
  [
    'TS-114',
    (s, { target = NO_TARGET, by = 0 }) => Math.abs(by) <= zombieOf(zombieAt(s, target).card).reach,
    'Only a Runner can move two rows.',
  ],
  [
    'TS-111',
    (s, { target = NO_TARGET, by = 0 }) => hasRoom(s, rowOfTarget(target) + Math.sign(by)),
    'There are already three zombies in the next row.',
  ],
  [
    'TS-111',
    (s, { target = NO_TARGET, by = 0 }) => hasRoom(s, rowOfTarget(target) + by),
    'There are already three zombies in that row.',
  ],
]

/** TS-104 Moves a zombie by card or Energy. If it ends in the Survivor's row it may be confronted (TS-D16). */
export function movesBy(s: State, zombie: Zombie, by: number, rule: string, cx: Cx): void {
  moveZombie(s, zombie, by, rule, cx)
  if (rowOf(s, zombie.card) === s.row) cx.next({ step: 'confront', zombie: zombie.card })
}
