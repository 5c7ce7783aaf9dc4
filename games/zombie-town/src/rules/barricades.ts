import type { Cx } from '../cx.ts'
import { BOARD, type Building, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { type Card, cardNamed, FACES, idOf, isBarricade } from '../data/load.ts'
import { BUILD, FINISH, type Move, TRAP_KILL, TRAP_KILL_MOVED } from '../moves.ts'
import {
  adjacentZombies,
  isAlive,
  ownerOf,
  type PawnId,
  type PlayerId,
  type State,
  seatOf,
  WALLS,
  wallTotal,
} from '../state.ts'
import { pawnName, takeCard, takeZombie } from './pieces.ts'
import { claim, holdGivenUp, holdTakenAway, mayClaim } from './possession.ts'

/**
 * ZT-133 How much a build must at least bring. What stands already outweighs the zombies beside it, or it would not
 * stand (ZT-135): so only a first wall can be too low, and nobody learns anything about hidden walls here.
 */
function neededToBuild(s: State, at: Building): number {
  return s.buildings[at].walls.length > 0 ? 0 : adjacentZombies(s, at)
}

/** How many more cards a build may have. ZT-132 Three cards in all; ZT-134 one action for each. */
function roomToBuild(s: State, at: Building, cards: number): number {
  return Math.min(WALLS - s.buildings[at].walls.length, s.actions) - cards
}

/** ZT-134 Whether with the best of the other cards in hand the build can still become legal. */
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

/** ZT-132, ZT-133, ZT-134 The cards with which a build may begin. */
export function listBuilds(s: State, pawn: PawnId, list: Move[]): void {
  const at = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  if (!isBuilding(at) || roomToBuild(s, at, 0) <= 0 || !mayClaim(s, player, at)) return
  listFitting(s, pawn, [], list)
}

function listFitting(s: State, pawn: PawnId, cards: readonly Card[], list: Move[]): void {
  const at = s.pawns[pawn].at as Building
  const { hand } = s.players[ownerOf(s, pawn)]
  const room = roomToBuild(s, at, cards.length)
  if (room <= 0) return
  const left = hand.slice()
  for (const card of cards) takeCard(left, card)
  const has = wallTotal(cards)
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

/** ZT-134 Another card goes into the same build, as long as one can follow. */
export function addToBuild(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  const more: Move[] = []
  listFitting(s, pawn, cards, more)
  if (more.length > 0) cx.next({ step: 'build-more', pawn, cards })
  else build(s, pawn, cards, cx)
}

export function listBuildMore(s: State, { pawn, cards }: BuildSite, _seat: string, list: Move[]): void {
  if (wallTotal(cards) >= neededToBuild(s, s.pawns[pawn].at as Building)) list.push(FINISH)
  listFitting(s, pawn, cards, list)
}

export function takeBuildMore(s: State, { pawn, cards }: BuildSite, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'build') addToBuild(s, pawn, [...cards, cardNamed(move.card)], cx)
  else build(s, pawn, cards, cx)
}

/** ZT-132 The cards go up, each outermost; ZT-121 that claims the building; ZT-135 and then they must hold. */
function build(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  const at = s.pawns[pawn].at as Building
  const player = ownerOf(s, pawn)
  const building = s.buildings[at]
  // R-26 Whoever takes over a building sees what stands there already.
  if (building.owner !== player && building.walls.length > 0) cx.barrier('reveal')
  s.actions -= cards.length
  for (const card of cards) {
    takeCard(s.players[player].hand, card)
    building.walls.push(card)
    cx.emit?.({
      event: 'built',
      rule: 'ZT-132',
      seat: seatOf(player),
      at: nameOf(at),
      card: idOf(card),
      walls: building.walls.length,
    })
  }
  claim(s, player, at, cx)
  checkCollapse(s, at, cx)
}

/** ZT-135 Barricades that the adjacent zombies equal or outnumber are discarded, all at once. ZT-137 Their traps kill. */
export function checkCollapse(s: State, at: Building, cx: Cx): void {
  const building = s.buildings[at]
  if (building.walls.length === 0) return
  const zombies = adjacentZombies(s, at)
  if (zombies >= building.walls.length) cx.barrier('reveal') // that it held tells something about it, too
  if (zombies < wallTotal(building.walls)) return
  const walls = building.walls
  const traps = walls.reduce((sum, card) => sum + FACES[card].trap, 0)
  building.walls = []
  s.discard.push(...walls)
  cx.emit?.({ event: 'collapsed', rule: 'ZT-135', at: nameOf(at), cards: walls.map(idOf), zombies })
  const player = building.owner
  holdTakenAway(s, at, cx)
  if (traps > 0) trapsKill(s, { at, left: Math.min(traps, zombies), player }, cx)
}

/** After a zombie has come to a square: the building that the square touches. */
export function checkPressure(s: State, at: Loc, cx: Cx): void {
  const building = BOARD.contactOf[at]
  if (building !== null) checkCollapse(s, building, cx)
}

interface Traps {
  readonly at: Building
  readonly left: number
  readonly player: PlayerId | null
}

/** ZT-137 As many adjacent zombies as the traps say die; the owner chooses which. */
function trapsKill(s: State, { at, left, player }: Traps, cx: Cx): void {
  if (left === 0) return
  const mustAsk = player !== null && isAlive(s, player) && left < adjacentZombies(s, at)
  if (mustAsk && player !== null) return cx.next({ step: 'trap-kills', at, left, player })
  trapKills(s, defaultTrapKill(s, at), player, cx)
  trapsKill(s, { at, left: left - 1, player }, cx)
}

export function listTrapKills(s: State, { at }: Traps, _seat: string, list: Move[]): void {
  for (const square of BOARD.contacts[at]) {
    if (s.zombies[square] > s.moved[square]) list.push(TRAP_KILL[square])
    if (s.moved[square] > 0) list.push(TRAP_KILL_MOVED[square])
  }
}

export function takeTrapKill(s: State, step: Traps, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'trap-kill') return
  trapKills(s, { square: locNamed(move.at), moved: move.moved }, step.player, cx)
  trapsKill(s, { at: step.at, left: step.left - 1, player: step.player }, cx)
}

