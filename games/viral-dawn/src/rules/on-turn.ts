import { type Decision, type Phrase, type Reason, type Seat, say } from '@holdout/engine'
import { isIn, type Player, type PlayerSet, playerOf, SEATS } from '../codes.ts'
import { type NeedOf, turnClock } from '../cx.ts'
import type { Card } from '../data/load.ts'
import type { State } from '../state.ts'
import type { View } from '../view/index.ts'

/** Player → a list of only that player's seat. */
export const ONE_SEAT: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
const NO_SEATS: readonly Seat[] = []
const NO_CARDS: readonly Card[] = []
/** Number of players → player → all other players. */
export const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: SEATS.length + 1 }, (_, count) =>
  SEATS.slice(0, count).map(seat => SEATS.slice(0, count).filter(other => other !== seat)),
)

/** Who decides during a turn, and how long they have. */
export const onTurn = {
  asks: (s: State): readonly Seat[] => ONE_SEAT[s.onTurn],
  /** VD-D8 In honor mode the other players may call a count, except while a Queen or Joker is asked for. */
  may: (s: State): readonly Seat[] => (s.options['honor-mode'] ? OTHERS[s.places.length][s.onTurn] : NO_SEATS),
  clock: turnClock,
}

/** The part of a step that every decision of a turn has: whose hands were already counted. */
export type Counting = { readonly counted: PlayerSet }

/** VD-77 Any other player whose turn it is not, once per turn each: a second count could find nothing new. */
export function mayBeCounted(s: State, { counted }: Counting, seat: Seat, player: Player): boolean {
  return player !== playerOf(seat) && player !== s.onTurn && !isIn(counted, player)
}

/** The question of a turn; the other players are asked only whether they call a count. */
export function turnQuestion(question: (view: View) => Phrase) {
  return (view: View, { kind }: Decision): Phrase =>
    kind === 'may' ? say`You may call a count on another player's hand.` : question(view)
}

export function isOnTurn(s: State, seat: Seat): boolean {
  return SEATS[s.onTurn] === seat
}

const NOT_YOUR_TURN = { rule: 'VD-20', text: 'It is not your turn.' }

/** Every move of a turn but a count. */
export const ON_TURN: NeedOf<object> = [
  NOT_YOUR_TURN.rule,
  (s, _move, _step, seat) => isOnTurn(s, seat),
  NOT_YOUR_TURN.text,
]

/** The hand of the player whose turn it is, for that player. Others have no candidates: they would show the hand. */
export function handOnTurn(s: State, seat: Seat): readonly Card[] {
  return isOnTurn(s, seat) ? s.hands[s.onTurn] : NO_CARDS
}

/** Moves that only the player whose turn it is may make. */
export function ofOnTurn<M>(...moves: readonly M[]) {
  const none: readonly M[] = []
  return (s: State, _step: object, seat: Seat): readonly M[] => (isOnTurn(s, seat) ? moves : none)
}

/**
 * The reason for a move while the player on turn decides something else. Null leaves it to that decision, as it does
 * while another player has to answer.
 */
export function duringTurn(reason: Reason | null | ((s: State) => Reason | null)) {
  return (s: State, _move: object, seat: Seat): Reason | null => {
    if (!('counted' in s.agenda[s.agenda.length - 1])) return null
    if (!isOnTurn(s, seat)) return s.options['honor-mode'] ? NOT_YOUR_TURN : null
    return typeof reason === 'function' ? reason(s) : reason
  }
}

/** For moves of a turn that have no reason of their own while another decision of the turn is open. */
export const LATER_IN_TURN = duringTurn(null)
