import { CLOCK, type Clock, type Seat, say } from '@holdout/engine'
import { does } from '@holdout/words'
import { nameOfPile, pileOf, placeOf, seatOf } from '../codes.ts'
import { type Always, type Ask, type Cx, type MoveOf, nothing } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { use } from '../effects/index.ts'
import { DRAW, type Moves, NEXT, type StandingMoves } from '../moves.ts'
import { advantage, clockwise, isOverfull, isTimed, type State, type Turn } from '../state.ts'
import { offerSearchTurn } from './fast.ts'
import { discarding, discardOne, discardsOf, drawCard, dropSlot, largerPile } from './inventory.ts'
import { ask, build, give } from './trade.ts'
import {
  ACTION,
  freshTurn,
  frozenSeats,
  inTurn,
  isFrozen,
  ON_TURN,
  playerOnTurn,
  type TurnStep,
  turnStep,
} from './turn.ts'

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

/** DL-30 Draw. DL-148 The Drifter's first Draw action of the phase draws more cards. */
const draw: MoveOf<'draw', TurnStep> = {
  rule: 'DL-30',
  label: ({ pile }) => say`Draw from pile ${pile}`,
  candidates: DRAW,
  exists: [['DL-30', (_s, { pile }) => pile === 'A' || pile === 'B', 'There is no such pile. The piles are A and B.']],
  needs: [
    ...ACTION,
    ['DL-30', (s, { pile }) => s.piles[pileOf(pile)].length > 0, (_s, { pile }) => `Pile ${pile} is empty.`],
  ],
  elsewhere: inTurn('DL-70', 'You can draw only in the search phase.'),
  take(s, { pile }, cx, _step, seat) {
    const who = placeOf(seat)
    const player = s.players[who]
    player.draws += 1
    cx.next({ step: 'action-done' })
    const more = player.draws === 1 ? advantage(s, who, 'extra-draw') : 0
    if (more > 0) cx.next({ step: 'draw', who, left: more })
    drawCard(s, who, pileOf(pile), cx)
  },
}

/** DL-10 A player on turn discards 1 card. DL-50 A frozen player frees a slot. */
export const discardInTurn: MoveOf<'discard', TurnStep> = {
  ...discarding,
  take(s, { card }, cx, { spent }, seat) {
    const who = placeOf(seat)
    cx.next(turnStep(s, spent))
    if (who === s.turn?.player) discardOne(s, who, boxOf(s).kinds.get(card) as Kind, 'own-choice', cx)
    else dropSlot(s, who, card, cx)
  },
}

/** DL-39 Next. DL-53 In the last turn, doing nothing ends with the gong. */
const next: MoveOf<'next', TurnStep> = {
  rule: 'DL-39',
  label: () => say`Say “Next”`,
  candidates: [NEXT],
  needs: [ON_TURN],
  elsewhere: inTurn('DL-69', 'You say Next only in the search phase. End your turn instead.'),
  take(s, _move, cx, { spent }, seat) {
    const search = s.search as NonNullable<State['search']>
    if (search.turn === search.last) return soundGong(s, cx)
    cx.emit?.({ event: 'passed-next', rule: 'DL-39', who: seat, acted: spent })
    passTurn(s, cx)
  },
}

/** DL-29, DL-38, DL-39 One action, any free cards, and Next. DL-42 There is no attack among them. */
export const searchTurn: Ask<'search-turn'> = {
  rule: 'DL-D4',
  ...playerOnTurn,
  may: frozenSeats,
  question({ turnOf, you, asked }) {
    if (turnOf === null || turnOf !== you)
      return say`Your inventory is over its limit. Discard cards down to the limit.`
    return asked?.spent
      ? say`Your action is spent. Say Next before the gong sounds, or play free cards.`
      : say`Your search turn: take one action, then say Next.`
  },
  moves: { draw, build, give, ask, use, discard: discardInTurn, next },
  /** DL-D4, DL-D6 Next, or in an untimed search an action that is left draws from the larger pile. */
  timeout(s, { spent }) {
    const pile = largerPile(s)
    return spent || isTimed(s.options) || s.piles[pile].length === 0 ? NEXT : { move: 'draw', pile: nameOfPile(pile) }
  },
  offer: offerSearchTurn,
}

/** DL-47 The action is spent. DL-53 In the last turn of an untimed search the gong sounds now. */
export function actionDone(s: State, _step: object, cx: Cx): void {
  if (s.search?.last != null) cx.barrier('reveal') // the players now know whether this was the last turn
  if (s.phase === 'search' && s.search !== null && s.search.turn === s.search.last) return soundGong(s, cx)
  cx.next(turnStep(s, true))
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

const NO_SEATS: readonly Seat[] = []
const CLOCK_SEAT: readonly Seat[] = [CLOCK]
const GONG: StandingMoves['gong'] = { move: 'gong' }

/** DL-43, DL-46 The clock's gong. */
export const gong: Always<'gong'> = {
  rule: 'DL-43',
  asks: s => (s.search !== null && s.search.last === null ? CLOCK_SEAT : NO_SEATS),
  question: () => say`The search timer is running.`,
  label: () => say`The gong sounds`,
  candidates: [GONG],
  elsewhere: { rule: 'DL-43', text: 'Only the search timer can sound the gong.' },
  take: (s, _move, cx) => soundGong(s, cx),
}

const UNLOCK = { move: 'unlock' } as const
const ONLY_THE_TIMER = 'Only the search timer can end a Stuck lock.'
const STUCK = 'You are stuck. Wait until the lock ends.'

/**
 * DL-51, DL-140 In a Stuck lock the searcher can do nothing, not even say Next: only the clock can move. DL-50 Frozen
 * players may discard. The searcher is asked too, to see the reason.
 */
export const stuck: Ask<'stuck'> = {
  rule: 'DL-140',
  asks: () => CLOCK_SEAT,
  may: (s, { who }) => [seatOf(who), ...frozenSeats(s)],
  question({ asked, you }) {
    return asked?.who === you ? say`${STUCK}` : say`${does(asked?.who ?? '', 'is', 'are')} stuck.`
  },
  moves: {
    unlock: {
      rule: 'DL-140',
      label: () => say`The Stuck lock ends`,
      candidates: [UNLOCK],
      tempting: nothing,
      needs: [['DL-140', (_s, _move, _step, seat) => seat === CLOCK, ONLY_THE_TIMER]],
      elsewhere: { rule: 'DL-140', text: ONLY_THE_TIMER },
      take: (_s, _move, cx, { who }) => cx.emit?.({ event: 'unstuck', rule: 'DL-140', who: seatOf(who) }),
    },
    discard: {
      ...discarding,
      candidates: (s, step, seat) => (isFrozen(s, seat) ? discardsOf(s, step, seat) : []),
      needs: [['DL-51', (s, _move, _step, seat) => isFrozen(s, seat), STUCK]],
      take(s, { card }, cx, { who, seconds }, seat) {
        cx.next({ step: 'stuck', who, seconds })
        dropSlot(s, placeOf(seat), card, cx)
      },
    },
  },
  first: { rule: 'DL-51', text: STUCK },
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