/** ZT-117 Without a living owner: zombies not yet moved first, then the fullest square. */
export function defaultTrapKill(s: State, at: Building): { square: Loc; moved: boolean } {
  const squares = BOARD.contacts[at]
  const fullest = (count: (square: Loc) => number): Loc =>
    squares.reduce((best, square) => (count(square) > count(best) ? square : best))
  const unmoved = fullest(square => (s.zombies[square] > s.moved[square] ? s.zombies[square] : 0))
  if (s.zombies[unmoved] > s.moved[unmoved]) return { square: unmoved, moved: false }
  return { square: fullest(square => s.zombies[square]), moved: true }
}

/** ZT-137 They go to the owner's kill pile; without an owner they leave the game. */
function trapKills(
  s: State,
  { square, moved }: { square: Loc; moved: boolean },
  player: PlayerId | null,
  cx: Cx,
): void {
  takeZombie(s, square, moved)
  if (player === null) s.gone += 1
  else s.players[player].kills += 1
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
  return at !== null && s.buildings[at].walls.length > 0
}

/** ZT-139 The card is shown and discarded. ZT-140 A trap hurts the pawn, unless the building is its own. */
export function tearDown(s: State, pawn: PawnId, cx: Cx): void {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc] as Building
  const building = s.buildings[at]
  const card = building.walls.pop() as Card
  const own = building.owner === ownerOf(s, pawn)
  s.discard.push(card)
  cx.barrier('reveal')
  cx.emit?.({ event: 'torn-down', rule: 'ZT-139', pawn: pawnName(pawn), at: nameOf(at), card: idOf(card) })
  if (FACES[card].trap > 0 && !own) cx.next({ step: 'damage', pawn, cause: 'trap', flees: false })
  if (building.walls.length > 0) checkCollapse(s, at, cx)
  else if (own) holdGivenUp(s, at, cx)
  else holdTakenAway(s, at, cx)
}
