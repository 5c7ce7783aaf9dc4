import { NO_SEATS, only, type PawnId, type PlayerId, pawnNamed, playerAt, refNamed, SEATS, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, BUILDINGS, isBuilding, type Loc, locNamed } from '../data/board.ts'
import { cardNamed, FIREWORKS, idOf, isGun, SURVIVOR } from '../data/load.ts'
import { ACTIONS, handLimit } from '../limits.ts'
import {
  CARRY_SURVIVOR,
  DISCARD,
  DRAW,
  END_ACTIONS,
  FIREWORKS_AT,
  type Move,
  PICK_UP,
  PLACE_SURVIVOR,
  PUT_DOWN,
  STORE,
  TEAR_DOWN,
} from '../moves.ts'
import { hasCard, takeKind } from '../stacks.ts'
import {
  carriedBy,
  handOf,
  hasTwinBefore,
  isAlive,
  livingPawns,
  ownerOf,
  placedIn,
  playerCount,
  type State,
} from '../state.ts'
import { addToBuild, listBuilds, mayTearDown, tearDown } from './barricades.ts'
import { listEvents, playEvent } from './event-cards.ts'
import { draw, mayDraw } from './exploring.ts'
import { attack, listAttacks } from './fights.ts'
import { endFireworks, lightFireworks } from './fireworks.ts'
import {
  dropGun,
  giveGun,
  listDrops,
  listGunPlays,
  listGunSwaps,
  listHand,
  listOwnStored,
  playGun,
  store,
  takeGun,
  takeStored,
} from './guns-and-stores.ts'
import { ability, listAbilities } from './houses.ts'
import { extendWay, listWalks, mayWalk } from './moving.ts'
import { mayClaim } from './possession.ts'
import { listShots, readShot, shoot } from './shooting.ts'
import { carrySurvivor, doomedDie, markDoomed, pickUp, placeSurvivor, putDown } from './survivors.ts'
import { listZombieMoves, moveZombie, owesMove } from './zombie-phase.ts'

/** ZT-30 Steps (b) to (h) of a turn. The day (a) has already changed when play passed to the keeper. */
export function beginTurn(s: State, _step: object, cx: Cx): void {
  cx.barrier('turn')
  const player = s.active
  cx.emit?.({ event: 'turn-began', rule: 'ZT-30', seat: seatOf(player), day: s.day })
  markDoomed(s, player, cx)
  const pawns = livingPawns(s, player)
  s.actions = ACTIONS * pawns // ZT-31, ZT-204, ZT-208
  s.walks = pawns
  cx.next(
    { step: 'main' },
    { step: 'discard', player },
    { step: 'zombie-phase' },
    { step: 'refill' },
    { step: 'end-of-turn' },
    { step: 'discard', player },
    { step: 'pass-turn', to: (player + 1) % playerCount(s) },
  )
}

/** ZT-30 (g) Doomed survivors die, then fireworks that run out are discarded. */
export function endOfTurn(s: State, _step: object, cx: Cx): void {
  doomedDie(s, s.active, cx)
  endFireworks(s, s.active, cx)
}

/** The active player, unless they died in this turn (ZT-118). */
export function asksMain(s: State): readonly string[] {
  return isAlive(s, s.active) ? only(s.active) : NO_SEATS
}

/** ZT-160, ZT-161 All other living players, whether or not they have an event to play: that stays secret. */
export function mayStepIn(s: State): readonly string[] {
  if (s.options['event-windows'] === 'own-turn') return NO_SEATS
  const players = playerCount(s)
  let key = players * 8 + s.active
  for (let player = 0; player < players; player++) key = key * 2 + (isAlive(s, player) ? 1 : 0)
  windows[key] ??= SEATS.slice(0, players)
    .map((_, turn) => (s.active + turn) % players)
    .filter(player => player !== s.active && isAlive(s, player))
    .map(seatOf)
  return windows[key]
}

/** Cached results of `mayStepIn`, clockwise from the active player's left. */
const windows: Record<number, readonly string[]> = {}

/** ZT-161 Lists what any player may do while a window is open. */
function listWindowMoves(s: State, player: PlayerId, list: Move[]): void {
  listEvents(s, player, list)
  listDrops(s, player, list)
}

function takeWindowMove(s: State, player: PlayerId, move: Move, cx: Cx): boolean {
  if (move.move === 'event') playEvent(s, player, move.card, move.pawn, cx)
  else if (move.move === 'drop-gun') dropGun(s, player, move.of, move.gun, cx)
  else return false
  return true
}

/** ZT-34 Lists everything the active player may do next. ZT-38 They may always end the action phase. */
export function offerMain(s: State, _step: object, seat: string, list: Move[]): void {
  const player = playerAt(seat)
  if (player === s.active) {
    for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) {
      if (s.pawns[pawn].at === null) continue
      if (mayWalk(s)) listWalks(s, pawn, list)
      if (s.actions > 0) listActions(s, pawn, list)
    }
    if (s.actions > 0 && hasCard(s.hands, player, FIREWORKS)) list.push(...FIREWORKS_AT.slice(0, BUILDINGS))
    list.push(END_ACTIONS)
  }
  listWindowMoves(s, player, list)
}

