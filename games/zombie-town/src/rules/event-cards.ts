import { type PawnId, type PlayerId, pawnName, pawnNamed, playerAt, refNamed, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import {
  BOARD,
  BUILDINGS,
  type Building,
  distance,
  isBuilding,
  type Loc,
  leftNeighbor,
  locNamed,
  nameOf,
} from '../data/board.ts'
import { type Card, cardNamed, type EventName, FACES, idOf, isEvent } from '../data/load.ts'
import { FULL, LONGEST_WALK, WALLS } from '../limits.ts'
import {
  ADD_ZOMBIES,
  CHOOSE_PAWN,
  EVENT,
  EVENT_WITH,
  type Move,
  PILE,
  PILE_STORED,
  POSITION,
  PUSH,
  SEND_PAWN,
  SEND_STEP,
  SWITCH,
} from '../moves.ts'
import { putOnTop, putUnder, takeAll, takeAt, takeKind } from '../stacks.ts'
import { handOf, inActionPhase, livingPawns, ownerOf, playerCount, type State, storedBy, wallCount } from '../state.ts'
import { canDefend } from './arrivals.ts'
import { checkCollapse, checkPressure } from './barricades.ts'
import { nextIsMoved, putZombie, takeStoredAt, takeZombie } from './pieces.ts'
import { putPawn } from './possession.ts'
import { fireAtZombie } from './shooting.ts'
import { fromCemetery } from './zombie-phase.ts'

/** ZT-206 Whether an event takes effect where a pawn of its player is. */
function needsPawn(event: EventName): boolean {
  return event === 'zombie' || event === 'move-back' || event === 'add-zombies'
}

/** ZT-160, ZT-162 Lists the events in a hand that have an effect now. */
export function listEvents(s: State, player: PlayerId, list: Move[]): void {
  const hand = handOf(s, player)
  for (let i = 0; i < hand.length; i++) {
    const { event } = FACES[hand[i]]
    if (event === null || hand.indexOf(hand[i]) !== i) continue
    if (needsPawn(event)) {
      for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s))
        if (s.pawns[pawn].at !== null && canDo(s, event, player, pawn)) list.push(EVENT_WITH[pawn][hand[i]])
    } else if (event === 'turn-back-time' || canDo(s, event, player, null)) list.push(EVENT[hand[i]])
  }
}

/** ZT-162 Whether an event has an effect. */
function canDo(s: State, event: EventName, player: PlayerId, pawn: PawnId | null): boolean {
  const at = pawn === null ? null : s.pawns[pawn].at
  switch (event) {
    case 'extra-action':
      return player === s.active && inActionPhase(s) // ZT-166
    case 'random-card':
      return s.piles.cards.length > 0 || s.stored.length > 0
    case 'switch-cards':
      return s.piles.cards.length > 0
    case 'send-player':
      return s.pawns.some((_, other) => canBeSent(s, other))
    case 'zombie':
      return s.cemetery > 0 && at !== null
    case 'move-back': // ZT-163 only from a building
      return (
        at !== null && isBuilding(at) && BOARD.contacts[at].some(from => s.zombies[from] > 0 && hasRoomBehind(s, from))
      )
    case 'add-zombies':
      return at !== null && isBuilding(at) && s.cemetery > 0 && BOARD.contacts[at].some(to => s.zombies[to] < FULL)
    case 'turn-back-time':
      return s.day > 1
  }
}

/** ZT-160 Plays an event from hand, at no cost. */
export function playEvent(s: State, player: PlayerId, id: string, pawn: string | null, cx: Cx): void {
  const card = cardNamed(id)
  takeKind(s.hands, player, card)
  s.discard.push(card)
  cx.emit?.({ event: 'event-played', rule: 'ZT-160', seat: seatOf(player), card: id })
  cx.next({ step: 'resolve-event', card, player, pawn: pawn === null ? null : pawnNamed(pawn) })
}

interface Resolving {
  readonly card: Card
  readonly player: PlayerId
  readonly pawn: PawnId | null
}

