import type { Cx } from '../cx.ts'
import { type CardId, nameOf, zombieOf } from '../data/load.ts'
import { type Attack, findZombie, lurkerTag, modeOf, ROWS, rowAt, type State } from '../state.ts'
import { succeeds } from './attack.ts'
import { drawSupply } from './decks.ts'
import { survivorDies } from './endings.ts'
import { type Amount, armorTakes, buryTheDead, dealDamage, knockZombieDown, loseHealth } from './health.ts'
import { takenBy } from './thick-hide.ts'

/** TS-65 Damage to one target before cards: printed, +1, critical. */
export function pointsOf(attack: Attack): number {
  return attack.damage + (attack.result === 'hit+1' ? 1 : 0) + attack.critical + attack.bonus
}

/**
 * TS-D06 The points of a split that are still to be given. The announced target and zombies chosen by a card have
 * theirs.
 */
export function pointsLeft(attack: Attack): number {
  return pointsOf(attack) - new Set([attack.target, ...attack.criticalHits]).size - attack.shares.length
}

/** TS-62 3 damage in the row itself, 2 in the neighboring rows. */
export function blast(s: State, row: number): Amount[] {
  const amounts: Amount[] = []
  for (let at = Math.max(1, row - 1); at <= Math.min(ROWS, row + 1); at++)
    for (const zombie of rowAt(s, at).zombies) amounts.push({ zombie: zombie.card, points: at === row ? 3 : 2 })
  return amounts
}

/** TS-65 The amount of damage each zombie takes. Clipped is a separate amount. */
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

/** TS-65, TS-66, TS-49 Damage, then knockdowns, then deaths. A failed attack does none of them. */
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

/** TS-66 With `split` every zombie that was given a point; otherwise only the announced target. */
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

/** TS-153 The Survivor's own damage from a Grenade comes last. TS-R15 No last breath against it. */
function grenadeAftermath(s: State, row: number, cx: Cx): void {
  if (s.options['grenade-door'] && row <= 2) hurtWarehouse(s, row === 1 ? 3 : 2, cx)
  if (Math.abs(row - s.row) !== 1) return
  const rest = armorTakes(s, 1, cx)
  if (rest === 0) return
  loseHealth(s, rest, cx)
  if (s.health === 0) survivorDies(s, 'grenade', cx)
}

/**
 * The option `grenade-door`: zombies behind the door take damage and are revealed. Those that survive stay behind it.
 */
function hurtWarehouse(s: State, points: number, cx: Cx): void {
  if (s.warehouse.length === 0) return
  cx.barrier('reveal')
  const cards = s.warehouse.map(lurkerTag)
  const hurt = s.warehouse.map(({ card, health }) => ({
    card,
    health: Math.max(0, health - takenBy(zombieOf(card), points)),
  }))
  s.warehouse = hurt.filter(({ health }) => health > 0)
  const dead = hurt.filter(({ health }) => health === 0)
  cx.emit?.({ event: 'door-blast', rule: 'TS-R20', cards, dead: dead.map(({ card }) => nameOf(card)) })
  for (const { card } of dead) {
    const { supply, health } = zombieOf(card)
    s.zombies.used.push(card)
    s.killed += 1
    s.killedHealth += health
    const found = supply ? drawSupply(s, cx) : null
    if (found === null) continue
    rowAt(s, 1).faceDown.push(found)
    cx.emit?.({ event: 'supply-dropped', rule: 'TS-49', row: 1 })
  }
}
