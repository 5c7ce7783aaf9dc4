import { type Seat, say } from '@holdout/engine'
import { capitalized } from '@holdout/words'
import type { Ask, MoveOf } from '../cx.ts'
import { type CardId, modeNamed, nameOf, supplyOf } from '../data/load.ts'
import type { Moves } from '../moves.ts'
import { isReady, modeIsReady } from '../rules/aiming.ts'
import { comesFirst, passing, silencePasses, survivorAnswers } from '../rules/answers.ts'
import { announce } from '../rules/attack.ts'
import { discardFromHand } from '../rules/decks.ts'
import { modeTitle } from '../say/cards.ts'
import { zombieThere } from '../say/parts.ts'
import { cardIn, fullSlots } from '../slots.ts'
import { findZombie, hasAmmoFor, mightHold, rowOf, type State, SURVIVOR, tacticInHand, targetOf } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** Confrontation. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'confront' }

const CARD = 'confrontation'

/** TS-56 The once-per-turn limit of a mode applies to Confrontation too; not in version 1. */
const limitApplies = (s: State): boolean => s.rules !== undefined

/** Whether some weapon could confront a zombie: the same as the needs, for a question that is asked often. */
function canConfront(s: State): boolean {
  const isFit = limitApplies(s) ? isReady : hasAmmoFor
  for (const weapon of s.slots)
    if (weapon !== null)
      for (const mode of supplyOf(weapon).modes) if (mode.min === 0 && isFit(s, weapon, mode)) return true
  return false
}

const confrontKind: MoveOf<'confront', 'confront'> = {
  rule: 'TS-D16',
  label: ({ mode }) => say`Confront it: ${modeTitle(mode)}`,
  candidates: s =>
    fullSlots(s).flatMap(slot =>
      supplyOf(cardIn(s, slot) as CardId).modes.map(({ id }) => ({ move: 'confront' as const, slot, mode: id })),
    ),
  needs: [
    ['TS-70', s => tacticInHand(s.hand, CARD) !== null, 'You do not have Confrontation.'],
    ...modeIsReady<Moves['confront'] & { move: 'confront' }>(limitApplies),
    ['TS-57', (_s, { mode }) => modeNamed(mode).min === 0, 'That mode does not reach your own row.'],
  ],
  take(s, { slot, mode }, cx, { zombie }) {
    discardFromHand(s, tacticInHand(s.hand, CARD) as CardId)
    const target = targetOf(s, zombie)
    cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card: CARD, zombie: nameOf(zombie), target })
    announce(s, { slot, mode: modeNamed(mode), target, mayAgain: false }, cx)
  },
}

/** TS-D16, TS-140 Confrontation may be played after a zombie moved into the row. TS-R48 Never in a Draw Phase. */
export const confront: Ask<'confront'> = {
  rule: 'TS-D16',
  ...survivorAnswers,
  asks(s, { zombie }) {
    const found = findZombie(s, zombie)
    if (s.phase === null || found === null || found.time > 0 || rowOf(s, zombie) !== s.row) return NO_SEATS
    return mightHold(s, SURVIVOR, CARD) && canConfront(s) ? ASKED : NO_SEATS
  },
  question: v =>
    typeof v.about === 'number'
      ? capitalized(say`${zombieThere(v, v.about)} has moved into your row. Do you confront it?`)
      : say`A zombie has moved into your row. Do you confront it?`,
  moves: { pass: passing('confront', 'TS-D16', 'Do not confront it'), confront: confrontKind },
  ...comesFirst('TS-D16', 'First confront the zombie or pass.'),
  ...silencePasses,
}

export const worth = { [CARD]: 0.2 }
