import type { Seat } from '@holdout/engine'
import type { Inputs } from '@holdout/knowledge'
import { type PawnId, type PlayerId, playerAt } from '../codes.ts'
import { BOARD, BUILDINGS, type Building, distance, isBuilding, type Loc } from '../data/board.ts'
import { FACES } from '../data/load.ts'
import { FULL_HEALTH, pawnsEach, WALLS } from '../limits.ts'
import { lastDay } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import {
  adjacentZombies,
  carriedCount,
  handOf,
  inActionPhase,
  isAlive,
  isArmed,
  isLoaded,
  livingPawns,
  ownerOf,
  placedCount,
  playerCount,
  type State,
  wallCount,
  wallTotal,
} from '../state.ts'
import { cardWorth } from './cards.ts'
import { defenseOf, holding, onslaught } from './worth.ts'
import { couldPress, couldReach } from './zombies.ts'

const MOST_PLAYERS = 6
/** The last day that an option can choose. As many numbers tell every match. */
const MOST_DAYS = 12
/** What is told one by one: the buildings that hold most, the pawns, and the best rivals. */
const TOLD_BUILDINGS = 4
const TOLD_PAWNS = 2
const TOLD_RIVALS = 2
/** How many numbers tell one of each. */
const BUILDING = 11
const PAWN = 24
const RIVAL = 9

/** What a player has, with what threatens it. */
interface Holdings {
  readonly player: PlayerId
  readonly points: number
  /** The points that will still be there at the end, as far as walls and zombies tell. */
  readonly kept: number
  readonly health: number
  readonly hand: number
  readonly buildings: readonly Holding[]
  readonly armed: boolean
}

/** A building of a player. */
interface Holding {
  readonly at: Building
  readonly worth: number
  /** How many more zombies its wall withstands. */
  readonly spare: number
  /** The zombies that could come to it in one step. */
  readonly pressed: number
}

/** The position in numbers for the network that gives a player's chance. */
export function writeInputs(s: State, seat: Seat, into: Inputs): void {
  writePlayer(s, allHoldings(s), playerAt(seat), into)
}

/** What each player has. It is the same for the numbers of all players. */
export function allHoldings(s: State): readonly Holdings[] {
  return s.kills.map((_, player) => holdingsOf(s, player))
}

/** The position in numbers for one player: own things in detail, then the two best rivals. */
export function writePlayer(s: State, all: readonly Holdings[], me: PlayerId, into: Inputs): void {
  const count = playerCount(s)
  const days = lastDay(s.options)
  const own = all[me]
  const rivals = all.filter(({ player }) => player !== me && isAlive(s, player)).sort((a, b) => b.kept - a.kept)
  into.late = (s.day - 1 + ((s.active - s.keeper + count) % count) / count) / days
  for (let players = 2; players <= MOST_PLAYERS; players++) into.flag(count === players)
  into.number(into.late)
  into.reached(days - s.day, MOST_DAYS - 1)
  into.flag(s.agenda.length === 0 || !isAlive(s, me))
  writeTurn(s, me, into)
  writeOwn(s, own, 1 - into.late, into)
  const best = rivals[0]
  into.flag(best === undefined)
  const ahead = best === undefined ? 0 : own.kept - best.kept
  into.number(ahead / 10)
  into.number((ahead / 10) * into.late)
  into.number(Math.tanh(ahead / 4) * into.late)
  into.number(best === undefined ? 0 : (own.points - best.points) / 10)
  into.number(rivals.length / MOST_PLAYERS)
  for (let i = 0; i < TOLD_RIVALS; i++) writeRival(s, rivals[i], into)
}

function holdingsOf(s: State, player: PlayerId): Holdings {
  const buildings: Holding[] = []
  let kept = 0
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.owners[at] !== player) continue
    const worth = holding(s, at)
    const walls = wallCount(s, at)
    const spare = walls === 0 ? 0 : wallTotal(s, at) - adjacentZombies(s, at)
    buildings.push({ at, worth, spare, pressed: couldPress(s, at) })
    kept += worth * (walls === 0 ? (s.homes[at] ? 0.75 : 0.3) : spare <= 1 ? 0.6 : walls >= WALLS ? 0.97 : 0.85)
  }
  buildings.sort((a, b) => b.worth - a.worth || b.spare - a.spare)
  const { total, kills, guns } = scoreOf(s, player)
  let health = 0
  let armed = false
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) {
    health += s.pawns[pawn].health
    armed ||= isArmed(s.pawns[pawn])
  }
  let hand = 0
  for (const card of handOf(s, player)) hand += cardWorth(card)
  const points = isAlive(s, player) ? total : 0
  return { player, points, kept: kept + kills + guns, health, hand, buildings, armed }
}

