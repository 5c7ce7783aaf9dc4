import type { Cx } from '../cx.ts'
import { attackCardOf, type CardId, type Mode, modeNamed, nameOf, type Result, supplyOf } from '../data/load.ts'
import { cardIn, type Slot, unequip } from '../slots.ts'
import {
  type Attack,
  abilityOf,
  findZombie,
  isDamaged,
  modeOf,
  onTheGround,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
  targetOf,
  zombieAt,
} from '../state.ts'
import { isWholeRow, rowOfTarget, type Target, wholeRow } from '../targets.ts'
import { mayBeChosen } from './aiming.ts'
import { ACTION_COST } from './costs.ts'
import { discardFromHand, discardSupply, drawAttackCard } from './decks.ts'

export interface Announcement {
  readonly slot: Slot
  readonly mode: Mode
  readonly target: Target
  readonly again?: boolean
  readonly mayAgain?: boolean
  readonly linedUp?: CardId | null
  readonly bonus?: number
}

/** TS-56 Announces weapon, mode and target. The attack keeps the weapon's present values (TS-152). */
export function announce(s: State, how: Announcement, cx: Cx): void {
  const weapon = cardIn(s, how.slot) as CardId
  const { mode } = how
  const zombie = isWholeRow(how.target) ? null : zombieAt(s, how.target).card
  if (mode.once) s.usedOnce.push(weapon)
  s.attack = {
    ...unarmed(s, 'weapon', zombie, rowOfTarget(how.target)),
    weapon,
    mode: mode.id,
    damage: Math.max(0, mode.damage - (isDamaged(s, weapon) ? 1 : 0)),
    bonus: how.bonus ?? 0,
    again: how.again ?? false,
    mayAgain: how.mayAgain ?? true,
    linedUp: how.linedUp ?? null,
  }
  emitAttack(s, s.attack, cx)
  cx.next(
    { step: 'attack-card' },
    { step: 'spend-ammo' },
    { step: 'throw-weapon' },
    { step: 'zombie-reacts' },
    { step: 'critical-draw' },
    { step: 'after-result' },
    { step: 'divide' },
    { step: 'bonus-point' },
    { step: 'deal-damage' },
    { step: 'wear-down' },
    { step: 'sound' },
    { step: 'extra-attack' },
    { step: 'attack-over' },
  )
}

function emitAttack(s: State, attack: Attack, cx: Cx): void {
  cx.emit?.({
    event: 'attacked',
    rule: 'TS-56',
    kind: attack.kind,
    weapon: attack.weapon === null ? null : nameOf(attack.weapon),
    mode: attack.mode,
    zombie: attack.target === null ? null : nameOf(attack.target),
    target: attack.target === null ? wholeRow(attack.row) : targetOf(s, attack.target),
  })
}

/** TS-68 Head Stomp and Knockdown: no weapon, only standing. */
export function announceUnarmed(s: State, kind: 'stomp' | 'knockdown', target: Target, cx: Cx): void {
  s.energy -= ACTION_COST
  s.attackActions += 1
  s.attack = unarmed(s, kind, zombieAt(s, target).card, rowOfTarget(target))
  emitAttack(s, s.attack, cx)
  cx.next({ step: 'attack-card' }, { step: 'zombie-reacts' }, { step: 'deal-damage' }, { step: 'attack-over' })
}

function unarmed(s: State, kind: Attack['kind'], target: CardId | null, row: number): Attack {
  return {
    kind,
    weapon: null,
    mode: null,
    target,
    row,
    line: kind === 'knockdown' ? 'C' : s.down ? 'B' : 'A',
    damage: kind === 'stomp' ? abilityOf(s).stomp : 0,
    result: null,
    spoiled: false,
    critical: 0,
    bonus: 0,
    again: false,
    mayAgain: false,
    linedUp: null,
    criticalHits: [],
    clipped: [],
    shares: [],
    pointTo: null,
  }
}

/** One of the two shots of Double Head Shot. It is lost if its zombie or the firearm is gone. */
export function beginAttack(
  s: State,
  { slot, mode, zombie, bonus }: { slot: Slot; mode: string; zombie: CardId; bonus: number },
  cx: Cx,
): void {
  const weapon = cardIn(s, slot)
  const found = findZombie(s, zombie)
  if (found === null || weapon === null || s.left[weapon] === 0 || !mayBeChosen(found)) return
  announce(s, { slot, mode: modeNamed(mode), target: targetOf(s, zombie), mayAgain: false, bonus }, cx)
}

