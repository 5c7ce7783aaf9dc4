import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, type Mode, modeNamed, nameOf, supplyOf } from '../data/load.ts'
import { type Moves, PASS } from '../moves.ts'
import { isReady } from '../rules/aiming.ts'
import { announce } from '../rules/attack.ts'
import { discardFromHand } from '../rules/decks.ts'
import type { Slot } from '../slots.ts'
import { findZombie, hasAmmoFor, mightHold, rowOf, type State, SURVIVOR, tacticInHand, targetOf } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** Confrontation. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'confront' }

interface Confronting {
  readonly slot: Slot
  readonly mode: string
}

/** TS-D16, TS-140 Confrontation may be played after a zombie moved into the row. TS-R48 Never in a Draw Phase. */
export function asksConfront(s: State, { zombie }: { zombie: CardId }): readonly Seat[] {
  const found = findZombie(s, zombie)
  if (s.phase === null || found === null || found.time > 0 || rowOf(s, zombie) !== s.row) return NO_SEATS
  return mightHold(s, SURVIVOR, 'confrontation') && confrontModes(s).length > 0 ? ASKED : NO_SEATS
}

/** TS-56 The once-per-turn limit of a mode applies to Confrontation too. */
function confrontModes(s: State): Confronting[] {
  return s.slots.flatMap((weapon, at) =>
    weapon === null
      ? []
      : supplyOf(weapon)
          .modes.filter(mode => mode.min === 0 && mayConfrontBy(s, weapon, mode))
          .map(mode => ({ slot: at + 1, mode: mode.id })),
  )
}

function mayConfrontBy(s: State, weapon: CardId, mode: Mode): boolean {
  return s.rules === undefined ? hasAmmoFor(s, weapon, mode) : isReady(s, weapon, mode)
}

export function offerConfront(s: State, _step: object, _seat: Seat, list: Moves['confront'][]): void {
  list.push(PASS)
  if (tacticInHand(s.hand, 'confrontation') === null) return
  for (const { slot, mode } of confrontModes(s)) list.push({ move: 'confront', slot, mode })
}

export function takeConfront(
  s: State,
  { zombie }: { readonly zombie: CardId },
  _seat: Seat,
  move: Moves['confront'],
  cx: Cx,
): void {
  if (move.move === 'pass') return
  const { slot, mode } = move
  discardFromHand(s, tacticInHand(s.hand, 'confrontation') as CardId)
  const target = targetOf(s, zombie)
  cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card: 'confrontation', zombie: nameOf(zombie), target })
  announce(s, { slot, mode: modeNamed(mode), target, mayAgain: false }, cx)
}

export const worth = { confrontation: 0.2 }
