import { CLOCK, type Clock } from '@holdout/engine'
import { type Pile, type Place, pileOf, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { use, uses } from '../effects/index.ts'
import type { Discard, Moves, SearchMove, StandingMoves } from '../moves.ts'
import { advantage, clockwise, isOverfull, isTimed, type State, type Steps, type Turn } from '../state.ts'
import { discardOne, discards, drawCard, dropSlot } from './inventory.ts'
import { ask, asks, build, builds, give, gives, mayDiscard, turnStep } from './trade.ts'

/** DL-53 Search turns of each player before the tail. */
const STANDARD_ACTIONS: Readonly<Record<number, number>> = { 3: 7, 4: 5, 5: 4, 6: 3 }

export function beginSearch(s: State, cx: Cx): void {
  const { options } = s
  s.phase = 'search'
  for (const player of s.players) {
    player.deals = 0
    player.draws = 0
    player.stuck = 0
  }
  const timed = isTimed(options)
  s.search = { turn: 1, shift: timed ? hiddenShift(s, cx) : 0, last: lastTurn(s, timed, cx) }
  s.turn = freshTurn(s.starter)
  cx.emit?.({ event: 'search-began', rule: 'DL-28', starter: seatOf(s.starter), timed })
  cx.next({ step: 'searcher' })
}

/** DL-43 Whole seconds by which the gong comes early or late. A sand timer has no shift. */
function hiddenShift(s: State, cx: Cx): number {
  const most = mostShift(s)
  return most === 0 ? 0 : cx.chance.int('shift', 2 * most + 1) - most
}

export function mostShift(s: State): number {
  return s.options['clock-kind'] === 'sand' ? 0 : s.options['search-jitter']
}

/** DL-53 Untimed: the turns of all players plus a hidden tail. DL-55 A script overrides clock and tail. */
export function lastTurn(s: State, timed: boolean, { chance }: Pick<Cx, 'chance'>): number | null {
  if (s.options['gong-turn'] > 0) return s.options['gong-turn']
  if (timed) return null
  const tail = s.options['search-tail']
  return (
    turnsBeforeTail(s) +
    (tail === 'random' ? chance.int('tail', s.players.length) : Math.min(tail, s.players.length - 1))
  )
}

export function turnsBeforeTail(s: State): number {
  const actions = s.options['search-actions']
  return s.players.length * (actions === 'standard' ? STANDARD_ACTIONS[s.players.length] : actions)
}

export function freshTurn(player: Place): Turn {
  return { player, requests: 0, refused: [], noise: [], felledAbroad: 0, attracted: 0 }
}

/**
 * DL-39, DL-44 A player becomes searcher. DL-54 A stuck player is skipped, but still counts as searcher of that turn.
 */
export function beginSearchTurn(s: State, _step: object, cx: Cx): void {
  const { player } = s.turn as Turn
  const search = s.search as NonNullable<State['search']>
  const atEnd = search.turn === search.last
  cx.barrier('turn')
  if (atEnd && s.options['gong-turn'] > 0 && s.options['gong-moment'] === 'before') return soundGong(s, cx)
  if (s.players[player].stuck > 0) {
    s.players[player].stuck -= 1
    cx.emit?.({ event: 'turn-skipped', rule: 'DL-54', who: seatOf(player), turn: search.turn })
    return atEnd ? soundGong(s, cx) : passTurn(s, cx)
  }
  cx.next({ step: 'search-turn', spent: false })
  if (isOverfull(s, player)) cx.next({ step: 'overflow', who: player }) // DL-50 they must discard first
}

function passTurn(s: State, cx: Cx): void {
  const search = s.search as NonNullable<State['search']>
  search.turn += 1
  s.turn = freshTurn(clockwise(s, (s.turn as Turn).player))
  cx.next({ step: 'searcher' })
}

/** The player whose turn it is, in either phase. */
export function asksOnTurn(s: State): readonly string[] {
  return s.turn === null ? [] : [seatOf(s.turn.player)]
}

const NO_SEATS: readonly string[] = []
const DRAW: readonly [SearchMove, SearchMove] = [
  { move: 'draw', pile: 'A' },
  { move: 'draw', pile: 'B' },
]
const NEXT: SearchMove = { move: 'next' }

/** DL-29, DL-38, DL-39 One action, any free cards, and Next. DL-42 There is no attack among them. */
export function offerSearchTurn(s: State, { spent }: Steps['search-turn'], seat: string, list: SearchMove[]): void {
  const who = placeOf(seat)
  if (who !== s.turn?.player) return discards(s, who, list as Discard[])
  if (spent)
    list.push(NEXT) // the most likely move comes first
  else {
    if (s.piles[0].length > 0) list.push(DRAW[0])
    if (s.piles[1].length > 0) list.push(DRAW[1])
    builds(s, who, list as never)
    gives(s, who, list as never)
    asks(s, who, list as never)
  }
  uses(s, who, spent, list as never)
  discards(s, who, list as Discard[])
  if (!spent) list.push(NEXT)
}

export function takeSearchTurn(
  s: State,
  { spent }: Steps['search-turn'],
  seat: string,
  move: SearchMove,
  cx: Cx,
): void {
  const who = placeOf(seat)
  if (who !== s.turn?.player) {
    cx.next({ step: 'search-turn', spent })
    return dropSlot(s, who, (move as Discard).card, cx)
  }
  switch (move.move) {
    case 'draw':
      return drawAction(s, who, pileOf(move.pile), cx)
    case 'next':
      return sayNext(s, spent, cx)
    default:
      return commonAction(s, who, move, spent, cx)
  }
}

/** DL-30 Draw. DL-148 The Drifter's first Draw action of the phase draws more cards. */
function drawAction(s: State, who: Place, pile: Pile, cx: Cx): void {
  const player = s.players[who]
  player.draws += 1
  cx.next({ step: 'action-done' })
  const more = player.draws === 1 ? advantage(s, who, 'extra-draw') : 0
  if (more > 0) cx.next({ step: 'draw', who, left: more })
  drawCard(s, who, pile, cx)
}

type Common = Exclude<SearchMove, { move: 'draw' | 'next' }>

/** Actions of both phases: Build, Give, Take, Use, and discarding. */
export function commonAction(s: State, who: Place, move: Common, spent: boolean, cx: Cx): void {
  switch (move.move) {
    case 'build':
      cx.next({ step: 'action-done' })
      return build(s, who, move.recipe, cx)
    case 'give':
      cx.next({ step: 'action-done' })
      return give(s, who, move, cx)
    case 'ask':
      return ask(s, who, move, cx)
    case 'use':
      return use(s, who, move.card, spent, cx)
    case 'discard':
      cx.next(turnStep(s, spent))
      return discardOne(s, who, boxOf(s).kinds.get(move.card) as Kind, 'own-choice', cx)
  }
}

/** DL-47 The action is spent. DL-53 In the last turn of an untimed search the gong sounds now. */
export function actionDone(s: State, _step: object, cx: Cx): void {
  if (s.search?.last != null) cx.barrier('reveal') // the players now know whether this was the last turn
  if (s.phase === 'search' && s.search !== null && s.search.turn === s.search.last) return soundGong(s, cx)
  cx.next(turnStep(s, true))
}

/** DL-39 Next. DL-53 In the last turn, doing nothing ends with the gong. */
function sayNext(s: State, spent: boolean, cx: Cx): void {
  const search = s.search as NonNullable<State['search']>
  if (search.turn === search.last) return soundGong(s, cx)
  cx.emit?.({ event: 'passed-next', rule: 'DL-39', who: seatOf((s.turn as Turn).player), acted: spent })
  passTurn(s, cx)
}

/** DL-48 Steps that the gong makes void. All others are completed with the clock stopped. */
const VOID: readonly string[] = [
  'searcher',
  'search-turn',
  'action-done',
  'consent',
  'draw',
  'stuck',
  'prey',
  'heal-target',
]

/** DL-40 Ends the search phase; the searcher becomes the receiver. */
function soundGong(s: State, cx: Cx): void {
  const { player } = s.turn as Turn
  s.receiver = player
  s.phase = 'combat'
  s.search = null
  cx.barrier('reveal')
  cx.emit?.({ event: 'gong', rule: 'DL-40', receiver: seatOf(player), rings: true })
  let kept = 0
  for (const step of s.agenda) if (!VOID.includes(step.step)) s.agenda[kept++] = step
  s.agenda.length = kept
}

/** DL-43, DL-46 The clock's gong. */
export const gong = {
  rule: 'DL-43',
  asks: (s: State): readonly string[] => (clockRuns(s) ? CLOCK_SEAT : NO_SEATS),
  moves: (_s: State, _seat: string, list: StandingMoves['gong'][]): void => void list.push(GONG),
  take: (s: State, _seat: string, _move: object, cx: Cx): void => soundGong(s, cx),
}

const CLOCK_SEAT: readonly string[] = [CLOCK]
const GONG: StandingMoves['gong'] = { move: 'gong' }

function clockRuns(s: State): boolean {
  return s.search !== null && s.search.last === null
}

/** DL-51, DL-140 In a Stuck lock the searcher can do nothing, not even say Next: only the clock can move. */
export function asksStuck(): readonly string[] {
  return CLOCK_SEAT
}

const UNLOCK: OwnMove & Moves['stuck'] = { move: 'unlock' }

/**
 * DL-50 The lock holds only the searcher; other players over the limit may discard. The searcher is asked too, to see
 * the reason.
 */
export function mayActInLock(s: State, { who }: Steps['stuck']): readonly string[] {
  return [seatOf(who), ...mayDiscard(s)]
}

export function offerStuck(s: State, { who }: Steps['stuck'], seat: string, list: Moves['stuck'][]): void {
  if (seat === CLOCK) list.push(UNLOCK)
  else if (seat !== seatOf(who)) discards(s, placeOf(seat), list as Discard[])
}

export function takeStuck(s: State, step: Steps['stuck'], seat: string, move: Moves['stuck'], cx: Cx): void {
  if (move.move === 'unlock') return cx.emit?.({ event: 'unstuck', rule: 'DL-140', who: seatOf(step.who) })
  cx.next({ step: 'stuck', who: step.who, seconds: step.seconds })
  dropSlot(s, placeOf(seat), move.card, cx)
}

type OwnMove = StandingMoves['gong'] | Extract<Moves['stuck'], { move: 'unlock' }>

/** DL-43 The search clock, which is never paused, and the lock of a stuck searcher. */
export function searchClocks(s: State): readonly Clock<OwnMove>[] {
  if (s.search === null) return []
  const clocks: Clock<OwnMove>[] = []
  if (s.search.last === null) {
    clocks.push({
      id: `search/${s.round}`,
      ms: (s.options['search-seconds'] + s.search.shift) * 1000,
      seats: s.players.map((_, place) => seatOf(place)),
      running: true,
      shown: mostShift(s) === 0 && s.options['clock-display'] === 'digits',
      expires: GONG,
    })
  }
  const top = s.agenda.at(-1)
  if (top?.step === 'stuck') {
    clocks.push({
      id: `stuck/${s.round}.${s.search.turn}.${s.piles[0].length}.${s.piles[1].length}`,
      ms: top.seconds * 1000,
      seats: [seatOf(top.who)],
      running: true,
      shown: true,
      expires: UNLOCK,
    })
  }
  return clocks
}