/** Whether a wall may well fall soon. */
function isWeak({ spare, pressed }: Pick<Holding, 'spare' | 'pressed'>): boolean {
  return spare <= 1 + Math.min(2, pressed * 0.3)
}

/** Whose turn it is and how much of it is left. */
function writeTurn(s: State, me: PlayerId, into: Inputs): void {
  const count = playerCount(s)
  const step = s.agenda[s.agenda.length - 1]
  const turns = (me - s.active + count) % count
  const inZombiePhase = s.agenda.some(({ step }) => step === 'zombie-move' || step === 'zombie-phase')
  const acts = inActionPhase(s)
  into.flag(me === s.active)
  into.flag(me === s.active && acts)
  into.number(me === s.active && acts ? s.actions / 3 : 0)
  into.number(me === s.active && acts ? s.walks / 3 : 0)
  into.flag(me === s.active && inZombiePhase)
  into.flag(me !== s.active && acts)
  into.number(step?.step === 'zombie-move' ? (me === s.active ? 1 : -1) * (step.left / 10) : 0)
  into.number(turns / count)
  into.flag(turns > 0 && (me - s.keeper + count) % count > (s.active - s.keeper + count) % count)
  into.number(s.cemetery / 60)
  // On the last day: how many turns are left to harm, and whether an own one is among them.
  const after = count - 1 - ((s.active - s.keeper + count) % count)
  const last = s.day >= lastDay(s.options)
  into.flag(last)
  for (let i = 0; i < MOST_PLAYERS; i++) into.flag(last && after === i)
  into.flag(last && turns > 0 && turns <= after)
  let free = 0
  for (let at = 0; at < BUILDINGS; at++) if (s.owners[at] === null) free += 1
  into.number(free / BUILDINGS)
}

function writeOwn(s: State, own: Holdings, left: number, into: Inputs): void {
  const { player, points, kept, health, hand, buildings } = own
  const { kills, barricades, survivors, guns, houses } = scoreOf(s, player)
  const each = pawnsEach(playerCount(s))
  into.number(points / 20 / each)
  into.number(kept / 20 / each)
  into.number((kept / 20 / each) * left)
  into.number(kills / 10 / each)
  into.number(barricades / 8 / each)
  into.number(survivors / 4 / each)
  into.number(guns / 4 / each)
  into.number(houses / 12 / each)
  into.number(health / FULL_HEALTH / each)
  into.reached(livingPawns(s, player), TOLD_PAWNS)
  into.number(hand / 8 / each)
  into.number((hand / 8 / each) * left)
  into.flag(own.armed)
  writeHand(s, player, into)
  into.number(buildings.length / 4 / each)
  into.reached(buildings.length, 5)
  let weak = 0
  let open = 0
  let full = 0
  let zombies = 0
  for (const { at, worth, spare, pressed } of buildings) {
    const walls = wallCount(s, at)
    zombies += adjacentZombies(s, at) + pressed * 0.5
    if (walls === 0) open += worth
    else if (isWeak({ spare, pressed })) weak += worth
    if (walls >= WALLS) full += worth
  }
  for (const sum of [weak, open, full]) {
    into.number(sum / 10 / each)
    into.number((sum / 10 / each) * left)
  }
  into.number(zombies / 10 / each)
  let stored = 0
  for (const { by, cards } of s.stored) if (by === player) stored += cards.length
  into.number(stored / 3)
  into.number(s.fireworks.filter(({ by }) => by === player).length)
  for (let i = 0; i < TOLD_BUILDINGS; i++) writeBuilding(s, buildings[i], into)
  const pawns: PawnId[] = []
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) pawns.push(pawn)
  pawns.sort((a, b) => s.pawns[a].health - s.pawns[b].health)
  for (let i = 0; i < TOLD_PAWNS; i++) writePawn(s, pawns[i], into)
}

