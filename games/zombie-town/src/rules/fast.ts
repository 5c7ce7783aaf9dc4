import type { Seat } from '@holdout/engine'
import { type PawnId, playerAt } from '../codes.ts'
import { BOARD, BUILDINGS, isBuilding, LOCATIONS, type Loc } from '../data/board.ts'
import { type Card, FIREWORKS, isGun, SURVIVOR } from '../data/load.ts'
import { GUNS_PER_PAWN, MOST_SURVIVORS } from '../limits.ts'
import {
  ATTACK,
  BUILD,
  CARRY_SURVIVOR,
  DRAW,
  END_ACTIONS,
  FIREWORKS_AT,
  GIVE_GUN,
  GO,
  type Moves,
  PICK_UP,
  PLACE_SURVIVOR,
  PLAY_GUN,
  PUT_DOWN,
  SHOOT,
  STEP,
  STORE,
  TAKE_GUN,
  TAKE_STORED,
  TEAR_DOWN,
  WALK,
  ZOMBIE_MOVES,
} from '../moves.ts'
import { hasCard } from '../stacks.ts'
import {
  carriedBy,
  handOf,
  hasTwinBefore,
  isArmed,
  ownerOf,
  placedIn,
  playerCount,
  type State,
  type Steps,
  storedBy,
} from '../state.ts'
import { fittingBarricades, mayTearDown } from './barricades.ts'
import { eventsOf, isPlayable } from './event-cards.ts'
import { mayDraw } from './exploring.ts'
import { targetsOf } from './fights.ts'
import { dropsOf, survivorsHere } from './guns-and-stores.ts'
import { listAbilities } from './houses.ts'
import { nextIsMoved } from './pieces.ts'
import { mayClaim } from './possession.ts'
import { mayStepTo, mayWalk } from './ways.ts'
import { isGuarded, mayMoveZombie } from './zombie-steps.ts'

/**
 * The legal moves of the commonest decisions without asking every need of every candidate. Random matches are slower
 * without these lists. The property suite compares each of them with the needs of its decision, which are the rules.
 */

type List = Moves['main'][]

export function offerMain(s: State, _step: object, seat: Seat, list: List): void {
  const player = playerAt(seat)
  if (player === s.active) {
    for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) {
      if (s.pawns[pawn].at === null) continue
      if (mayWalk(s)) walks(s, pawn, list)
      if (s.actions > 0) actions(s, pawn, list)
    }
    if (s.actions > 0 && hasCard(s.hands, player, FIREWORKS)) list.push(...FIREWORKS_AT.slice(0, BUILDINGS))
    list.push(END_ACTIONS)
  }
  windowMoves(s, seat, list)
}

export function offerZombieMove(s: State, _step: object, seat: Seat, list: Moves['zombie-move'][]): void {
  if (playerAt(seat) === s.active) zombies(s, list)
  windowMoves(s, seat, list)
}

export function offerMove(s: State, { pawn, chain }: Steps['move'], _seat: Seat, list: Moves['move'][]): void {
  list.push(GO)
  for (const to of BOARD.steps[chain[chain.length - 1]]) if (mayStepTo(s, pawn, to)) list.push(STEP[to])
}

function windowMoves(s: State, seat: Seat, list: { push(move: Moves['main'] & Moves['zombie-move']): void }): void {
  const player = playerAt(seat)
  for (const event of eventsOf(s, seat)) if (isPlayable(s, player, event)) list.push(event)
  for (const drop of dropsOf(s, player)) list.push(drop)
}

function walks(s: State, pawn: PawnId, list: List): void {
  const moves = WALK[pawn]
  for (const to of BOARD.steps[s.pawns[pawn].at as Loc]) if (mayStepTo(s, pawn, to)) list.push(moves[to])
}

