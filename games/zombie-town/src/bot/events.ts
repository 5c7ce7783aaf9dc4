import { type PawnId, type PlayerId, pawnNamed } from '../codes.ts'
import { BOARD, type Building, distance, isBuilding, type Loc, leftNeighbor, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import { LONGEST_WALK } from '../limits.ts'
import type { Move } from '../moves.ts'
import { scoreOf } from '../rules/days.ts'
import { sendSteps } from '../rules/event-cards.ts'
import { adjacentZombies, isAlive, ownerOf, playerCount, type State, wallCount, wallTotal } from '../state.ts'
import { fallChance, holding, isLastDay, onslaught, rivalries, woundCost } from './worth.ts'
import { collapseLoss, couldPress, couldReach } from './zombies.ts'

type EventMove = Extract<Move, { move: 'event' }>

/** The smallest gain for which the bot plays an event that could wait. */
const ENOUGH = 1

/** The event to play in another player's turn, or null. */
export function stepIn(s: State, me: PlayerId, moves: readonly Move[]): Move | null {
  for (const move of moves) {
    if (move.move !== 'event') continue
    const event = FACES[cardNamed(move.card)].event
    // Events that help only in the bot's own turn wait for it.
    if (event === 'random-card' || event === 'switch-cards') continue
    if (judgeEvent(s, me, move) > ENOUGH) return move
  }
  return null
}

/** The worth of playing an event now, in points. */
export function judgeEvent(s: State, me: PlayerId, move: EventMove): number {
  switch (FACES[cardNamed(move.card)].event) {
    case 'extra-action':
      return 4
    case 'random-card':
      return 2.5
    case 'switch-cards':
      return bestSwitch(s, me)
    case 'send-player':
      return judgeSending(s, me)
    case 'move-back':
      return judgePushing(s, me, pawnNamed(move.pawn as string))
    case 'add-zombies':
      return judgeAdding(s, me, s.pawns[pawnNamed(move.pawn as string)].at as Building)
    case 'turn-back-time':
      return isLastDay(s) && isBehind(s, me) ? 2 : -1
    default:
      return -1
  }
}

function isBehind(s: State, me: PlayerId): boolean {
  const mine = scoreOf(s, me).total
  return s.kills.some((_, other) => other !== me && isAlive(s, other) && scoreOf(s, other).total > mine)
}

/** Switching brings more cards to a building with an own pawn. */
export function switchWorth(s: State, me: PlayerId, at: Building): number {
  const other = leftNeighbor(at)
  const gain = s.piles.sizes[other] - s.piles.sizes[at]
  let worth = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    if (s.pawns[pawn].at === at) worth += gain
    else if (s.pawns[pawn].at === other) worth -= gain
  }
  return worth
}

function bestSwitch(s: State, me: PlayerId): number {
  let most = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    const at = s.pawns[pawn].at
    if (at === null || !isBuilding(at) || s.piles.sizes[at] > 0) continue
    const before = (at + BOARD.contacts.length - 1) % BOARD.contacts.length
    most = Math.max(most, switchWorth(s, me, at), switchWorth(s, me, before))
  }
  return most > 0 && s.actions > 0 && !isLastDay(s) ? 0.5 + most * 0.3 : -1
}

/** The best gain from sending any pawn. */
function judgeSending(s: State, me: PlayerId): number {
  const rivalry = rivalries(s, me)
  let most = -1
  for (let pawn = 0; pawn < s.pawns.length; pawn++)
    if (s.pawns[pawn].at !== null && ownerOf(s, pawn) !== me) most = Math.max(most, sendWorth(s, me, pawn, rivalry))
  return most
}

/** The gain from sending this pawn on the most dangerous way. */
export function sendWorth(s: State, me: PlayerId, pawn: PawnId, rivalry: readonly number[]): number {
  const owner = ownerOf(s, pawn)
  if (owner === me) return -1
  const { zombies } = worstWay(s, me, pawn, [])
  if (zombies === 0) return 0
  const { wound, kills, bullets } = onslaught(s, pawn, zombies)
  return rivalry[owner] * (wound * (woundCost(s, pawn) + 1.5) - kills + bullets * 0.4)
}

/** The way with the most zombies, including those the sender can move onto the pawn afterwards. */
export function worstWay(
  s: State,
  me: PlayerId,
  pawn: PawnId,
  chain: readonly Loc[],
): { zombies: number; next: Loc | null } {
  if (chain.length === LONGEST_WALK) return { zombies: followers(s, me, chain[chain.length - 1]), next: null }
  let zombies = -1
  let next: Loc | null = null
  for (const to of sendSteps(s, pawn, chain)) {
    const met = s.zombies[to] + worstWay(s, me, pawn, [...chain, to]).zombies
    if (met > zombies) {
      zombies = met
      next = to
    }
  }
  return { zombies: Math.max(0, zombies), next }
}

/** The number of zombies the active player can still move onto a square in this turn's zombie phase. */
function followers(s: State, me: PlayerId, at: Loc): number {
  const step = s.agenda.find(({ step: name }) => name === 'zombie-move')
  if (me !== s.active || step?.step !== 'zombie-move') return 0
  if (isBuilding(at) && wallCount(s, at) > 0) return 0
  return Math.min(step.left, couldReach(s, at))
}

/**
 * The gain from moving zombies back from an own wall before it collapses, or from an own pawn that cannot stop them.
 */
function judgePushing(s: State, me: PlayerId, pawn: PawnId): number {
  const at = s.pawns[pawn].at as Building
  const adjacent = adjacentZombies(s, at)
  if (wallCount(s, at) === 0) {
    const { wound } = onslaught(s, pawn, Math.min(adjacent, s.day))
    return wound * (woundCost(s, pawn) + (s.owners[at] === me ? 2 : 0)) * 0.7
  }
  if (s.owners[at] !== me) return -1
  const spare = wallTotal(s, at) - adjacent
  return spare <= Math.min(2, couldPress(s, at)) ? holding(s, at) * 0.4 : -1
}

/** The gain from adding 2 zombies next to another player's wall, from inside the building. */
function judgeAdding(s: State, me: PlayerId, at: Building): number {
  const owner = s.owners[at]
  if (owner === null || owner === me || wallCount(s, at) === 0) return -1
  return fallChance(s, me, at, 2) * collapseLoss(s, at) * rivalries(s, me)[owner]
}

/** The worth of a square to move a zombie back to: away from own pawns. */
export function pushWorth(s: State, me: PlayerId, move: Move): number {
  if (move.move !== 'push') return 0
  const to = locNamed(move.to)
  let worth = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    const { at } = s.pawns[pawn]
    if (at !== null) worth += at === to ? -5 : distance(at, to) * 0.1
  }
  return worth
}