/** ZT-34 Lists the actions of one pawn, except movements. */
function listActions(s: State, pawn: PawnId, list: Move[]): void {
  const player = ownerOf(s, pawn)
  const hand = handOf(s, player)
  const carried = carriedBy(s, pawn)
  const here = s.pawns[pawn].at as Loc
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (isGun(card) && hand.indexOf(card) === i) listGunPlays(s, pawn, card, list)
  }
  const hasSurvivor = hand.includes(SURVIVOR)
  if (hasSurvivor) list.push(CARRY_SURVIVOR[pawn])
  if (isBuilding(here)) {
    if (mayDraw(s, pawn)) list.push(DRAW[pawn])
    const claimable = mayClaim(s, player, here)
    if (hasSurvivor && claimable) list.push(PLACE_SURVIVOR[pawn])
    if (claimable)
      for (let i = 0; i < carried.length; i++) if (!hasTwinBefore(carried, i)) list.push(PUT_DOWN[pawn][carried[i].id])
    listBuilds(s, pawn, list)
    listHand(hand, STORE[pawn], list)
    listOwnStored(s, pawn, list)
    listAbilities(s, pawn, list)
    if (s.owners[here] === player) {
      const survivors = placedIn(s, here)
      for (let i = 0; i < survivors.length; i++)
        if (!hasTwinBefore(survivors, i)) list.push(PICK_UP[pawn][survivors[i].id])
    }
  } else if (BOARD.contactOf[here] !== null && mayTearDown(s, pawn)) list.push(TEAR_DOWN[pawn])
  listGunSwaps(s, pawn, list)
  listShots(s, pawn, list)
  listAttacks(s, pawn, list)
}

/** ZT-30 (c) Takes one action. Then the window is open again. */
export function takeMain(s: State, _step: object, seat: string, move: Move, cx: Cx): void {
  if (move.move === 'end-actions') {
    cx.emit?.({ event: 'ended-actions', rule: 'ZT-38', seat })
    return
  }
  cx.next({ step: 'main' })
  if (!takeWindowMove(s, playerAt(seat), move, cx)) doAction(s, move, cx)
}

function doAction(s: State, move: Move, cx: Cx): void {
  switch (move.move) {
    case 'walk':
      return extendWay(s, pawnNamed(move.pawn), [locNamed(move.to)], cx)
    case 'draw':
      return draw(s, pawnNamed(move.pawn), cx) // ZT-53 to ZT-55 decide its cost
    case 'build':
      return addToBuild(s, pawnNamed(move.pawn), [cardNamed(move.card)], cx) // ZT-134 one action for each card
    default:
      s.actions -= 1
      doPaidAction(s, move, cx)
  }
}

function doPaidAction(s: State, move: Move, cx: Cx): void {
  switch (move.move) {
    case 'play-gun':
      return playGun(s, pawnNamed(move.pawn), move.card, move.to, cx)
    case 'carry-survivor':
      return carrySurvivor(s, pawnNamed(move.pawn), cx)
    case 'place-survivor':
      return placeSurvivor(s, pawnNamed(move.pawn), cx)
    case 'fireworks':
      return lightFireworks(s, s.active, locNamed(move.at), cx)
    case 'shoot': {
      const { gun, at } = readShot(move)
      return shoot(s, pawnNamed(move.pawn), gun, at, cx)
    }
    case 'attack':
      return attack(s, pawnNamed(move.pawn), refNamed(move.gun), move.target, cx)
    case 'tear-down':
      return tearDown(s, pawnNamed(move.pawn), cx)
    case 'store':
      return store(s, pawnNamed(move.pawn), move.card, cx)
    case 'take-stored':
      return takeStored(s, pawnNamed(move.pawn), move.card, cx)
    case 'give-gun':
      return giveGun(s, pawnNamed(move.pawn), move.gun, move.to, cx)
    case 'take-gun':
      return takeGun(s, pawnNamed(move.pawn), move.survivor, cx)
    case 'pick-up':
      return pickUp(s, pawnNamed(move.pawn), move.survivor, cx)
    case 'put-down':
      return putDown(s, pawnNamed(move.pawn), move.survivor, cx)
    case 'ability':
      return ability(s, pawnNamed(move.pawn), move.on, cx)
    default:
  }
}

/** ZT-36, ZT-208 A player above the hand limit discards. */
export function asksDiscard(s: State, { player }: { player: PlayerId }): readonly string[] {
  return isAlive(s, player) && s.hands.sizes[player] > handLimit(livingPawns(s, player)) ? only(player) : NO_SEATS
}

export function offerDiscard(s: State, { player }: { player: PlayerId }, _seat: string, list: Move[]): void {
  listHand(handOf(s, player), DISCARD, list)
}

export function takeDiscard(s: State, { player }: { player: PlayerId }, seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'discard') return
  const card = cardNamed(move.card)
  takeKind(s.hands, player, card)
  s.discard.push(card) // ZT-37 face up, open to all
  cx.emit?.({ event: 'discarded', rule: 'ZT-36', seat, card: idOf(card) })
  cx.next({ step: 'discard', player })
}

/** ZT-151 The active player, while moves are left and one is legal. */
export function asksZombieMove(s: State, { left }: { left: number }): readonly string[] {
  return owesMove(s, left) ? only(s.active) : NO_SEATS
}

export function offerZombieMove(s: State, _step: object, seat: string, list: Move[]): void {
  const player = playerAt(seat)
  if (player === s.active) listZombieMoves(s, list)
  listWindowMoves(s, player, list)
}

export function takeZombieMove(s: State, { left }: { left: number }, seat: string, move: Move, cx: Cx): void {
  if (move.move === 'zombie') {
    cx.next({ step: 'zombie-move', left: left - 1 })
    return moveZombie(s, move.from, move.to, cx)
  }
  cx.next({ step: 'zombie-move', left })
  takeWindowMove(s, playerAt(seat), move, cx)
}