/** ZT-162 An event takes effect, or is discarded without an effect. */
export function resolveEvent(s: State, { card, player, pawn }: Resolving, cx: Cx): void {
  const event = FACES[card].event as EventName
  let where = pawn
  if (where === null && needsPawn(event)) {
    // ZT-206 For an event that no pawn drew, the player chooses one of their living pawns.
    if (livingPawns(s, player) > 1) return cx.next({ step: 'event-pawn', card, player })
    where = s.pawns.findIndex((piece, other) => piece.at !== null && ownerOf(s, other) === player)
  }
  if (!canDo(s, event, player, where))
    return void cx.emit?.({ event: 'no-effect', rule: 'ZT-162', seat: seatOf(player), card: idOf(card) })
  switch (event) {
    case 'zombie':
      return addZombieAtPawn(s, where as PawnId, cx)
    case 'extra-action':
      return extraAction(s, cx)
    case 'random-card':
      return cx.next({ step: 'random-pile', player })
    case 'switch-cards':
      return cx.next({ step: 'switch-cards', player })
    case 'send-player':
      return cx.next({ step: 'send-pawn', player })
    case 'move-back':
      return moveBack(s, player, s.pawns[where as PawnId].at as Building, cx)
    case 'add-zombies':
      return cx.next({ step: 'add-zombies', player, at: s.pawns[where as PawnId].at as Building })
    case 'turn-back-time':
      return turnBackTime(s, cx)
  }
}

interface OfPlayer {
  readonly player: PlayerId
}

export function offerEventPawn(s: State, { player }: OfPlayer, _seat: string, list: Move[]): void {
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s))
    if (s.pawns[pawn].at !== null) list.push(CHOOSE_PAWN[pawn])
}

export function takeEventPawn(
  _s: State,
  { card, player }: { card: Card; player: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move === 'choose-pawn') cx.next({ step: 'resolve-event', card, player, pawn: pawnNamed(move.pawn) })
}

/** ZT-165 A zombie from the cemetery appears where the pawn is. The pawn faces it first. */
function addZombieAtPawn(s: State, pawn: PawnId, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  if (!fromCemetery(s, at, 'ZT-165', cx)) return
  cx.next({ step: 'zombie-arrives', at, moved: false, first: pawn })
  checkPressure(s, at, cx)
}

/** ZT-166 */
function extraAction(s: State, cx: Cx): void {
  s.actions += 1
  cx.emit?.({ event: 'extra-action', rule: 'ZT-166', seat: seatOf(s.active), actions: s.actions })
}

/** ZT-167 Lists the unexplored and stored piles of all buildings. */
export function offerRandomPile(s: State, _step: OfPlayer, _seat: string, list: Move[]): void {
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.piles.sizes[at] > 0) list.push(PILE[at])
    for (const stored of s.stored) if (stored.at === at) list.push(PILE_STORED[at][stored.by])
  }
}

export function takeRandomPile(_s: State, { player }: OfPlayer, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'pile') return
  const of = move.of === null ? null : playerAt(move.of)
  cx.next({ step: 'random-position', player, at: locNamed(move.at), of })
}

interface AtPile extends OfPlayer {
  readonly at: Building
  readonly of: PlayerId | null
}

function sizeOfPile(s: State, { at, of }: AtPile): number {
  return of === null ? s.piles.sizes[at] : (storedBy(s, at, of)?.cards.length ?? 0)
}

/** ZT-167 Lists the positions in the pile; 1 is the top. */
export function offerRandomPosition(s: State, step: AtPile, _seat: string, list: Move[]): void {
  const size = sizeOfPile(s, step)
  for (let i = 0; i < size; i++) list.push(POSITION[i])
}

