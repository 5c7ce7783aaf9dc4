import type { Cx } from '../cx.ts'
import {
  attackCardOf,
  type CardId,
  type Mode,
  modeNamed,
  nameOf,
  type Result,
  supplyOf,
  zombieOf,
} from '../data/load.ts'
import {
  type Attack,
  abilityOf,
  findZombie,
  isDamaged,
  isSolo,
  mightHold,
  modeOf,
  onTheGround,
  ROWS,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
  targetOf,
  ZOMBIE,
  zombieAt,
} from '../state.ts'
import { mayBeChosen, targetsOf } from './aiming.ts'
import { discardFromHand, discardSupply, drawAttackCard, drawSupply } from './decks.ts'
import { survivorDies } from './endings.ts'
import { type Amount, armourTakes, buryTheDead, dealDamage, knockZombieDown, loseHealth } from './health.ts'

export interface Announcement {
  readonly slot: number
  readonly mode: Mode
  readonly target: number
  readonly again?: boolean
  readonly mayAgain?: boolean
  readonly linedUp?: CardId | null
  readonly bonus?: number
}

/** TS-56 Announced: weapon, mode and target. The attack keeps the values that the weapon has now (TS-152). */
export function announce(s: State, how: Announcement, cx: Cx): void {
  const weapon = s.slots[how.slot - 1] as CardId
  const { mode } = how
  const zombie = how.target % 10 === 0 ? null : zombieAt(s, how.target).card
  if (mode.once) s.usedOnce.push(weapon)
  s.attack = {
    ...unarmed(s, 'weapon', zombie, (how.target / 10) | 0),
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
    target: attack.target === null ? attack.row * 10 : targetOf(s, attack.target),
  })
}

/** TS-68 Head Stomp and Knockdown: no weapon, only standing. */
export function announceUnarmed(s: State, kind: 'stomp' | 'knockdown', target: number, cx: Cx): void {
  s.energy -= 1
  s.attackActions += 1
  s.attack = unarmed(s, kind, zombieAt(s, target).card, (target / 10) | 0)
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

/** Double Head Shot: one of its two shots. It is lost if its zombie is gone or the gun is. */
export function beginAttack(
  s: State,
  { slot, mode, zombie, bonus }: { slot: number; mode: string; zombie: CardId; bonus: number },
  cx: Cx,
): void {
  const weapon = s.slots[slot - 1]
  const found = findZombie(s, zombie)
  if (found === null || weapon === null || s.left[weapon] === 0 || !mayBeChosen(found)) return
  announce(s, { slot, mode: modeNamed(mode), target: targetOf(s, zombie), mayAgain: false, bonus }, cx)
}

function isAuto(s: State, attack: Attack): boolean {
  if (attack.kind === 'stomp') return s.options['sure-stomps']
  return modeOf(attack)?.auto ?? false
}

/** TS-58 The Attack card, read on line A standing, B down, C for a Knockdown. An automatic mode draws none. */
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

export function succeeds(attack: Attack): boolean {
  return !attack.spoiled && attack.result !== null && attack.result !== 'miss'
}

/** TS-60 One ammo, hit or miss. An empty firearm is discarded, or flipped if it can still club. */
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
  s.slots[s.slots.indexOf(weapon)] = null
  s.emptied = true // TS-144
  discardSupply(s, weapon)
  cx.emit?.({ event: 'weapon-gone', rule: 'TS-60', card: nameOf(weapon), why: 'empty' })
}

/** TS-61 A thrown weapon lies in the target's row, hit or miss. TS-62 A Grenade is discarded instead. */
export function throwWeapon(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const mode = modeOf(attack) as Mode
  const weapon = attack.weapon as CardId
  if (mode.kind !== 'thrown') return
  s.slots[s.slots.indexOf(weapon)] = null
  if (mode.area) discardSupply(s, weapon)
  else rowAt(s, attack.row).faceUp.push(weapon)
  cx.emit?.({ event: 'thrown', rule: mode.area ? 'TS-62' : 'TS-61', card: nameOf(weapon), row: attack.row })
}

const ZOMBIE_ASKED: readonly string[] = [ZOMBIE]
const NOBODY: readonly string[] = []

