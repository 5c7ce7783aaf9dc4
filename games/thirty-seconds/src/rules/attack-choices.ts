import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, type Mode, modeNamed, nameOf, supplyOf } from '../data/load.ts'
import * as attackAgain from '../effects/attack-again.ts'
import * as clip from '../effects/clip.ts'
import * as hurtMore from '../effects/hurt-more.ts'
import { maySpoil } from '../effects/spoil.ts'
import { type Moves, PASS } from '../moves.ts'
import { type Slot, slotOf } from '../slots.ts'
import {
  type Attack,
  isSolo,
  mightHold,
  modeOf,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
  targetOf,
  ZOMBIE,
  zombieAt,
} from '../state.ts'
import { rowOfTarget, type Target, targetAt } from '../targets.ts'
import { mayBeChosen, targetsOf } from './aiming.ts'
import { announce, isAuto, payWithCard, succeeds } from './attack.ts'
import { pointsLeft } from './attack-damage.ts'
import { discardFromHand } from './decks.ts'

const ZOMBIE_ASKED: readonly string[] = [ZOMBIE]
const NO_SEATS: readonly string[] = []

/**
 * TS-63 The Zombie player may spoil or block a success that is not automatic. Asked whenever they could hold such a
 * card.
 */
export function asksZombieReacts(s: State): readonly string[] {
  const attack = s.attack
  if (attack === null || isSolo(s) || !succeeds(attack) || isAuto(s, attack)) return NO_SEATS
  const aimed = maySpoil(attack) && mightHold(s, ZOMBIE, 'poor-aim')
  return aimed || mightHold(s, ZOMBIE, 'flailing-arms') ? ZOMBIE_ASKED : NO_SEATS
}

/**
 * TS-D08, TS-D09 The cards played after the result: Critical Hit, Clipped, Quick Trigger, Quick Hands. TS-96 Not after
 * the bell.
 */
export function asksAfterResult(s: State): readonly string[] {
  const { attack, phase } = s
  if (attack === null || phase === null || phase.of !== SURVIVOR || phase.bell) return NO_SEATS
  if (attackAgain.mayGoAgain(attack) && mightHold(s, SURVIVOR, attackAgain.cardFor(attack))) return [SURVIVOR]
  if (!succeeds(attack)) return NO_SEATS
  if (mightHold(s, SURVIVOR, 'critical-hit') && hurtMore.targets(s, attack).length > 0) return [SURVIVOR]
  return mightHold(s, SURVIVOR, 'clipped') && clip.targets(s, attack).length > 0 ? [SURVIVOR] : NO_SEATS
}

export function offerAfterResult(s: State, _step: object, _seat: Seat, list: Moves['after-result'][]): void {
  list.push(PASS)
  const attack = s.attack
  if (attack === null) return
  if (attackAgain.mayGoAgain(attack) && tacticInHand(s.hand, attackAgain.cardFor(attack)) !== null)
    list.push({ move: 'play', card: attackAgain.cardFor(attack) })
  if (!succeeds(attack)) return
  if (tacticInHand(s.hand, 'critical-hit') !== null)
    for (const target of hurtMore.targets(s, attack)) list.push({ move: 'play', card: 'critical-hit', target })
  if (tacticInHand(s.hand, 'clipped') !== null)
    for (const target of clip.targets(s, attack)) list.push({ move: 'play', card: 'clipped', target })
}

export function takeAfterResult(s: State, _step: object, _seat: Seat, move: Moves['after-result'], cx: Cx): void {
  if (move.move === 'pass') return
  const { card } = move
  const target = 'target' in move ? move.target : null
  const attack = s.attack as Attack
  discardFromHand(s, tacticInHand(s.hand, card) as CardId)
  const zombie = target === null ? null : zombieAt(s, target).card
  cx.emit?.({
    event: 'played',
    rule: 'TS-70',
    seat: SURVIVOR,
    card,
    zombie: zombie === null ? null : nameOf(zombie),
    target,
  })
  if (card === 'critical-hit') hurtMore.take(attack, zombie as CardId)
  else if (card === 'clipped') clip.take(attack, zombie as CardId)
  else attackAgain.take(attack)
  cx.next({ step: 'after-result' })
}

