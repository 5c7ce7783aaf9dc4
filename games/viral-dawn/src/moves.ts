import type { Seat, TimeOut } from '@holdout/engine'
import { SEATS } from './codes.ts'
import { ALL_CARDS, type Card, CODES, type Code } from './data/load.ts'

type Bare<K extends string> = { readonly move: K }
type OfCard<K extends string> = { readonly move: K; readonly card: Code }

export type DiscardAndPurge = { readonly move: 'discard-and-purge'; readonly card: Code; readonly purge: Code }
export type Jack = { readonly move: 'jack'; readonly card: Code; readonly on: Seat }
export type King = {
  readonly move: 'king'
  readonly card: Code
  readonly on: Seat
  readonly take: Code
  readonly keep: boolean
}
type Purge = OfCard<'purge'>
type Action =
  | OfCard<'lay'>
  | OfCard<'discard'>
  | DiscardAndPurge
  | OfCard<'ace'>
  | Jack
  | King
  | Purge
  | Bare<'pass'>
  | Bare<'end-turn'>
export type Count = { readonly move: 'count'; readonly on: Seat }
type Queen = OfCard<'queen'>
export type Take = { readonly move: 'take'; readonly card: Code; readonly keep: boolean }
export type Announce = { readonly move: 'announce'; readonly jokers: 1 | 2 }
export type Swap = { readonly move: 'swap'; readonly with: Seat }
type GiveUp = OfCard<'give-up'>

export interface Moves {
  'honor-draw': Bare<'draw'> | Bare<'no-draw'> | Count
  'free-purge': Purge | Bare<'purge-done'> | Bare<'keep-all'> | Count
  'turn-action': Action | Count
  'queen-answer': Queen | Bare<'no-queen'>
  'reversal-take': Take | Bare<'take-nothing'>
  'joker-announce': Announce | Bare<'no-joker'>
  'joker-target': Swap
  'honor-highest': GiveUp
}

export type StandingMoves = Record<never, never>

export type Move = Moves[keyof Moves] | TimeOut

/** All moves, made once: listing legal moves picks from these tables by card and player number. */

const perCard = <T>(make: (card: Code) => T): readonly T[] => CODES.map(make)
const perPlayer = <T>(make: (seat: Seat) => T): readonly T[] => SEATS.map(make)
const ofCard = <K extends string>(move: K): readonly OfCard<K>[] => perCard(card => ({ move, card }))
const bare = <K extends string>(move: K): Bare<K> => ({ move })

export const LAY = ofCard('lay')
export const DISCARD = ofCard('discard')
export const ACE = ofCard('ace')
export const DISCARD_AND_PURGE = perCard(card =>
  perCard((purge): DiscardAndPurge => ({ move: 'discard-and-purge', card, purge })),
)
export const JACK = perCard(card => perPlayer((on): Jack => ({ move: 'jack', card, on })))
export const PURGE = ofCard('purge')
export const PASS = bare('pass')
export const END_TURN = bare('end-turn')
export const COUNT = perPlayer((on): Count => ({ move: 'count', on }))
export const DRAW = bare('draw')
export const NO_DRAW = bare('no-draw')
export const PURGE_DONE = bare('purge-done')
export const KEEP_ALL = bare('keep-all')
export const QUEEN = ofCard('queen')
export const NO_QUEEN = bare('no-queen')
export const TAKE_AND_KEEP = perCard((card): Take => ({ move: 'take', card, keep: true }))
export const TAKE_AND_DISCARD = perCard((card): Take => ({ move: 'take', card, keep: false }))
export const TAKE_NOTHING = bare('take-nothing')
export const NO_JOKER = bare('no-joker')
export const ANNOUNCE_ONE: Announce = { move: 'announce', jokers: 1 }
export const ANNOUNCE_TWO: Announce = { move: 'announce', jokers: 2 }
export const SWAP = perPlayer((seat): Swap => ({ move: 'swap', with: seat }))
export const GIVE_UP = ofCard('give-up')

/** King card → player → card taken → [discard it, keep it]. Made on first use, because most cards are not Kings. */
const kings: (readonly (readonly (readonly [King, King])[])[] | undefined)[] = ALL_CARDS.map(() => undefined)

export function kingMoves(king: Card): readonly (readonly (readonly [King, King])[])[] {
  const made = kings[king]
  if (made !== undefined) return made
  const card = CODES[king]
  const table = perPlayer(on =>
    perCard((take): readonly [King, King] => [
      { move: 'king', card, on, take, keep: false },
      { move: 'king', card, on, take, keep: true },
    ]),
  )
  kings[king] = table
  return table
}