/** TS-63 The Zombie player may spoil or block a success that is not automatic. Asked whenever a fitting card might be held. */
export function asksReaction(s: State): readonly string[] {
  const attack = s.attack
  if (attack === null || isSolo(s) || !succeeds(attack) || isAuto(s, attack)) return NOBODY
  const aimed = mayPoorAim(attack) && mightHold(s, ZOMBIE, 'poor-aim')
  return aimed || mightHold(s, ZOMBIE, 'flailing-arms') ? ZOMBIE_ASKED : NOBODY
}

/** Poor Aim is for ranged and thrown attacks. */
export function mayPoorAim(attack: Attack): boolean {
  const kind = modeOf(attack)?.kind
  return kind === 'ranged' || kind === 'thrown'
}

/** TS-63 Spoiled as a whole: no damage, no knockdown, no wear. */
export function spoil(s: State, rule: string, cx: Cx): void {
  if (s.attack === null || s.attack.spoiled) return
  s.attack.spoiled = true
  cx.emit?.({ event: 'spoiled', rule })
}

/** TS-64 A weapon with a second damage icon: line A of another card decides, also for one who is down. */
export function drawCritical(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const mode = modeOf(attack) as Mode
  if (mode.crit === 0 || !succeeds(attack)) return
  const face = attackCardOf(drawAttackCard(s, SURVIVOR, cx))
  const success = face.A !== 'miss'
  if (success) attack.critical = mode.crit
  cx.emit?.({ event: 'critical-draw', rule: 'TS-64', card: face.id, success, damage: success ? mode.crit : 0 })
}

/** TS-D08, TS-D09 Once the result is known: Critical Hit, Clipped, Quick Trigger, Quick Hands. TS-96 Not after the bell. */
export function asksAfterResult(s: State): readonly string[] {
  const { attack, phase } = s
  if (attack === null || phase === null || phase.of !== SURVIVOR || phase.bell) return NOBODY
  if (mayGoAgain(attack) && mightHold(s, SURVIVOR, againCard(attack))) return [SURVIVOR]
  if (!succeeds(attack)) return NOBODY
  if (mightHold(s, SURVIVOR, 'critical-hit') && hurtable(s, attack).length > 0) return [SURVIVOR]
  return mightHold(s, SURVIVOR, 'clipped') && clippable(s, attack).length > 0 ? [SURVIVOR] : NOBODY
}

/** At most one Quick Trigger or Quick Hands for an attack, and none for a throw. */
export function mayGoAgain(attack: Attack): boolean {
  return attack.mayAgain && !attack.again && modeOf(attack)?.kind !== 'thrown'
}

/** Quick Trigger for shots, Quick Hands for blows with a weapon. */
export function againCard(attack: Attack): 'quick-trigger' | 'quick-hands' {
  return modeOf(attack)?.kind === 'ranged' ? 'quick-trigger' : 'quick-hands'
}

/** The zombies that this attack damages and that may be chosen: for Critical Hit. */
export function hurtable(s: State, attack: Attack): number[] {
  const mode = modeOf(attack) as Mode
  const found = new Set<number>()
  const add = (card: CardId): void => {
    const zombie = findZombie(s, card)
    if (zombie && mayBeChosen(zombie)) found.add(targetOf(s, card))
  }
  if (mode.area) for (const { zombie } of blast(s, attack.row)) add(zombie)
  else if (mode.all) for (const zombie of rowAt(s, attack.row).zombies) add(zombie.card)
  else if (mode.split && attack.linedUp === null) {
    // A named zombie must get a share, so no more of them than there are points.
    const named = new Set([attack.target, ...attack.criticalHits])
    for (const target of targetsOf(s, mode)) {
      if (named.size < pointsOf(attack) || named.has(zombieAt(s, target).card)) found.add(target)
    }
  } else add(attack.target as CardId)
  if (attack.linedUp !== null) add(attack.linedUp)
  for (const card of attack.clipped) add(card)
  return [...found]
}

/** Another zombie in the target's row: for Clipped. */
export function clippable(s: State, attack: Attack): number[] {
  if (modeOf(attack)?.kind !== 'ranged') return []
  const { zombies } = rowAt(s, attack.row)
  return zombies.flatMap((zombie, at) =>
    zombie.card !== attack.target && mayBeChosen(zombie) && !attack.clipped.includes(zombie.card)
      ? [attack.row * 10 + at + 1]
      : [],
  )
}

export function playAfterResult(s: State, card: string, target: number | null, cx: Cx): void {
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
  if (card === 'critical-hit') attack.criticalHits.push(zombie as CardId)
  else if (card === 'clipped') attack.clipped.push(zombie as CardId)
  else attack.again = true
  cx.next({ step: 'after-result' })
}

