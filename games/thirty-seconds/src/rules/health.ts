import type { Cx } from '../cx.ts'
import { type CardId, nameOf, supplyOf, zombieOf } from '../data/load.ts'
import { cardIn, SLOTS, setSlot } from '../slots.ts'
import { FULL_HEALTH, findZombie, type Row, type State, targetOf, ZOMBIE, type Zombie } from '../state.ts'
import { discardSupply, drawSupply, poolOf } from './decks.ts'
import { takenBy } from './thick-hide.ts'

/**
 * TS-47 Armor takes damage first, lowest slot first, 1 point for 1 damage. Returns the damage that is left for health.
 */
export function armorTakes(s: State, damage: number, cx: Cx): number {
  for (const slot of SLOTS) {
    const card = cardIn(s, slot)
    if (damage === 0) break
    if (card === null || supplyOf(card).class !== 'armor') continue
    const taken = Math.min(damage, s.left[card])
    damage -= taken
    s.left[card] -= taken
    cx.emit?.({ event: 'armor-held', rule: 'TS-47', points: taken, left: s.left[card] })
    if (s.left[card] > 0) continue
    setSlot(s, slot, null)
    discardSupply(s, card)
  }
  return damage
}

/** TS-44 Takes health from the Survivor. */
export function loseHealth(s: State, points: number, cx: Cx): void {
  s.health = Math.max(0, s.health - points)
  cx.emit?.({ event: 'hurt', rule: 'TS-44', points, health: s.health })
}

/** TS-44, TS-45 Gives health to the Survivor, never above 5. */
export function gainHealth(s: State, points: number, rule: string, cx: Cx): void {
  const before = s.health
  s.health = Math.min(FULL_HEALTH, s.health + points)
  cx.emit?.({ event: 'healed', rule, points: s.health - before, health: s.health })
}

/**
 * TS-42 Knocks a zombie down, unless it is down already. TS-113 A Crawler never gets a token. TS-127 This ends its
 * grab.
 */
export function knockZombieDown(s: State, zombie: Zombie, rule: string, cx: Cx): void {
  if (zombie.down || zombieOf(zombie.card).id === 'crawler') return
  zombie.down = true
  cx.emit?.({ event: 'zombie-down', rule, zombie: nameOf(zombie.card), target: targetOf(s, zombie.card) })
  releaseFrom(s, zombie.card, cx)
}

/** TS-127 Ends the grab of this zombie. */
export function releaseFrom(s: State, card: CardId, cx: Cx): void {
  if (s.grabbedBy !== card) return
  s.grabbedBy = null
  cx.emit?.({ event: 'released', rule: 'TS-127' })
}

/**
 * TS-49 Discards a dead zombie and returns its tokens. With the Supply icon, a Supply card is placed face down in its
 * row.
 */
function zombieDies(s: State, row: number, place: Row, zombie: Zombie, cx: Cx): void {
  place.zombies.splice(place.zombies.indexOf(zombie), 1)
  s.timeTokens[poolOf(s, ZOMBIE)] += zombie.time
  s.zombies.used.push(zombie.card)
  const { code, supply, health } = zombieOf(zombie.card)
  s.killed += 1
  s.killedHealth += health // TS-143 printed health
  cx.emit?.({ event: 'killed', rule: 'TS-49', zombie: code, row })
  releaseFrom(s, zombie.card, cx)
  if (!supply) return
  const card = drawSupply(s, cx)
  if (card === null) return
  place.faceDown.push(card)
  cx.emit?.({ event: 'supply-dropped', rule: 'TS-49', row })
}

export interface Amount {
  readonly zombie: CardId
  readonly points: number
}

/** TS-152 Deals all damage at once. */
export function dealDamage(s: State, amounts: readonly Amount[], cx: Cx): void {
  for (const { zombie: card, points } of amounts) {
    const zombie = findZombie(s, card)
    if (zombie === null) continue
    const taken = takenBy(zombieOf(card), points)
    zombie.health = Math.max(0, zombie.health - taken)
    cx.emit?.({
      event: 'zombie-hurt',
      rule: zombieOf(card).id === 'brute' ? 'TS-119' : 'TS-65',
      zombie: nameOf(card),
      target: targetOf(s, card),
      points: taken,
      health: zombie.health,
    })
  }
}

/** TS-153 Removes dead zombies, lowest row first, within a row from the bottom. */
export function buryTheDead(s: State, cx: Cx): void {
  for (let row = 1; row <= s.rows.length; row++) {
    const place = s.rows[row - 1]
    for (let at = 0; at < place.zombies.length; ) {
      if (place.zombies[at].health > 0) at++
      else zombieDies(s, row, place, place.zombies[at], cx)
    }
  }
}
