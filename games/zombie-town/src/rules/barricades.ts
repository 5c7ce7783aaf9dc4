import { type PawnId, type PlayerId, pawnName, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, type Building, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { type Card, cardNamed, FACES, idOf, isBarricade } from '../data/load.ts'
import { WALLS } from '../limits.ts'
import { BUILD, FINISH, type Move, TRAP_KILL, TRAP_KILL_MOVED } from '../moves.ts'
import { putOnTop, takeAll, takeKind, takeTop } from '../stacks.ts'
import {
  adjacentZombies,
  handOf,
  isAlive,
  movedAt,
  ownerOf,
  type State,
  wallCount,
  wallTotal,
  worthOf,
} from '../state.ts'
import { nextIsMoved, takeCard, takeZombie } from './pieces.ts'
import { claim, emptiedByOwner, lookAtWalls, loseIfUnheld, mayClaim } from './possession.ts'

/**
 * ZT-133 The minimum value of a build. An existing wall is already worth more than the adjacent zombies (ZT-135), so
 * only the first barricades can be too low. This reveals nothing about hidden walls.
 */
export function neededToBuild(s: State, at: Building): number {
  return wallCount(s, at) > 0 ? 0 : adjacentZombies(s, at)
}

/** How many more cards a build may have. ZT-132 At most 3 in all; ZT-134 one action each. */
function roomToBuild(s: State, at: Building, cards: number): number {
  return Math.min(WALLS - wallCount(s, at), s.actions) - cards
}

/** ZT-134 Whether the build can still become legal with the best other cards in hand. */
function canSucceed(s: State, hand: readonly Card[], card: Card, has: number, room: number, at: Building): boolean {
  const needed = neededToBuild(s, at)
  let total = has + FACES[card].value
  if (total >= needed) return true
  const others = hand.filter(isBarricade).map(other => FACES[other].value)
  others.splice(others.indexOf(FACES[card].value), 1)
  others.sort((a, b) => b - a)
  for (let i = 0; i < room - 1 && i < others.length; i++) total += others[i]
  return total >= needed
}

/** ZT-132, ZT-133, ZT-134 Lists the cards with which a build may begin. */
export function listBuilds(s: State, pawn: PawnId, list: Move[]): void {
  const at = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  if (!isBuilding(at) || roomToBuild(s, at, 0) <= 0 || !mayClaim(s, player, at)) return
  listFitting(s, pawn, [], list)
}

function listFitting(s: State, pawn: PawnId, cards: readonly Card[], list: Move[]): void {
  const at = s.pawns[pawn].at as Building
  const room = roomToBuild(s, at, cards.length)
  if (room <= 0) return
  const left = handOf(s, ownerOf(s, pawn))
  for (const card of cards) takeCard(left, card)
  const has = worthOf(cards)
  for (let i = 0; i < left.length; i++) {
    const card = left[i]
    if (!isBarricade(card) || left.indexOf(card) !== i) continue
    if (canSucceed(s, left, card, has, room, at)) list.push(BUILD[pawn][card])
  }
}

interface BuildSite {
  readonly pawn: PawnId
  readonly cards: readonly Card[]
}

/**
 * ZT-134 Asks for another card of the same build whenever the number of cards in hand allows it, even if none of them
 * is a barricade: all players see that the decision is open.
 */
export function addToBuild(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  if (mayAdd(s, pawn, cards)) cx.next({ step: 'build-more', pawn, cards })
  else build(s, pawn, cards, cx)
}

function mayAdd(s: State, pawn: PawnId, cards: readonly Card[]): boolean {
  if (s.rules === undefined) {
    const more: Move[] = []
    listFitting(s, pawn, cards, more)
    return more.length > 0
  }
  const held = handOf(s, ownerOf(s, pawn)).length
  return roomToBuild(s, s.pawns[pawn].at as Building, cards.length) > 0 && held > cards.length
}

export function offerBuildMore(s: State, { pawn, cards }: BuildSite, _seat: string, list: Move[]): void {
  if (worthOf(cards) >= neededToBuild(s, s.pawns[pawn].at as Building)) list.push(FINISH)
  listFitting(s, pawn, cards, list)
}

export function takeBuildMore(s: State, { pawn, cards }: BuildSite, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'build') addToBuild(s, pawn, [...cards, cardNamed(move.card)], cx)
  else build(s, pawn, cards, cx)
}

/** ZT-132 Builds the cards, each outermost. ZT-121 This claims the building. ZT-135 Then checks for a collapse. */
function build(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  const at = s.pawns[pawn].at as Building
  const player = ownerOf(s, pawn)
  lookAtWalls(s, player, at, cx)
  s.actions -= cards.length
  for (const card of cards) {
    takeKind(s.hands, player, card)
    putOnTop(s.walls, at, card)
    cx.emit?.({
      event: 'built',
      rule: 'ZT-132',
      seat: seatOf(player),
      at: nameOf(at),
      card: idOf(card),
      walls: wallCount(s, at),
    })
  }
  claim(s, player, at, cx)
  checkCollapse(s, at, cx)
}