/** Damage of one target before cards: TS-65 printed, +1, critical. */
function pointsOf(attack: Attack): number {
  return attack.damage + (attack.result === 'hit+1' ? 1 : 0) + attack.critical + attack.bonus
}

/** TS-D06 The points of a split that are still to be given; the announced target and those named by a card have theirs. */
function pointsLeft(attack: Attack): number {
  return pointsOf(attack) - new Set([attack.target, ...attack.criticalHits]).size - attack.shares.length
}

/** TS-65 A split is asked only where there is somebody else to share it with. */
export function asksDivision(s: State): readonly string[] {
  const { attack } = s
  const mode = attack && modeOf(attack)
  if (!attack || !mode?.split || !succeeds(attack) || attack.linedUp !== null || pointsLeft(attack) <= 0) return NOBODY
  return targetsOf(s, mode).length > 1 ? [SURVIVOR] : NOBODY
}

export function giveShare(s: State, target: number, cx: Cx): void {
  const attack = s.attack as Attack
  attack.shares.push(zombieAt(s, target).card)
  cx.next({ step: 'divide' })
}

/** TS-D07 An attack on a whole row with one point more: who gets it? Asked only where there is a choice. */
export function asksBonusPoint(s: State): readonly string[] {
  const { attack } = s
  if (!attack || !modeOf(attack)?.all || attack.result !== 'hit+1' || !succeeds(attack)) return NOBODY
  return pointChoices(s).length > 1 ? [SURVIVOR] : NOBODY
}

export function pointChoices(s: State): number[] {
  const { row } = s.attack as Attack
  return rowAt(s, row).zombies.flatMap((zombie, at) => (mayBeChosen(zombie) ? [row * 10 + at + 1] : []))
}

/** TS-62 Three in the row itself, two in the rows beside it. */
function blast(s: State, row: number): Amount[] {
  const amounts: Amount[] = []
  for (let at = Math.max(1, row - 1); at <= Math.min(ROWS, row + 1); at++)
    for (const zombie of rowAt(s, at).zombies) amounts.push({ zombie: zombie.card, points: at === row ? 3 : 2 })
  return amounts
}

/** TS-65 What each zombie takes, one amount each; Clipped is an amount of its own. */
function amountsOf(s: State, attack: Attack): Amount[] {
  const mode = modeOf(attack)
  const target = attack.target as CardId
  const plus = attack.result === 'hit+1' ? 1 : 0
  const points = new Map<CardId, number>()
  const add = (zombie: CardId, more: number): void => {
    points.set(zombie, (points.get(zombie) ?? 0) + more)
  }
  if (mode?.area) for (const { zombie, points: more } of blast(s, attack.row)) add(zombie, more)
  else if (mode?.all) {
    for (const zombie of rowAt(s, attack.row).zombies) add(zombie.card, attack.damage)
    if (plus) add(attack.pointTo ?? target, plus)
  } else if (attack.linedUp !== null) {
    add(target, 2 + plus + attack.critical)
    add(attack.linedUp, 2)
  } else if (mode?.split) {
    for (const zombie of new Set([target, ...attack.criticalHits, ...attack.shares])) add(zombie, 0)
    for (const zombie of new Set([target, ...attack.criticalHits])) add(zombie, 1)
    for (const zombie of attack.shares) add(zombie, 1)
    add(target, Math.max(0, pointsLeft(attack)))
  } else add(target, pointsOf(attack))
  const clipped = attack.clipped.map(zombie => ({ zombie, points: 1 }))
  for (const zombie of attack.criticalHits) {
    const own = clipped.find(amount => amount.zombie === zombie)
    if (points.has(zombie) || !own) add(zombie, 2)
    else own.points += 2
  }
  return [...[...points].map(([zombie, amount]) => ({ zombie, points: amount })), ...clipped]
}

/** TS-65, TS-66, TS-49 Damage, then knockdowns, then the dead. A failed attack does none of it. */
export function dealAttack(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  if (!succeeds(attack)) {
    if (!attack.spoiled) cx.emit?.({ event: 'missed', rule: 'TS-58' })
    return
  }
  if (attack.kind === 'knockdown') {
    const zombie = findZombie(s, attack.target as CardId)
    if (zombie) knockZombieDown(s, zombie, 'TS-68', cx)
    return
  }
  const amounts = amountsOf(s, attack)
  dealDamage(s, amounts, cx)
  for (const card of knockedBy(attack, amounts)) {
    const zombie = findZombie(s, card)
    if (zombie && zombie.health > 0) knockZombieDown(s, zombie, 'TS-66', cx)
  }
  buryTheDead(s, cx)
  if (modeOf(attack)?.area) grenadeAftermath(s, attack.row, cx)
}