/** ZT-167 The card goes to hand, unseen by others. ZT-60 An event triggers immediately. */
export function takeRandomPosition(s: State, step: AtPile, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'position') return
  const { player, at, of } = step
  const place = sizeOfPile(s, step) - move.number
  const card = of === null ? takeAt(s.piles, at, place) : takeStoredAt(s, at, of, place)
  cx.barrier('reveal')
  if (isEvent(card)) {
    s.discard.push(card)
    cx.emit?.({ event: 'triggered', rule: 'ZT-60', seat: seatOf(player), card: idOf(card) })
    return cx.next({ step: 'resolve-event', card, player, pawn: null })
  }
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'took', rule: 'ZT-167', seat: seatOf(player), at: nameOf(at), card: idOf(card) })
}

/** ZT-168 Two neighboring buildings; one of them may be empty. */
export function offerSwitchCards(s: State, _step: OfPlayer, _seat: string, list: Move[]): void {
  for (let at = 0; at < BUILDINGS; at++)
    if (s.piles.sizes[at] > 0 || s.piles.sizes[leftNeighbor(at)] > 0) list.push(SWITCH[at])
}

/** ZT-168 Switches the unexplored piles; the order of cards stays. */
export function takeSwitchCards(s: State, _step: OfPlayer, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'switch') return
  const a = locNamed(move.at)
  const b = locNamed(move.with)
  const held = takeAll(s.piles, a)
  putUnder(s.piles, a, ...takeAll(s.piles, b))
  putUnder(s.piles, b, ...held)
  cx.emit?.({ event: 'cards-switched', rule: 'ZT-168', at: move.at, with: move.with })
}

/** ZT-169 Not into a building with 3 barricades, not even the player's own. */
function mayBeSentTo(s: State, to: Loc): boolean {
  return !isBuilding(to) || wallCount(s, to) < WALLS
}

/** ZT-169 The next steps of a chain of three that ends at distance 3. */
export function sendSteps(s: State, pawn: PawnId, chain: readonly Loc[]): Loc[] {
  const start = s.pawns[pawn].at as Loc
  const from = chain.length ? chain[chain.length - 1] : start
  return BOARD.steps[from].filter(to => leadsOn(s, start, to, chain.length + 1))
}

function leadsOn(s: State, start: Loc, to: Loc, step: number): boolean {
  if (distance(start, to) !== step || !mayBeSentTo(s, to)) return false
  return step === LONGEST_WALK || BOARD.steps[to].some(next => leadsOn(s, start, next, step + 1))
}

function canBeSent(s: State, pawn: PawnId): boolean {
  return s.pawns[pawn].at !== null && sendSteps(s, pawn, []).length > 0
}

export function offerSendPawn(s: State, _step: OfPlayer, _seat: string, list: Move[]): void {
  for (let pawn = 0; pawn < s.pawns.length; pawn++) if (canBeSent(s, pawn)) list.push(SEND_PAWN[pawn])
}

export function takeSendPawn(_s: State, { player }: OfPlayer, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'send-pawn') cx.next({ step: 'send-way', player, pawn: pawnNamed(move.pawn), chain: [] })
}

interface Sending {
  readonly pawn: PawnId
  readonly chain: readonly Loc[]
}

export function offerSendWay(s: State, { pawn, chain }: Sending, _seat: string, list: Move[]): void {
  for (const to of sendSteps(s, pawn, chain)) list.push(SEND_STEP[to])
}

export function takeSendWay(
  _s: State,
  { player, pawn, chain }: Sending & OfPlayer,
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move !== 'send-step') return
  const way = [...chain, locNamed(move.to)]
  if (way.length < LONGEST_WALK) return cx.next({ step: 'send-way', player, pawn, chain: way })
  cx.emit?.({ event: 'sent', rule: 'ZT-169', seat: seatOf(player), pawn: pawnName(pawn), to: move.to })
  cx.next({ step: 'sent', pawn, chain: way })
}

/** ZT-169 The pawn walks one step. It must defend against each zombie it meets. */
export function sent(s: State, { pawn, chain }: Sending, cx: Cx): void {
  const [to, ...rest] = chain
  cx.emit?.({
    event: 'walked',
    rule: 'ZT-169',
    pawn: pawnName(pawn),
    from: nameOf(s.pawns[pawn].at as Loc),
    to: nameOf(to),
  })
  putPawn(s, pawn, to, cx)
  cx.next({ step: 'sent-faces', pawn, chain: rest })
}

