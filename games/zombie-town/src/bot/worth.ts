import type { PawnId, PlayerId } from '../codes.ts'
import { type Building, isBuilding } from '../data/board.ts'
import { ALL_ACTION, FACES, isBarricade, isGun } from '../data/load.ts'
import { WALLS } from '../limits.ts'
import { lastDay } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import {
  adjacentZombies,
  handOf,
  isAlive,
  isLoaded,
  livingPawns,
  livingPlayers,
  ownerOf,
  placedCount,
  type State,
  type Survivor,
  wallCount,
  wallTotal,
} from '../state.ts'

// The bot's basic estimates, in points. Its other estimates are built from these.

/** The chance that a bullet hits at distance 0, 1 and 2. */
export const HIT = [0.8, 0.53, 0.27]

export function isLastDay(s: State): boolean {
  return s.day >= lastDay(s.options)
}

/** The worth of each other player's loss of a point: lower with more players, higher for the leader. */
export function rivalries(s: State, me: PlayerId): number[] {
  const mine = scoreOf(s, me).total
  const rivals = Math.max(1, livingPlayers(s) - 1)
  return s.kills.map((_, player) => {
    if (player === me || !isAlive(s, player)) return 0
    const lead = scoreOf(s, player).total - mine
    return Math.min(2, Math.max(0.5, 1 + lead * 0.08)) / rivals
  })
}

const WOUND = [0, 0, 3, 1.2, 0.6]

/** The cost of 1 damage to a pawn's owner: little at full health, the whole match at health 1. */
export function woundCost(s: State, pawn: PawnId): number {
  const { health } = s.pawns[pawn]
  if (health > 1) return WOUND[health]
  const player = ownerOf(s, pawn)
  return livingPawns(s, player) > 1 ? 8 : 6 + scoreOf(s, player).total * 0.5
}

/** The bullets that may be fired when a zombie comes to a pawn (ZT-92), and the number of guns that hold them. */
export function defenseOf(s: State, pawn: PawnId): { bullets: number; guns: number } {
  const { guns, at } = s.pawns[pawn]
  let bullets = 0
  let loaded = 0
  const count = (gun: Survivor['gun']): void => {
    if (gun === null || gun.bullets === 0) return
    bullets += gun.bullets
    loaded += 1
  }
  for (const gun of guns) count(gun)
  const inOwn = at !== null && isBuilding(at) && s.owners[at] === ownerOf(s, pawn)
  for (const survivor of s.survivors) if (survivor.pawn === pawn || (inOwn && survivor.at === at)) count(survivor.gun)
  return { bullets, guns: loaded }
}

/** The bullets a pawn can fire without losing a point. The last one of a gun counts only if another gun is in hand. */
export function spareBullets(s: State, pawn: PawnId): number {
  let spare = 0
  for (const { bullets } of s.pawns[pawn].guns) spare += Math.max(0, bullets - 1)
  return hasGunInHand(s, ownerOf(s, pawn)) ? spare + 1 : spare
}

export function hasGunInHand(s: State, player: PlayerId): boolean {
  return handOf(s, player).some(isGun)
}

/** Whether damage to this pawn, where it is, would cost its home base (ZT-125). */
export function isHomeAtStake(s: State, pawn: PawnId): boolean {
  const { at } = s.pawns[pawn]
  if (at === null || !isBuilding(at)) return false
  return s.homes[at] && s.owners[at] === ownerOf(s, pawn) && placedCount(s, at) === 0
}

/** The points its owner has in a building: its counter, walls, survivors and their guns. */
export function holding(s: State, at: Building): number {
  let worth = s.counters[at] + wallCount(s, at)
  for (const survivor of s.survivors) if (survivor.at === at) worth += isLoaded(survivor.gun) ? 2 : 1
  return worth
}

/**
 * `SUMS[cards][value]`: the chance that this number of barricades has this total value. Each is drawn from the full
 * set, which is close enough.
 */
const SUMS = sumsOfWalls()

function sumsOfWalls(): number[][] {
  const values = ALL_ACTION.filter(isBarricade).map(card => FACES[card].value)
  const most = Math.max(...values)
  const sums = [[1]]
  for (let cards = 1; cards <= WALLS; cards++) {
    const odds: number[] = new Array(cards * most + 1).fill(0)
    sums[cards - 1].forEach((chance, sum) => {
      for (const value of values) odds[sum + value] += chance / values.length
    })
    sums.push(odds)
  }
  return sums
}

/** The chance that a wall collapses when this number of zombies is added. Hidden values are estimated (ZT-141). */
export function fallChance(s: State, me: PlayerId, at: Building, more: number): number {
  const zombies = adjacentZombies(s, at)
  if (s.owners[at] === me || s.options['open-walls']) return wallTotal(s, at) <= zombies + more ? 1 : 0
  const odds = SUMS[wallCount(s, at)]
  let falls = 0
  let stands = 0
  for (let value = zombies + 1; value < odds.length; value++) {
    if (value <= zombies + more) falls += odds[value]
    else stands += odds[value]
  }
  return falls + stands === 0 ? 1 : falls / (falls + stands)
}

const MOST_BULLETS = 20
const MOST_COMING = 24

/** `[bullets][zombies]`: the chance that the bullets do not stop the zombies, one by one, and the expected kills. */
const TOO_MANY: number[][] = []
const SHOT: number[][] = []
for (let bullets = 0; bullets <= MOST_BULLETS; bullets++) {
  const hits = oddsOfHits(bullets)
  TOO_MANY.push([])
  SHOT.push([])
  for (let zombies = 0; zombies <= MOST_COMING; zombies++) {
    TOO_MANY[bullets].push(hits.reduce((sum, chance, count) => (count < zombies ? sum + chance : sum), 0))
    SHOT[bullets].push(hits.reduce((sum, chance, count) => sum + chance * Math.min(count, zombies), 0))
  }
}

function oddsOfHits(bullets: number): number[] {
  let odds = [1]
  for (let i = 0; i < bullets; i++)
    odds = [...odds, 0].map((chance, hits) => chance * (1 - HIT[0]) + (hits > 0 ? odds[hits - 1] * HIT[0] : 0))
  return odds
}

/** The effect of this number of zombies on a pawn, one after another: the chance of damage and the expected kills. */
export function onslaught(s: State, pawn: PawnId, zombies: number): { wound: number; kills: number; bullets: number } {
  const bullets = Math.min(MOST_BULLETS, defenseOf(s, pawn).bullets)
  const coming = Math.min(MOST_COMING, zombies)
  const wound = TOO_MANY[bullets][coming]
  return { wound, kills: SHOT[bullets][coming], bullets: Math.min(bullets, coming / HIT[0]) }
}