/** TS-66 With `split` everybody who was given a point; otherwise the announced target alone. */
function knockedBy(attack: Attack, amounts: readonly Amount[]): CardId[] {
  const mode = modeOf(attack)
  if (!mode?.kd && attack.result !== 'hit+kd') return []
  if (attack.target === null) return []
  if (mode?.split && mode.kd && attack.linedUp === null)
    return amounts
      .filter(({ zombie }) => !attack.clipped.includes(zombie) || isShare(attack, zombie))
      .map(a => a.zombie)
  return [attack.target]
}

function isShare(attack: Attack, zombie: CardId): boolean {
  return zombie === attack.target || attack.shares.includes(zombie) || attack.criticalHits.includes(zombie)
}

/** TS-153 The Survivor's own share of a Grenade comes last; TS-R15 no last breath against it. */
function grenadeAftermath(s: State, row: number, cx: Cx): void {
  if (s.options['grenade-door'] && row <= 2) hurtWarehouse(s, row === 1 ? 3 : 2, cx)
  if (Math.abs(row - s.row) !== 1) return
  const rest = armourTakes(s, 1, cx)
  if (rest === 0) return
  loseHealth(s, rest, cx)
  if (s.health === 0) survivorDies(s, 'grenade', cx)
}

/** The option `grenade-door`: those behind the door are hurt and shown; the survivors go back behind it. */
function hurtWarehouse(s: State, points: number, cx: Cx): void {
  cx.barrier('reveal')
  const dead = s.warehouse.filter(card => healthOf(card) <= (nameOf(card) === 'brute' ? points - 1 : points))
  cx.emit?.({ event: 'door-blast', rule: 'TS-R20', cards: s.warehouse.map(nameOf), dead: dead.map(nameOf) })
  s.warehouse = s.warehouse.filter(card => !dead.includes(card))
  s.zombies.used.push(...dead)
  s.killed += dead.length
  for (const card of dead) {
    s.killedHealth += healthOf(card)
    const supply = zombieOf(card).supply ? drawSupply(s, cx) : null
    if (supply === null) continue
    rowAt(s, 1).faceDown.push(supply)
    cx.emit?.({ event: 'supply-dropped', rule: 'TS-49', row: 1 })
  }
}

function healthOf(card: CardId): number {
  return zombieOf(card).health
}

/** TS-67 A successful blow wears the weapon; a throw does not. At zero it breaks. */
export function wearDown(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const weapon = attack.weapon as CardId
  const { class: kind, value } = supplyOf(weapon)
  if (kind !== 'melee' || value === null || modeOf(attack)?.kind !== 'melee' || !succeeds(attack)) return
  s.left[weapon] -= 1
  cx.emit?.({ event: 'worn', rule: 'TS-67', card: nameOf(weapon), left: s.left[weapon] })
  if (s.left[weapon] > 0) return
  s.slots[s.slots.indexOf(weapon)] = null
  discardSupply(s, weapon)
  cx.emit?.({ event: 'weapon-gone', rule: 'TS-67', card: nameOf(weapon), why: 'broken' })
}

/** TS-D10 What the extra attack may be: the same weapon in a mode of the same kind that is legal now. */
export function extraAttacks(s: State): { mode: Mode; target: number }[] {
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
  return s.attack?.again && extraAttacks(s).length > 0 ? [SURVIVOR] : NOBODY
}

export function attackAgain(s: State, mode: string, target: number, quick: boolean, cx: Cx): void {
  const attack = s.attack as Attack
  const slot = s.slots.indexOf(attack.weapon) + 1
  if (quick) payWithCard(s, againCard(attack), cx)
  announce(s, { slot, mode: modeNamed(mode), target, again: quick }, cx)
}

export function payWithCard(s: State, card: string, cx: Cx): void {
  discardFromHand(s, tacticInHand(s.hand, card) as CardId)
  cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card, zombie: null, target: null })
}

export function attackIsOver(s: State): void {
  s.attack = null
}