function writeHand(s: State, player: PlayerId, into: Inputs): void {
  const cards = handOf(s, player)
  let walls = 0
  let value = 0
  let survivors = 0
  let guns = 0
  let bullets = 0
  let events = 0
  for (const card of cards) {
    const face = FACES[card]
    if (face.kind === 'barricade') {
      walls += 1
      value += face.value
    } else if (face.kind === 'survivor') survivors += 1
    else if (face.kind === 'gun') {
      guns += 1
      bullets += face.bullets
    } else if (face.event !== null) events += 1
  }
  into.number(cards.length / 6)
  into.number(walls / 3)
  into.number(value / 9)
  into.number(survivors / 2)
  into.number(guns / 2)
  into.number(bullets / 8)
  into.number(events / 2)
}

function writeBuilding(s: State, building: Holding | undefined, into: Inputs): void {
  if (building === undefined) {
    for (let i = 0; i < BUILDING; i++) into.number(0)
    return
  }
  const { at, worth, spare, pressed } = building
  const walls = wallCount(s, at)
  into.flag(s.homes[at])
  into.number(worth / 10)
  into.reached(walls, WALLS)
  into.number(spare / 8)
  into.flag(walls > 0 && spare <= 1)
  into.flag(walls > 0 && spare === 2)
  into.number(pressed / 8)
  into.number(placedCount(s, at) / 3)
  into.flag(s.piles.sizes[at] > 0)
}

function writePawn(s: State, pawn: PawnId | undefined, into: Inputs): void {
  const at = pawn === undefined ? null : s.pawns[pawn].at
  if (pawn === undefined || at === null) {
    for (let i = 0; i < PAWN; i++) into.number(0)
    return
  }
  const { health, guns } = s.pawns[pawn]
  const owner = isBuilding(at) ? s.owners[at] : null
  const walled = isBuilding(at) && wallCount(s, at) > 0
  const coming = couldReach(s, at)
  const { wound } = onslaught(s, pawn, walled ? 0 : coming)
  let close = 0
  for (const loc of BOARD.inRange[at]) close += s.zombies[loc]
  const { bullets } = defenseOf(s, pawn)
  into.reached(health, FULL_HEALTH)
  into.flag(isBuilding(at))
  into.flag(owner === ownerOf(s, pawn))
  into.flag(owner !== null && owner !== ownerOf(s, pawn))
  into.flag(walled)
  into.flag(isBuilding(at) && s.homes[at] && owner === ownerOf(s, pawn))
  into.number(coming / 8)
  into.number(wound)
  into.number(health === 1 ? wound : 0)
  into.number(close / 10)
  into.number(s.zombies[at] / 2)
  into.number(bullets / 6)
  into.flag(bullets > 0)
  into.number(guns.filter(isLoaded).length / 2)
  into.number(carriedCount(s, pawn) / 2)
  into.flag(isBuilding(at) && s.piles.sizes[at] > 0)
  into.flag(isBuilding(at) && owner === null)
  // The way to cards and to a building that could be claimed.
  const me = ownerOf(s, pawn)
  into.number(wayTo(at, b => s.piles.sizes[b] > 0))
  into.number(wayTo(at, b => s.owners[b] === null))
  into.number(wayTo(at, b => s.owners[b] !== null && s.owners[b] !== me && wallCount(s, b) < WALLS))
  into.flag(s.pawns.some((other, i) => other.at === at && i !== pawn && ownerOf(s, i) !== ownerOf(s, pawn)))
}

/** How near the nearest such building is: 1 is here, 0 is far away. */
function wayTo(from: Loc, fits: (at: Building) => boolean): number {
  let nearest = 9
  for (let at = 0; at < BUILDINGS; at++) if (fits(at)) nearest = Math.min(nearest, distance(from, at))
  return 1 - nearest / 9
}

function writeRival(s: State, rival: Holdings | undefined, into: Inputs): void {
  if (rival === undefined) {
    for (let i = 0; i < RIVAL; i++) into.number(0)
    return
  }
  const { player, points, kept, health, hand, buildings, armed } = rival
  const each = pawnsEach(playerCount(s))
  into.number(points / 20 / each)
  into.number(kept / 20 / each)
  into.number(health / FULL_HEALTH / each)
  into.number(hand / 8 / each)
  into.number(buildings.length / 4 / each)
  let weak = 0
  for (const building of buildings) if (isWeak(building)) weak += building.worth
  into.number(weak / 10 / each)
  into.flag(armed)
  into.flag(player === s.active)
  into.number(((player - s.active + playerCount(s)) % playerCount(s)) / playerCount(s))
}