/**
 * ZT-169 Faces the zombies one by one, ZT-47 then enters a building, then continues. The first damage cancels the rest.
 */
export function sentFaces(s: State, { pawn, chain }: Sending, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  if (s.zombies[at] > 0) {
    if (canDefend(s, pawn, at)) cx.next({ step: 'sent-defends', pawn, chain })
    else cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
  } else if (isBuilding(at)) cx.next({ step: 'enter', pawn, at, way: chain.length > 0 ? { how: 'sent', chain } : null })
  else if (chain.length > 0) cx.next({ step: 'sent', pawn, chain })
}

export function takeSentDefends(s: State, { pawn, chain }: Sending, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'fire') return cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
  const at = s.pawns[pawn].at as Loc
  fireAtZombie(s, pawn, refNamed(move.gun), at, nextIsMoved(s, at), cx)
  cx.next({ step: 'sent-faces', pawn, chain })
}

function hasRoomBehind(s: State, from: Loc): boolean {
  return BOARD.back[from].some(to => s.zombies[to] < FULL)
}

/** ZT-170 Each zombie on the four contact squares moves back once. */
function moveBack(s: State, player: PlayerId, at: Building, cx: Cx): void {
  cx.next({ step: 'move-back', player, at, left: BOARD.contacts[at].map(square => s.zombies[square]), gone: [] })
}

interface Pushing extends OfPlayer {
  readonly at: Building
  readonly left: readonly number[]
  readonly gone: readonly { readonly to: Loc; readonly moved: boolean }[]
}

export function offerMoveBack(s: State, { at, left }: Pushing, _seat: string, list: Move[]): void {
  BOARD.contacts[at].forEach((from, i) => {
    if (left[i] === 0) return
    BOARD.back[from].forEach((to, j) => {
      if (s.zombies[to] < FULL) list.push(PUSH[from][j])
    })
  })
}

/** ZT-170 The card's player chooses the order and the squares. Then the zombies arrive in that order. */
export function takeMoveBack(s: State, { player, at, left, gone }: Pushing, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'push') return
  const from = locNamed(move.from)
  const to = locNamed(move.to)
  const moved = nextIsMoved(s, from)
  takeZombie(s, from, moved)
  putZombie(s, to, moved)
  cx.emit?.({ event: 'zombie-pushed', rule: 'ZT-170', from: move.from, to: move.to })
  const still = left.map((count, i) => (BOARD.contacts[at][i] === from ? count - 1 : count))
  const done = [...gone, { to, moved }]
  const next: Pushing = { player, at, left: still, gone: done }
  const open = BOARD.contacts[at].some((square, i) => still[i] > 0 && hasRoomBehind(s, square))
  if (open) return cx.next({ ...next, step: 'move-back' })
  cx.next(...done.map(each => ({ step: 'zombie-arrives' as const, at: each.to, moved: each.moved, first: null })))
  checkCollapse(s, at, cx)
}

/** ZT-171 Two zombies from the cemetery go to one contact square. */
export function offerAddZombies(s: State, { at }: { at: Building }, _seat: string, list: Move[]): void {
  for (const square of BOARD.contacts[at]) if (s.zombies[square] < FULL) list.push(ADD_ZOMBIES[square])
}

export function takeAddZombies(s: State, _step: OfPlayer, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'add-zombies') return
  const at = locNamed(move.at)
  for (let i = 0; i < 2; i++)
    if (fromCemetery(s, at, 'ZT-171', cx)) cx.next({ step: 'zombie-arrives', at, moved: false, first: null })
  checkPressure(s, at, cx)
}

/** ZT-172 */
function turnBackTime(s: State, cx: Cx): void {
  s.day -= 1
  cx.emit?.({ event: 'day-changed', rule: 'ZT-172', day: s.day })
}
