import { type Phrase, say } from '@holdout/engine'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { type CardId, isZombie, nameOf, zombieOf } from '../data/load.ts'
import { SOLO_DECKS } from '../data/solo.ts'
import type { AiStepName } from '../moves.ts'
import { chosenCard, price, row as rowRef, zombieThere } from '../say/parts.ts'
import {
  allTargets,
  hasRoom,
  isDownForGood,
  isKind,
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
import { type Target, zombieOn } from '../targets.ts'
import type { View } from '../view/types.ts'
import { comesFirst, passing, zombiesAnswer } from './answers.ts'
import { ACTION_COST } from './costs.ts'
import { drawForZombies, poolOf } from './decks.ts'
import { zombiesInHand } from './needs.ts'
import { beginTurn } from './turn.ts'

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

const breakInKind: MoveOf<'break-in', 'choose-break-in'> = {
  rule: 'TS-101',
  label: ({ card }) => say`Let ${chosenCard(card)} break in`,
  candidates: s => [...new Set(s.warehouse.map(lurkerTag))].map(card => ({ move: 'break-in', card })),
  exists: [['TS-101', (s, { card }) => lurkerNamed(s, card) !== undefined, 'That zombie is not behind the door.']],
  take: (s, { card }, cx) => breaksIn(s, lurkerNamed(s, card) as Lurker, cx),
}

function lurkerNamed(s: State, card: string): Lurker | undefined {
  return s.warehouse.find(lurker => lurkerTag(lurker) === card)
}

/** TS-D20 Which zombie breaks in. */
export const chooseBreakIn: Ask<'choose-break-in'> = {
  rule: 'TS-D20',
  ...zombiesAnswer,
  question: () => say`Which zombie breaks in through the warehouse door?`,
  moves: { 'break-in': breakInKind },
  ...comesFirst('TS-101', 'First choose the zombie that breaks in.'),
  /** The bottom one. */
  timeout: s => ({ move: 'break-in', card: lurkerTag(s.warehouse[0]) }),
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

/** The button for a zombie that stands up, which two decisions have. */
export function riseLabel({ target }: { readonly target: Target }, v: View): Phrase {
  return say`Stand up ${zombieThere(v, target)}${v.phase ? ` ${price(ACTION_COST)}` : ''}`
}

/** TS-105, TS-150 The zombie is down, but not for good. */
export function canRise<M>(at: (move: M) => Target): readonly NeedOf<M>[] {
  return [
    ['TS-105', (s, move) => zombieOn(s, at(move)) !== null, 'There is no zombie there.'],
    ['TS-105', (s, move) => zombieAt(s, at(move)).down, 'It is already standing.'],
    [
      'TS-150',
      (s, move) => !isDownForGood(s, zombieAt(s, at(move))),
      'It is down for good: it cannot stand up with 1 health.',
    ],
  ]
}

const riseKind: MoveOf<'rise', 'choose-rising'> = {
  rule: 'TS-D31',
  label: riseLabel,
  candidates: s =>
    allTargets(s)
      .filter(target => zombieAt(s, target).down)
      .map(target => ({ move: 'rise', target })),
  needs: canRise(({ target }) => target),
  take(s, { target }, cx, { done }) {
    const zombie = zombieAt(s, target)
    rises(s, zombie, 'TS-101', cx)
    cx.next({ step: 'advance', pack: false, done: [...done, zombie.card] })
  },
}

/** TS-D31 One zombie of the player's choice, or none, stands up and does not advance. */
export const chooseRising: Ask<'choose-rising'> = {
  rule: 'TS-D31',
  ...zombiesAnswer,
  question: () => say`Which zombie stands up before the advance?`,
  moves: {
    rise: riseKind,
    pass: passing('choose-rising', 'TS-D31', 'No zombie stands up', (_s, _move, cx, { done }) =>
      cx.next({ step: 'advance', pack: false, done }),
    ),
  },
  ...comesFirst('TS-D31', 'First choose the zombie that stands up.'),
  /** The zombie of TS-136. */
  timeout: s => ({ move: 'rise', target: targetOf(s, chosen(s, zombie => mayRise(s, zombie))?.card as CardId) }),
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

/** The zombies in hand, to send one of them to row 10. */
export function sending(rule: string) {
  return {
    rule,
    label: ({ card }: { readonly card: string }) => say`Send ${chosenCard(card)} to ${rowRef(ROWS)}`,
    candidates: (s: State) => zombiesInHand(s).map(card => ({ move: 'send' as const, card })),
    exists: [
      [
        rule,
        (s: State, { card }: { readonly card: string }) => zombiesInHand(s).includes(card),
        'You do not have that zombie.',
      ] as const,
    ],
  }
}

/** Puts a zombie from the hand face up into row 10. */
export function sendFromHand(s: State, card: CardId, rule: string, cx: Cx): void {
  s.zombieHand.splice(s.zombieHand.indexOf(card), 1)
  enter(s, card, ROWS, rule, cx)
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

/** TS-111 */
export const ROOM_IN_TEN: NeedOf = ['TS-111', s => hasRoom(s, ROWS), 'There are already three zombies in row 10.']

/** TS-115 Whether a Shrieker stands that has not called this turn. */
export function mayShriek(s: State): boolean {
  return !s.shrieked && s.rows.some(row => row.zombies.some(zombie => !zombie.down && isKind(zombie, 'shrieker')))
}
