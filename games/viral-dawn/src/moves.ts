import type { Seat, TimeOut } from '@holdout/engine'
import { SEATS } from './codes.ts'
import { ALL_CARDS, type Card, CODES, type Code } from './data/load.ts'

export type Action =
  | { readonly move: 'lay' | 'discard'; readonly card: Code }
  | { readonly move: 'ace'; readonly card: Code }
  | { readonly move: 'discard-and-purge'; readonly card: Code; readonly purge: Code }
  | { readonly move: 'jack'; readonly card: Code; readonly on: Seat }
  | { readonly move: 'king'; readonly card: Code; readonly on: Seat; readonly take: Code; readonly keep: boolean }
  | { readonly move: 'purge'; readonly card: Code }
  | { readonly move: 'pass' | 'end-turn' }
export type Count = { readonly move: 'count'; readonly on: Seat }
export type Drawing = { readonly move: 'draw' | 'no-draw' }
export type FreePurge = { readonly move: 'purge'; readonly card: Code } | { readonly move: 'purge-done' | 'keep-all' }
export type QueenAnswer = { readonly move: 'queen'; readonly card: Code } | { readonly move: 'no-queen' }
export type ReversalTake =
  | { readonly move: 'take'; readonly card: Code; readonly keep: boolean }
  | { readonly move: 'take-nothing' }
export type JokerAnswer = { readonly move: 'announce'; readonly jokers: 1 | 2 } | { readonly move: 'no-joker' }
export type JokerTarget = { readonly move: 'swap'; readonly with: Seat }
export type Highest = { readonly move: 'give-up'; readonly card: Code }

export interface Moves {
  'honour-draw': Drawing | Count
  'free-purge': FreePurge | Count
  'turn-action': Action | Count
  'queen-answer': QueenAnswer
  'reversal-take': ReversalTake
  'joker-announce': JokerAnswer
  'joker-target': JokerTarget
  'honour-highest': Highest
}

export type StandingMoves = Record<never, never>

export type Move = Moves[keyof Moves] | TimeOut

/** All moves, made once: listing legal moves picks from these tables by card and player number. */

const perCard = <T>(make: (card: Code) => T): readonly T[] => CODES.map(make)
const perPlayer = <T>(make: (seat: Seat) => T): readonly T[] => SEATS.map(make)

export const LAY = perCard((card): Action => ({ move: 'lay', card }))
export const DISCARD = perCard((card): Action => ({ move: 'discard', card }))
export const ACE = perCard((card): Action => ({ move: 'ace', card }))
export const DISCARD_AND_PURGE = perCard(card =>
  perCard((purge): Action => ({ move: 'discard-and-purge', card, purge })),
)
export const JACK = perCard(card => perPlayer((on): Action => ({ move: 'jack', card, on })))
export const PURGE = perCard((card): Action & FreePurge => ({ move: 'purge', card }))
export const PASS: Action = { move: 'pass' }
export const END_TURN: Action = { move: 'end-turn' }
export const COUNT = perPlayer((on): Count => ({ move: 'count', on }))
export const DRAW: Drawing = { move: 'draw' }
export const NO_DRAW: Drawing = { move: 'no-draw' }
export const PURGE_DONE: FreePurge = { move: 'purge-done' }
export const KEEP_ALL: FreePurge = { move: 'keep-all' }
export const QUEEN = perCard((card): QueenAnswer => ({ move: 'queen', card }))
export const NO_QUEEN: QueenAnswer = { move: 'no-queen' }
export const TAKE_AND_KEEP = perCard((card): ReversalTake => ({ move: 'take', card, keep: true }))
export const TAKE_AND_DISCARD = perCard((card): ReversalTake => ({ move: 'take', card, keep: false }))
export const TAKE_NOTHING: ReversalTake = { move: 'take-nothing' }
export const NO_JOKER: JokerAnswer = { move: 'no-joker' }
export const ANNOUNCE_ONE: JokerAnswer = { move: 'announce', jokers: 1 }
export const ANNOUNCE_TWO: JokerAnswer = { move: 'announce', jokers: 2 }
export const SWAP = perPlayer((seat): JokerTarget => ({ move: 'swap', with: seat }))
export const GIVE_UP = perCard((card): Highest => ({ move: 'give-up', card }))

/** King card → player → card taken → [discard it, keep it]. Made on first use, because most cards are not Kings. */
const kings: (readonly (readonly (readonly [Action, Action])[])[] | undefined)[] = ALL_CARDS.map(() => undefined)

export function kingMoves(king: Card): readonly (readonly (readonly [Action, Action])[])[] {
  const made = kings[king]
  if (made !== undefined) return made
  const card = CODES[king]
  const table = perPlayer(on =>
    perCard((take): readonly [Action, Action] => [
      { move: 'king', card, on, take, keep: false },
      { move: 'king', card, on, take, keep: true },
    ]),
  )
  kings[king] = table
  return table
}
