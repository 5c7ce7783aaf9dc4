import type { Reason, Seat } from '@holdout/engine'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { NeedOf } from '../cx.ts'
import { isOverfull, type State, type Turn } from '../state.ts'
import { asked } from './time.ts'

/** What the turns of both phases share. */

export type TurnStep = { readonly spent: boolean }

const NO_SEATS: readonly Seat[] = []

/** The player whose turn it is, in either phase. */
export const playerOnTurn = asked(s => (s.turn === null ? NO_SEATS : [seatOf(s.turn.player)]))

export function freshTurn(player: Place): Turn {
  return { player, requests: 0, refused: [], noise: [], felledAbroad: 0, attracted: 0 }
}

/** The decision that a turn returns to, in either phase. */
export function turnStep(s: State, spent: boolean): { step: 'search-turn' | 'combat-turn'; spent: boolean } {
  return { step: s.phase === 'search' ? 'search-turn' : 'combat-turn', spent }
}

/** DL-50 Players over their limit during another player's search turn: they may discard and nothing else. */
export function frozenSeats(s: State): readonly Seat[] {
  let frozen: Seat[] | null = null
  for (let place = 0; place < s.players.length; place++) {
    if (place === s.turn?.player || !isOverfull(s, place)) continue
    frozen ??= []
    frozen.push(seatOf(place))
  }
  return frozen ?? NO_SEATS
}

/** The decisions in which frozen players may discard. */
const MAY_DISCARD: readonly string[] = ['search-turn', 'consent', 'stuck']

export const OVER_LIMIT = 'Your inventory is over its limit. First discard cards down to the limit.'
const FROZEN: Reason = { rule: 'DL-50', text: OVER_LIMIT }

export function isFrozen(s: State, seat: Seat): boolean {
  return s.phase === 'search' && MAY_DISCARD.includes(topStep(s)) && frozenSeats(s).includes(seat)
}

function topStep(s: State): string {
  return s.agenda[s.agenda.length - 1].step
}

/** The reason of a frozen player, for moves that only the player on turn makes. */
export function whileFrozen(s: State, _move: object, seat: Seat): Reason | null {
  return isFrozen(s, seat) ? FROZEN : null
}

/** The reason in the player's own turn, for a move that belongs to another moment. */
export function inTurn(rule: string | null, text: string): (s: State, move: object, seat: Seat) => Reason | null {
  const reason: Reason = { rule, text }
  return (s, move, seat) => {
    const step = topStep(s)
    const own = (step === 'search-turn' || step === 'combat-turn') && s.turn?.player === placeOf(seat)
    return own ? reason : whileFrozen(s, move, seat)
  }
}

export const ON_TURN: NeedOf = ['DL-50', (s, _move, _step, seat) => s.turn?.player === placeOf(seat), OVER_LIMIT]

const SPENT = 'Your action for this turn is spent.'

/** DL-29, DL-70 A turn has one action. */
export function actionLeft<M>(needsAction: (s: State, move: M) => boolean): readonly NeedOf<M, TurnStep>[] {
  return [
    ['DL-29', (s, move, { spent }) => !spent || s.phase !== 'search' || !needsAction(s, move), SPENT],
    ['DL-70', (s, move, { spent }) => !spent || !needsAction(s, move), SPENT],
  ]
}

export const ACTION: readonly NeedOf<object, TurnStep>[] = [ON_TURN, ...actionLeft(() => true)]

/** Whether a seat is at this table. */
export function isSeat(s: State, seat: Seat): boolean {
  const place = placeOf(seat)
  return place >= 0 && place < s.players.length
}
