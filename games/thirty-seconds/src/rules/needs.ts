import type { Seat } from '@holdout/engine'
import type { NeedOf } from '../cx.ts'
import { isZombie, nameOf } from '../data/load.ts'
import { titleOf } from '../say/cards.ts'
import {
  FULL_HEALTH,
  inPlay,
  isDownForGood,
  isFrozen,
  isKind,
  labelOf,
  STREET,
  type State,
  SURVIVOR,
  type Zombie,
} from '../state.ts'
import { NO_TARGET, rowOfTarget, type Target, zombieOn } from '../targets.ts'
import { canDraw } from './decks.ts'

/** Conditions that several kinds of move share. */

/** Moves from outside may name no zombie. */
interface AtTarget {
  readonly target?: Target
}

/** TS-31 The move can be paid. */
export function pays<M>(
  cost: number | ((s: State, move: M) => number),
  what: string | ((move: M) => string) = 'That',
  rule = 'TS-31',
): NeedOf<M> {
  const costOf = typeof cost === 'number' ? () => cost : cost
  return [
    rule,
    typeof cost === 'number' ? s => s.energy >= cost : (s, move) => s.energy >= cost(s, move),
    (s, move) => `${typeof what === 'string' ? what : what(move)} costs ${costOf(s, move)}E; you have ${s.energy}E.`,
  ]
}

/** These conditions, for some moves of the kind only. */
export function onlyIf<M, P = object>(
  concerns: (move: M) => boolean,
  needs: readonly NeedOf<M, P>[],
): readonly NeedOf<M, P>[] {
  return needs.map(([rule, holds, text]) => [
    rule,
    (s, move, step, seat) => !concerns(move) || holds(s, move, step, seat),
    text,
  ])
}

export const HEALTHY = `You already have ${FULL_HEALTH} health.`

/** The names of the cards in a seat's hand. */
export function handLabels(s: State, seat: Seat): string[] {
  return (seat === SURVIVOR ? s.hand : s.zombieHand).map(card => labelOf(s, card))
}

/** The names of the zombies in the Zombie player's hand, each once. */
export function zombiesInHand(s: State): string[] {
  return [...new Set(s.zombieHand.filter(isZombie).map(nameOf))]
}

/** The card of the move is in the hand. */
export function held(rule: string, text?: string): NeedOf<{ readonly card: string }> {
  return [
    rule,
    (s, { card }, _step, seat) => handLabels(s, seat).includes(card),
    (_s, { card }) => text ?? `You do not have ${titleOf(String(card))}.`,
  ]
}

/** Both cards of a trade are in the hand. */
export function bothHeld(rule: string): NeedOf<{ readonly card: string; readonly other: string }> {
  return [
    rule,
    (s, { card, other }, _step, seat) => {
      const hand = handLabels(s, seat)
      const at = hand.indexOf(card)
      return at >= 0 && hand.toSpliced(at, 1).includes(other)
    },
    'You do not have those two cards.',
  ]
}

/** TS-27 A Tactics card can be drawn. */
export const TACTICS_LEFT: NeedOf = ['TS-27', s => canDraw(s.tactics), 'The Tactics deck is out of cards.']

/** TS-127, TS-33 Movement Actions are possible. */
export const MAY_MOVE: readonly NeedOf[] = [
  ['TS-127', s => s.grabbedBy === null, 'A zombie has grabbed you. First break free.'],
  ['TS-33', s => !inPlay(s, 'exhausted'), 'You are Exhausted: no Movement Actions this turn.'],
]

/** TS-39 Movement needs a standing Survivor. */
export const MOVES_STANDING: NeedOf = [
  'TS-39',
  s => !s.down,
  s => (isDownForGood(s, s) ? 'You are down for good: you can only crawl.' : 'You are down. First stand up.'),
]

/** TS-34 Not below row 1; from row 10 into the street. */
export const ON_THE_WAY: readonly NeedOf<{ readonly by?: number }>[] = [
  ['TS-34', (s, { by = 0 }) => s.row + by >= 1, 'You cannot go back from row 1.'],
  ['TS-34', (s, { by = 0 }) => s.row + by <= STREET, 'That is past the street.'],
]

/** TS-40, TS-150 */
export const CAN_RISE: NeedOf = [
  'TS-150',
  s => !isDownForGood(s, s),
  'You are down for good: you cannot stand up until you have 2 health.',
]

/** TS-73 An ability costs a token and works once per turn. */
export const TOKEN_LEFT: readonly NeedOf[] = [
  ['TS-73', s => s.tokens > 0, 'You have no Ability token.'],
  ['TS-73', s => !s.abilityUsed, 'You have already used your ability this turn.'],
]

/** TS-33 Panic allows one Attack Action per turn. */
export const NO_PANIC: NeedOf = [
  'TS-33',
  s => s.attackActions === 0 || !inPlay(s, 'panic'),
  'Panic: you can take only one Attack Action this turn.',
]

export const STANDS: NeedOf = ['TS-39', s => !s.down, 'You must be standing for that. First stand up.']

/** The zombie at a target in the Survivor's row. */
export function zombieHere(s: State, target: Target = NO_TARGET): Zombie | null {
  return rowOfTarget(target) === s.row ? zombieOn(s, target) : null
}

/** TS-68, TS-117 The zombie is in the Survivor's row and may be chosen. */
export const IN_REACH: readonly NeedOf<AtTarget>[] = [
  [
    'TS-68',
    (s, { target }) => zombieHere(s, target) !== null,
    s => (s.rows[s.row - 1]?.zombies.length ? 'That zombie is not in your row.' : 'There is no zombie in your row.'),
  ],
  mayBeAimedAt(({ target }) => target),
]

/** TS-117 A Zombie Friend with time tokens is never chosen. */
export function mayBeAimedAt<M>(targetOf: (move: M) => Target | null | undefined): NeedOf<M> {
  return [
    'TS-117',
    (s, move) => !zombieOn(s, targetOf(move) ?? NO_TARGET)?.time,
    'You cannot choose a Zombie Friend that has time tokens.',
  ]
}

/** TS-113, TS-68 The zombie in the Survivor's row can be knocked down or shoved. */
export const CAN_FALL: readonly NeedOf<AtTarget>[] = [
  ...IN_REACH,
  [
    'TS-113',
    (s, { target }) => !isKind(zombieHere(s, target) as Zombie, 'crawler'),
    'A Crawler cannot be knocked down.',
  ],
  ['TS-68', (s, { target }) => !zombieHere(s, target)?.down, 'That zombie is already down.'],
]

/** TS-R38 Distraction does not stop the zombies of this row. */
export function notFrozen<M>(what: string, rowFor: (s: State, move: M) => number): NeedOf<M> {
  return [
    'TS-R38',
    (s, move) => !isFrozen(s, rowFor(s, move)),
    `Distraction is in play: zombies in row 10 cannot ${what}.`,
  ]
}
