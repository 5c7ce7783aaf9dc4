import { type Seat, say } from '@holdout/engine'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { isTactic, nameOf } from '../data/load.ts'
import { chosenCard } from '../say/parts.ts'
import {
  abilityOf,
  HAND_LIMITS,
  isTimed,
  type Phase,
  rowAt,
  type State,
  SURVIVOR,
  SURVIVOR_SIDE,
  ZOMBIE,
} from '../state.ts'
import { countMissed } from './absence.ts'
import { comesFirst, passing, survivorAnswers } from './answers.ts'
import { answerLimit } from './clock.ts'
import { discardFromHand, discardZombieCard, drawTactics, poolOf, zombieInHand } from './decks.ts'
import { roundLimit } from './endings.ts'
import { handLabels, held } from './needs.ts'
import { inHand } from './supplies.ts'

/** TS-23 The Survivor's turn: Draw Phase, Action Phase, Resolution Phase. Then comes the zombies' turn. */
export function survivorTurn(s: State, _step: object, cx: Cx): void {
  const limit = s.options['round-limit']
  if (limit > 0 && s.round >= limit) return roundLimit(s, cx)
  s.round += 1
  beginTurn(s, SURVIVOR, cx)
  cx.next(
    { step: 'survivor-draws' },
    { step: 'start-clock', seat: SURVIVOR },
    { step: 'begin-actions', seat: SURVIVOR },
    { step: 'survivor-acts' },
    { step: 'end-actions' },
    { step: 'cards-run-out' },
    { step: 'friends-waver' },
    { step: 'reshuffle' },
    { step: 'hand-limit', seat: SURVIVOR },
    { step: 'calm-down' },
    { step: 'survivor-turn-ends' },
    { step: 'zombie-turn' },
  )
}

/** TS-24 Sets the active player and resets everything that is limited to once per turn. */
export function beginTurn(s: State, seat: Seat, cx: Cx): void {
  cx.barrier('turn')
  s.active = seat
  s.abilityUsed = false
  s.freePickUpUsed = false
  s.attackActions = 0
  s.usedOnce.length = 0
  s.shrieked = false
  if (seat === ZOMBIE) for (const row of s.rows) for (const zombie of row.zombies) zombie.attacked = false
  cx.emit?.({ event: 'turn-began', rule: 'TS-23', seat, round: s.round })
}

/** TS-27 Draws one Tactics card for free. */
export function survivorDraws(s: State, _step: object, cx: Cx): void {
  drawTactics(s, 'TS-27', cx)
}

/** TS-28, TS-103 The Action Phase begins with the side's Energy. */
export function beginActions(s: State, { seat }: { seat: Seat }, cx: Cx): void {
  s.phase = { of: seat, timed: isTimed(s, seat), bell: false, acted: false }
  s.energy = seat === SURVIVOR ? survivorEnergy(s) : s.options['zombie-energy']
  if (seat === SURVIVOR && s.lastBreath === 'owed') s.lastBreath = 'spent'
  cx.emit?.({ event: 'phase-began', rule: seat === SURVIVOR ? 'TS-28' : 'TS-103', seat, energy: s.energy })
}

/** TS-28 The Energy on the card minus the penalties of TS-83 and TS-147, never below 0. */
function survivorEnergy(s: State): number {
  return Math.max(0, abilityOf(s).energy - s.energyLost - (s.lastBreath === 'owed' ? 2 : 0))
}

/** TS-98 The Action Phase is over and unspent Energy is lost. */
export function endActions(s: State, _step: object, cx: Cx): void {
  countMissed(s, s.phase as Phase, cx)
  s.energy = 0
  s.phase = null
  s.pauseAskedBy = null
}

/**
 * TS-85, TS-86 Discards cards whose time is over: Panic and Exhausted after the Survivor's turn, Distraction after the
 * zombies'.
 */
export function cardsRunOut(s: State, _step: object, cx: Cx): void {
  const over = s.inPlay.filter(card => isTactic(card) === (s.active === ZOMBIE))
  if (over.length === 0) return
  s.inPlay = s.inPlay.filter(card => !over.includes(card))
  for (const card of over) {
    if (isTactic(card)) {
      s.tactics.used.push(card)
      s.timeTokens[SURVIVOR_SIDE] += 1
    } else s.zombieTactics.used.push(card)
    cx.emit?.({ event: 'ran-out', rule: 'TS-86', card: nameOf(card) })
  }
}

/** TS-117 In the Survivor's Resolution Phase each Zombie Friend in the Survivor's row loses a time token. */
export function friendsWaver(s: State, _step: object, cx: Cx): void {
  for (const zombie of rowAt(s, s.row).zombies) {
    if (zombie.time === 0) continue
    zombie.time -= 1
    s.timeTokens[poolOf(s, ZOMBIE)] += 1
    cx.emit?.({ event: 'wavered', rule: 'TS-117', tokens: zombie.time })
  }
}

const discard: MoveOf<'discard', 'hand-limit'> = {
  rule: 'TS-88',
  label: ({ card }) => say`Discard ${chosenCard(card)}`,
  candidates: (s, _step, seat) => [...new Set(handLabels(s, seat))].map(card => ({ move: 'discard', card })),
  exists: [held('TS-88', 'You do not have that card.')],
  take(s, { card }, cx, _step, seat) {
    const chosen = seat === SURVIVOR ? inHand(s, card) : zombieInHand(s, card)
    if (seat === SURVIVOR) discardFromHand(s, chosen)
    else discardZombieCard(s, chosen)
    cx.emit?.({ event: 'discarded', rule: 'TS-88', seat, card: nameOf(chosen) })
    cx.next({ step: 'hand-limit', seat })
  },
}

/** TS-88 A seat with too many cards discards one at a time. */
export const handLimit: Ask<'hand-limit'> = {
  rule: 'TS-88',
  asks: (s, { seat }) => ((seat === SURVIVOR ? s.hand : s.zombieHand).length > HAND_LIMITS[seat] ? [seat] : []),
  clock: (s, { seat }) => answerLimit(s, seat),
  question: (_v, { seat }) => say`You can keep ${HAND_LIMITS[seat]} cards. Which one do you discard?`,
  moves: { discard },
  ...comesFirst('TS-88', 'First discard down to the hand limit.'),
  /** TS-D19, TS-D26 The newest card. */
  timeout: (s, { seat }) => ({ move: 'discard', card: handLabels(s, seat).at(-1) as string }),
}

const calm: MoveOf<'calm', 'calm-down'> = {
  rule: 'TS-148',
  label: () => say`Remove a Concussion token`,
  candidates: [{ move: 'calm' }],
  take(s, _move, cx) {
    s.concussions -= 1
    cx.emit?.({ event: 'head-cleared', rule: 'TS-148', tokens: s.concussions })
  },
}

/** TS-148 After a round without an attack one Concussion token may be removed. */
export const calmDown: Ask<'calm-down'> = {
  rule: 'TS-D27',
  ...survivorAnswers,
  asks: s => (s.concussions > 0 && !s.attacked ? [SURVIVOR] : []),
  question: () => say`No zombie attacked you for a whole round. Remove a Concussion token?`,
  moves: { calm, pass: passing('calm-down', 'TS-D27', 'Keep the token') },
  ...comesFirst('TS-148', 'First remove or keep the Concussion token.'),
  timeout: () => ({ move: 'calm' }),
}

/** TS-148 Starts counting attacks for the next round. */
export function endSurvivorTurn(s: State, _step: object, _cx: Cx): void {
  s.attacked = false
}