function actions(s: State, pawn: PawnId, list: List): void {
  const hand = handOf(s, ownerOf(s, pawn))
  const here = s.pawns[pawn].at as Loc
  for (let i = 0; i < hand.length; i++)
    if (isGun(hand[i]) && hand.indexOf(hand[i]) === i) gunPlays(s, pawn, hand[i], list)
  if (hand.includes(SURVIVOR)) list.push(CARRY_SURVIVOR[pawn])
  if (isBuilding(here)) inside(s, pawn, here, hand, list)
  else if (BOARD.contactOf[here] !== null && mayTearDown(s, pawn)) list.push(TEAR_DOWN[pawn])
  gunSwaps(s, pawn, list)
  shots(s, pawn, list)
  attacks(s, pawn, list)
}

function inside(s: State, pawn: PawnId, here: Loc, hand: readonly Card[], list: List): void {
  const player = ownerOf(s, pawn)
  if (mayDraw(s, pawn)) list.push(DRAW[pawn])
  if (mayClaim(s, player, here)) {
    if (hand.includes(SURVIVOR)) list.push(PLACE_SURVIVOR[pawn])
    const carried = carriedBy(s, pawn)
    for (let i = 0; i < carried.length; i++) if (!hasTwinBefore(carried, i)) list.push(PUT_DOWN[pawn][carried[i].id])
    for (const card of fittingBarricades(s, pawn, [])) list.push(BUILD[pawn][card])
  }
  once(hand, STORE[pawn], list)
  once(storedBy(s, here, player)?.cards ?? [], TAKE_STORED[pawn], list)
  listAbilities(s, pawn, list)
  if (s.owners[here] !== player) return
  const placed = placedIn(s, here)
  for (let i = 0; i < placed.length; i++) if (!hasTwinBefore(placed, i)) list.push(PICK_UP[pawn][placed[i].id])
}

/** Adds the move of each kind of card once. */
function once(cards: readonly Card[], moves: readonly Moves['main'][], list: List): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) list.push(moves[cards[i]])
}

function gunPlays(s: State, pawn: PawnId, card: Card, list: List): void {
  const plays = PLAY_GUN[pawn][card]
  if (s.pawns[pawn].guns.length < GUNS_PER_PAWN) list.push(plays[MOST_SURVIVORS])
  for (const group of survivorsHere(s, pawn))
    for (let i = 0; i < group.length; i++)
      if (group[i].gun === null && !hasTwinBefore(group, i)) list.push(plays[group[i].id])
}

function gunSwaps(s: State, pawn: PawnId, list: List): void {
  const { guns } = s.pawns[pawn]
  for (const group of survivorsHere(s, pawn)) {
    for (let i = 0; i < group.length; i++) {
      if (hasTwinBefore(group, i)) continue
      const { id, gun } = group[i]
      if (gun === null) for (let own = 0; own < guns.length; own++) list.push(GIVE_GUN[pawn][own][id])
      else if (guns.length < GUNS_PER_PAWN) list.push(TAKE_GUN[pawn][id])
    }
  }
}

function shots(s: State, pawn: PawnId, list: List): void {
  const { at, guns } = s.pawns[pawn]
  const inRange = BOARD.inRange[at as Loc]
  for (let gun = 0; gun < guns.length; gun++) {
    if (guns[gun].bullets === 0) continue
    const moves = SHOOT[pawn][gun]
    for (const loc of inRange) if (s.zombies[loc] > 0) list.push(moves[loc])
  }
}

function attacks(s: State, pawn: PawnId, list: List): void {
  if (!s.options['player-fights'] || !isArmed(s.pawns[pawn])) return
  const targets = targetsOf(s, pawn)
  if (targets.length === 0) return
  const { guns } = s.pawns[pawn]
  for (let gun = 0; gun < guns.length; gun++)
    if (guns[gun].bullets > 0) for (const target of targets) list.push(ATTACK[pawn][gun][target])
}

function zombies(s: State, list: Moves['zombie-move'][]): void {
  const guarded = isGuarded(s)
  for (let from = 0; from < LOCATIONS; from++) {
    if (s.zombies[from] === 0 || nextIsMoved(s, from)) continue
    const steps = BOARD.zombieSteps[from]
    const moves = ZOMBIE_MOVES[from]
    for (let i = 0; i < steps.length; i++) if (mayMoveZombie(s, steps[i], guarded)) list.push(moves[i])
  }
}