/**
 * ZT-135 Discards all barricades if the adjacent zombies equal or exceed their value. ZT-137 Their traps kill zombies.
 */
export function checkCollapse(s: State, at: Building, cx: Cx): void {
  const cards = wallCount(s, at)
  if (cards === 0) return
  const zombies = adjacentZombies(s, at)
  if (zombies >= cards) cx.barrier('reveal') // that the wall holds also reveals something about it
  if (zombies < wallTotal(s, at)) return
  const walls = takeAll(s.walls, at)
  const traps = walls.reduce((sum, card) => sum + FACES[card].trap, 0)
  s.discard.push(...walls)
  cx.emit?.({ event: 'collapsed', rule: 'ZT-135', at: nameOf(at), cards: walls.map(idOf), zombies })
  const player = s.owners[at]
  loseIfUnheld(s, at, cx)
  if (traps > 0) trapsKill(s, { at, left: Math.min(traps, zombies), player }, cx)
}

/** Checks the building at a contact square to which a zombie has come. */
export function checkPressure(s: State, at: Loc, cx: Cx): void {
  const building = BOARD.contactOf[at]
  if (building !== null) checkCollapse(s, building, cx)
}

interface Traps {
  readonly at: Building
  readonly left: number
  readonly player: PlayerId | null
}

/** ZT-137 The traps kill this number of adjacent zombies; the owner chooses which. */
function trapsKill(s: State, { at, left, player }: Traps, cx: Cx): void {
  if (left === 0) return
  const mustAsk = player !== null && isAlive(s, player) && left < adjacentZombies(s, at)
  if (mustAsk && player !== null) return cx.next({ step: 'trap-kills', at, left, player })
  trapKills(s, defaultTrapKill(s, at), player, cx)
  trapsKill(s, { at, left: left - 1, player }, cx)
}

export function offerTrapKills(s: State, { at }: Traps, _seat: string, list: Move[]): void {
  for (const square of BOARD.contacts[at]) {
    const moved = movedAt(s, square)
    if (s.zombies[square] > moved) list.push(TRAP_KILL[square])
    if (moved > 0) list.push(TRAP_KILL_MOVED[square])
  }
}

export function takeTrapKills(s: State, step: Traps, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'trap-kill') return
  trapKills(s, { square: locNamed(move.at), moved: move.moved }, step.player, cx)
  trapsKill(s, { at: step.at, left: step.left - 1, player: step.player }, cx)
}

/** ZT-117 Without a living owner: zombies that have not moved first, from the square with the most. */
export function defaultTrapKill(s: State, at: Building): { square: Loc; moved: boolean } {
  const squares = BOARD.contacts[at]
  const fullest = (count: (square: Loc) => number): Loc =>
    squares.reduce((best, square) => (count(square) > count(best) ? square : best))
  const unmoved = fullest(square => (nextIsMoved(s, square) ? 0 : s.zombies[square]))
  if (!nextIsMoved(s, unmoved)) return { square: unmoved, moved: false }
  return { square: fullest(square => s.zombies[square]), moved: true }
}

/** ZT-137 The zombie goes to the owner's kill pile; without an owner it leaves the game. */
function trapKills(
  s: State,
  { square, moved }: { square: Loc; moved: boolean },
  player: PlayerId | null,
  cx: Cx,
): void {
  takeZombie(s, square, moved)
  if (player === null) s.gone += 1
  else s.kills[player] += 1
  cx.emit?.({
    event: 'trap-killed',
    rule: 'ZT-137',
    seat: player === null ? null : seatOf(player),
    at: nameOf(square),
  })
}

/** ZT-139 From a contact square a pawn may tear down the outermost card. */
export function mayTearDown(s: State, pawn: PawnId): boolean {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc]
  return at !== null && wallCount(s, at) > 0
}

/** ZT-139 The card is shown and discarded. ZT-140 A trap hurts the pawn, unless the building is its own. */
export function tearDown(s: State, pawn: PawnId, cx: Cx): void {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc] as Building
  const [card] = takeTop(s.walls, at, 1)
  const own = s.owners[at] === ownerOf(s, pawn)
  s.discard.push(card)
  cx.barrier('reveal')
  cx.emit?.({ event: 'torn-down', rule: 'ZT-139', pawn: pawnName(pawn), at: nameOf(at), card: idOf(card) })
  if (FACES[card].trap > 0 && !own) cx.next({ step: 'damage', pawn, cause: 'trap', flees: false })
  if (wallCount(s, at) > 0) checkCollapse(s, at, cx)
  else if (own) emptiedByOwner(s, at, cx)
  else loseIfUnheld(s, at, cx)
}