/** TS-65 The division is asked only if there is another zombie to share the damage with. */
export function asksDivide(s: State): readonly string[] {
  const { attack } = s
  const mode = attack && modeOf(attack)
  if (!attack || !mode?.split || !succeeds(attack) || attack.linedUp !== null || pointsLeft(attack) <= 0)
    return NO_SEATS
  return targetsOf(s, mode).length > 1 ? [SURVIVOR] : NO_SEATS
}

export function offerDivide(s: State, _step: object, _seat: Seat, list: Moves['divide'][]): void {
  const mode = s.attack && modeOf(s.attack)
  if (mode) for (const target of targetsOf(s, mode)) list.push({ move: 'give', target })
}

export function takeDivide(s: State, _step: object, _seat: Seat, { target }: Moves['divide'], cx: Cx): void {
  const attack = s.attack as Attack
  attack.shares.push(zombieAt(s, target).card)
  cx.next({ step: 'divide' })
}

/** TS-D07 Which zombie gets the extra point of an attack on a whole row. Asked only if there is a choice. */
export function asksBonusPoint(s: State): readonly string[] {
  const { attack } = s
  if (!attack || !modeOf(attack)?.all || attack.result !== 'hit+1' || !succeeds(attack)) return NO_SEATS
  return pointChoices(s).length > 1 ? [SURVIVOR] : NO_SEATS
}

export function offerBonusPoint(s: State, _step: object, _seat: Seat, list: Moves['bonus-point'][]): void {
  for (const target of pointChoices(s)) list.push({ move: 'give', target })
}

export function takeBonusPoint(s: State, _step: object, _seat: Seat, { target }: Moves['bonus-point']): void {
  if (s.attack) s.attack.pointTo = zombieAt(s, target).card
}

/** Time-out: points that are not divided go to the announced target. */
export function usualGive(s: State): Moves['divide'] {
  return { move: 'give', target: targetOf(s, s.attack?.target as CardId) }
}

function pointChoices(s: State): number[] {
  const { row } = s.attack as Attack
  return rowAt(s, row).zombies.flatMap((zombie, at) => (mayBeChosen(zombie) ? [targetAt(row, at + 1)] : []))
}

/** TS-D10 The legal extra attacks: the same weapon in a mode of the same kind. */
function extraAttacks(s: State): { mode: Mode; target: Target }[] {
  const attack = s.attack as Attack
  const weapon = attack.weapon as CardId
  const { kind } = modeOf(attack) as Mode
  if (!attack.again || !s.slots.includes(weapon)) return []
  return supplyOf(weapon)
    .modes.filter(mode => mode.kind === kind && (kind !== 'ranged' || s.left[weapon] > 0))
    .filter(mode => !(mode.once && s.usedOnce.includes(weapon)))
    .flatMap(mode => targetsOf(s, mode).map(target => ({ mode, target })))
}

export function asksExtraAttack(s: State): readonly string[] {
  return s.attack?.again && extraAttacks(s).length > 0 ? [SURVIVOR] : NO_SEATS
}

export function offerExtraAttack(s: State, _step: object, _seat: Seat, list: Moves['extra-attack'][]): void {
  const attack = s.attack
  if (attack === null) return
  const quick = s.phase?.bell === false && tacticInHand(s.hand, attackAgain.cardFor(attack)) !== null
  for (const { mode, target } of extraAttacks(s)) {
    list.push({ move: 'again', mode: mode.id, target, quick: false })
    if (quick) list.push({ move: 'again', mode: mode.id, target, quick: true })
  }
  list.push(PASS)
}

/** Time-out: the mode with the most damage, against the nearest zombie. */
export function usualExtraAttack(s: State): Moves['extra-attack'] {
  const distance = (target: Target): number => Math.abs(rowOfTarget(target) - s.row)
  const best = extraAttacks(s).reduce((a, b) =>
    b.mode.damage > a.mode.damage || (b.mode === a.mode && distance(b.target) < distance(a.target)) ? b : a,
  )
  return { move: 'again', mode: best.mode.id, target: best.target, quick: false }
}

export function takeExtraAttack(s: State, _step: object, _seat: Seat, move: Moves['extra-attack'], cx: Cx): void {
  if (move.move === 'pass') return
  const { mode, target, quick } = move
  const attack = s.attack as Attack
  const slot = slotOf(s, attack.weapon) as Slot
  if (quick) payWithCard(s, attackAgain.cardFor(attack), cx)
  announce(s, { slot, mode: modeNamed(mode), target, again: quick }, cx)
}
