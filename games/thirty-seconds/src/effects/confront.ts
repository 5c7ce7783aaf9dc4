import { capitalized, type Seat, say } from '@holdout/engine'
import type { Ask, MoveOf, NeedOf } from '../cx.ts'
import { type CardId, modeNamed, nameOf, supplyOf } from '../data/load.ts'
import { modeIsReady } from '../rules/aiming.ts'
import { comesFirst, passing, silencePasses, survivorAnswers } from '../rules/answers.ts'
import { announce } from '../rules/attack.ts'
import { discardFromHand } from '../rules/decks.ts'
import { modeTitle } from '../say/cards.ts'
import { zombieThere } from '../say/parts.ts'
import { cardIn, fullSlots } from '../slots.ts'
import { findZombie, mightHold, rowOf, type State, SURVIVOR, tacticInHand, targetOf } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** Confrontation. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'confront' }

const CARD = 'confrontation'

type Confronting = Extract<Parameters<NonNullable<MoveOf<'confront', 'confront'>['take']>>[1], object>

/** TS-56 The once-per-turn limit of a mode applies to Confrontation too; not in version 1. */
const READY: readonly NeedOf<Confronting>[] = [
  ...modeIsReady<Confronting>(s => s.rules !== undefined),
  ['TS-57', (_s, { mode }) => modeNamed(mode).min === 0, 'That mode does not reach your own row.'],
]

function ways(s: State): Confronting[] {
  return fullSlots(s).flatMap(slot =>
    supplyOf(cardIn(s, slot) as CardId).modes.map(({ id }) => ({ move: 'confront' as const, slot, mode: id })),
  )
}

const confrontKind: MoveOf<'confront', 'confront'> = {
  rule: 'TS-D16',
  label: ({ mode }) => say`Confront it: ${modeTitle(mode)}`,
  candidates: ways,
  needs: [['TS-70', s => tacticInHand(s.hand, CARD) !== null, 'You do not have Confrontation.'], ...READY],
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
  asks(s, step) {
    const found = findZombie(s, step.zombie)
    if (s.phase === null || found === null || found.time > 0 || rowOf(s, step.zombie) !== s.row) return NO_SEATS
    if (!mightHold(s, SURVIVOR, CARD)) return NO_SEATS
    return ways(s).some(way => READY.every(([, holds]) => holds(s, way, step, SURVIVOR))) ? ASKED : NO_SEATS
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