export function isAuto(s: State, attack: Attack): boolean {
  if (attack.kind === 'stomp') return s.options['sure-stomps']
  return modeOf(attack)?.auto ?? false
}

/** TS-58 Draws the Attack card: line A standing, B down, C for a Knockdown. An automatic mode draws none. */
export function drawForAttack(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  if (isAuto(s, attack)) {
    attack.result = 'hit'
    return
  }
  attack.result = readCard(s, attack, cx)
  const target = attack.target === null ? null : findZombie(s, attack.target)
  if (attack.result === 'miss' && s.options['second-try'] && target && onTheGround(target))
    attack.result = readCard(s, attack, cx)
}

function readCard(s: State, attack: Attack, cx: Cx): Result {
  const face = attackCardOf(drawAttackCard(s, SURVIVOR, cx))
  const result = face[attack.line]
  cx.emit?.({ event: 'attack-card', rule: 'TS-58', seat: SURVIVOR, card: face.id, line: attack.line, result })
  return result
}

/** Asked after the card is drawn. */
export function succeeds(attack: Attack): boolean {
  return !attack.spoiled && attack.result !== 'miss'
}

/** TS-60 Spends 1 ammo, hit or miss. An empty firearm is discarded, or flipped if it has a melee mode. */
export function spendAmmo(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const weapon = attack.weapon as CardId
  if (modeOf(attack)?.kind !== 'ranged') return
  loseAmmo(s, weapon, 'TS-60', cx)
}

export function loseAmmo(s: State, weapon: CardId, rule: string, cx: Cx): void {
  s.left[weapon] -= 1
  cx.emit?.({ event: 'ammo-spent', rule, card: nameOf(weapon), left: s.left[weapon] })
  if (s.left[weapon] > 0) return
  if (supplyOf(weapon).modes.some(mode => mode.kind === 'melee')) return
  unequip(s, weapon)
  s.emptied = true // TS-144
  discardSupply(s, weapon)
  cx.emit?.({ event: 'weapon-gone', rule: 'TS-60', card: nameOf(weapon), why: 'empty' })
}

/** TS-61 A thrown weapon lands in the target's row, hit or miss. TS-62 A Grenade is discarded instead. */
export function throwWeapon(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const mode = modeOf(attack) as Mode
  const weapon = attack.weapon as CardId
  if (mode.kind !== 'thrown') return
  unequip(s, weapon)
  if (mode.area) discardSupply(s, weapon)
  else rowAt(s, attack.row).faceUp.push(weapon)
  cx.emit?.({ event: 'thrown', rule: mode.area ? 'TS-62' : 'TS-61', card: nameOf(weapon), row: attack.row })
}

/** TS-63 The attack fails completely: no damage, no knockdown, no durability loss. */
export function spoil(s: State, rule: string, cx: Cx): void {
  if (s.attack === null || s.attack.spoiled) return
  s.attack.spoiled = true
  cx.emit?.({ event: 'spoiled', rule })
}

/** TS-64 For a weapon with a second damage icon, line A of another card decides, even while down. */
export function drawCritical(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const mode = modeOf(attack) as Mode
  if (mode.crit === 0 || !succeeds(attack)) return
  const face = attackCardOf(drawAttackCard(s, SURVIVOR, cx))
  const success = face.A !== 'miss'
  if (success) attack.critical = mode.crit
  cx.emit?.({ event: 'critical-draw', rule: 'TS-64', card: face.id, success, damage: success ? mode.crit : 0 })
}

/** TS-67 A successful melee attack takes 1 durability, a throw none. At 0 the weapon breaks. */
export function wearDown(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const weapon = attack.weapon as CardId
  const { class: kind, value } = supplyOf(weapon)
  if (kind !== 'melee' || value === null || modeOf(attack)?.kind !== 'melee' || !succeeds(attack)) return
  s.left[weapon] -= 1
  cx.emit?.({ event: 'worn', rule: 'TS-67', card: nameOf(weapon), left: s.left[weapon] })
  if (s.left[weapon] > 0) return
  unequip(s, weapon)
  discardSupply(s, weapon)
  cx.emit?.({ event: 'weapon-gone', rule: 'TS-67', card: nameOf(weapon), why: 'broken' })
}

export function payWithCard(s: State, card: string, cx: Cx): void {
  discardFromHand(s, tacticInHand(s.hand, card) as CardId)
  cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card, zombie: null, target: null })
}

export function attackIsOver(s: State): void {
  s.attack = null
}
