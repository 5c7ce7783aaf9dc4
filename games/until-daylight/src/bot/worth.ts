import type { Place } from '../codes.ts'
import { type Box, boxOf, type Kind } from '../data/box.ts'
import { worthOf } from '../effects/index.ts'
import { characterOf, countIn, isOverfull, type State, tokenLimit } from '../state.ts'

/** Value of a card for a player, in draws: 1 is about the value of a card drawn from a pile. */

/** Expected full damage of an attack with this many dice and conversions. */
function strength(dice: number, convert: number): number {
  return dice * 0.4167 + Math.min(convert, dice * 0.5) * 0.4
}

/** Dice of a weapon without ammunition for this character. */
function ownDice(s: State, who: Place, means: Box['means'][number]): number {
  const { advantage, drawback } = characterOf(s, who)
  let { dice } = means
  if (advantage.do === 'dice' && advantage.way === means.way) dice += advantage.amount
  if (drawback.do === 'dice' && drawback.way === (means.way === 'melee' ? 'melee' : 'distance')) dice += drawback.amount
  return Math.max(1, dice)
}

function canUse(s: State, who: Place, means: Box['means'][number]): boolean {
  const { drawback } = characterOf(s, who)
  return !(drawback.do === 'refuses' && drawback.way === means.way)
}

/** A player's best attack without spending cards, leaving out one weapon. */
function bestStrength(s: State, who: Place, without: Kind | null): number {
  const box = boxOf(s)
  let best = 0.4
  for (const card of s.players[who].bag) {
    if (card === without) continue
    const at = box.rubble[card].means
    if (at === null) continue
    const means = box.means[at]
    if (means.dice === 0 || !canUse(s, who, means)) continue
    best = Math.max(best, strength(ownDice(s, who, means), means.convert))
  }
  return best
}

/** Value of one card for a player, given their other cards. `held`: whether they already have it. */
export function worth(s: State, who: Place, card: Kind, held: boolean): number {
  const box = boxOf(s)
  const face = box.rubble[card]
  const { bag } = s.players[who]
  switch (face.type) {
    case 'weapon':
      return weaponWorth(s, who, card, held)
    case 'ammunition':
      return ammoWorth(s, who, card, countIn(bag, card) + (held ? 0 : 1))
    case 'part':
      return partWorth(s, who, card, held)
    case 'protection':
      return 1.3
    case 'symbol': {
      const { advantage } = characterOf(s, who)
      return advantage.do === 'dice' && advantage.way !== 'melee' ? 0.4 : 0.6
    }
    case 'boost':
      return face.effect !== null ? worthOf(face.effect, s, who) : face.boost?.way === 'melee' ? 0.9 : 0.8
    default:
      return face.effect === null ? 0 : worthOf(face.effect, s, who)
  }
}

function weaponWorth(s: State, who: Place, card: Kind, held: boolean): number {
  const box = boxOf(s)
  const means = box.means[box.rubble[card].means as number]
  if (!canUse(s, who, means)) return 0.1
  const { bag } = s.players[who]
  const own = means.dice > 0 ? strength(ownDice(s, who, means), means.convert) : 0
  const spare = held && countIn(bag, card) > 1
  const better = spare ? 0.1 : Math.max(0.1, (own - bestStrength(s, who, held ? card : null)) * 2.5)
  if (means.ammo === null) return better
  const fits = bag.some(
    other =>
      other !== card &&
      box.rubble[other].means !== null &&
      box.means[box.rubble[other].means as number].ammo === means.ammo,
  )
  if (fits || spare) return Math.max(better, means.convert > 0 ? 0.5 : 0.2)
  return Math.max(better, 0.7 + 0.45 * Math.min(5, countIn(bag, means.ammo)))
}

function ammoWorth(s: State, who: Place, card: Kind, count: number): number {
  const box = boxOf(s)
  let best = 0.15
  for (const other of s.players[who].bag) {
    const at = box.rubble[other].means
    if (at === null || box.means[at].ammo !== card || !canUse(s, who, box.means[at])) continue
    const { advantage } = characterOf(s, who)
    const good = advantage.do === 'dice' && advantage.way === box.means[at].way
    best = Math.max(
      best,
      (count > 9 ? 0.5 : count > 6 ? 0.8 : 1) * (good ? 1.25 : 1) * (box.rubble[card].dice > 1 ? 1.6 : 1),
    )
  }
  return best
}

function partWorth(s: State, who: Place, card: Kind, held: boolean): number {
  const box = boxOf(s)
  const player = s.players[who]
  const room = tokenLimit(s, who) - player.barricades - player.traps
  const mine = countIn(player.bag, card) - (held ? 1 : 0)
  let best = 0.3
  const pair = (parts: readonly [Kind, Kind], value: number): void => {
    if (!parts.includes(card)) return
    const partner = parts[0] === card ? parts[1] : parts[0]
    if (countIn(player.bag, partner) > mine) best = Math.max(best, value)
  }
  for (const { parts, token } of box.recipes) pair(parts, room > 0 ? (token === 'barricade' ? 1.9 : 1.8) : 0.5)
  for (const { parts } of box.means) if (parts !== null) pair(parts, 1.4)
  return best
}

/** A player's least valuable card. An ammunition stack counts as a whole where the whole stack would be discarded. */
export function leastWorth(s: State, who: Place, whole: boolean): Kind {
  const box = boxOf(s)
  const { bag } = s.players[who]
  let least = bag[0]
  let lowest = Number.POSITIVE_INFINITY
  for (const card of new Set(bag)) {
    const times = whole && box.rubble[card].stack !== null ? countIn(bag, card) : 1
    const value = worth(s, who, card, true) * times
    if (value < lowest) {
      lowest = value
      least = card
    }
  }
  return least
}

/** The team's gain when cards change hands. */
export function tradeGain(s: State, from: Place, to: Place, card: Kind, amount: number): number {
  const box = boxOf(s)
  const taker = s.players[to]
  let gain = 0
  const giver = s.players[from]
  const before = giver.bag.length
  for (let i = 0; i < amount; i++) gain += worth(s, to, card, false) - worth(s, from, card, true)
  if (before === 0) return 0
  if (box.rubble[card].stack === null || !taker.bag.includes(card)) {
    taker.bag.push(card)
    const full = isOverfull(s, to)
    taker.bag.pop()
    if (full) gain -= worth(s, to, leastWorth(s, to, true), true)
  }
  return gain
}
