import type { Agenda, Seat, TimeOut } from '@holdout/engine'
import { type Card, type Code, KIND } from './data/load.ts'
import type { Options } from './options.ts'

/** A player with a hand, who may change places. Player 0 is the seat `p1`, with home place 0. */
export type Player = number
/** A position at the table with its laid cards, which never move. The next number is clockwise, to the left. */
export type Place = number

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

export function playerOf(seat: Seat): Player {
  return seat.charCodeAt(1) - 49
}

/** VD-05 A hand has five cards, VD-21 six with the card of the turn. */
export const HAND = 5
/** VD-72 The number of overruns in a row that ends the match. */
export const OVERRUNS = 3

export type Attack = 'jack' | 'king'

/** How a game was won. */
export type How = 'laying' | 'purging' | 'king' | 'reversed-king' | 'rivals-king' | 'reversed-king-excess' | 'penalty'

/** How the last game ended, with the winning split if it was won. */
export interface Result {
  readonly game: number
  readonly turns: number
  readonly winner: Player | null
  readonly how: How | 'overrun'
  readonly resources: readonly Card[]
  readonly miles: readonly Card[]
  /** The value of each card in `miles`; only expert tens can differ from the printed value. */
  readonly counts: readonly number[]
}

export interface State extends Agenda<Steps> {
  readonly options: Options
  /** The number of this game in the match, from 1. */
  game: number
  dealer: Player
  onTurn: Player
  /** Turns completed in this game, taken or lost. */
  turns: number
  /** Player → the place where they sit now. */
  places: Place[]
  /** Player → hand, in the order received (VD-80). */
  hands: Card[][]
  /** Player → lost turns owed. */
  owes: number[]
  /** Place → its laid cards, in the order they were added. */
  layouts: Card[][]
  /** The last card is the top. */
  draw: Card[]
  /** The last card is the top. */
  discard: Card[]
  /** How often the discard pile was shuffled in this game. */
  shuffles: number
  /** Card → the last shuffle it was part of. This is public, and it limits where a hidden card can be. */
  shuffledIn: number[]
  /** Player → games won. */
  wins: number[]
  /** Overruns in a row. */
  overruns: number
  last: Result | null
}

type Nothing = Record<never, never>

/** An attack that waits for an answer. `card` is the card a King names. */
export interface Announced {
  readonly attack: Attack
  readonly by: Player
  readonly on: Player
  readonly card: Card | null
  readonly keep: boolean
  /** The players who have answered with a Queen so far, in order. */
  readonly queens: readonly Player[]
}

/** Honor mode: the players whose hands were already counted this turn, one bit for each. */
interface Counting {
  readonly counted: number
}

export interface Steps {
  deal: Nothing
  'begin-turn': Nothing
  'honour-draw': Counting
  'free-purge': Counting & { readonly mayStop: boolean; readonly chosen: readonly Card[] }
  'turn-action': Counting & { readonly mayStop: boolean }
  'queen-answer': Announced
  'reversal-take': { readonly by: Player; readonly from: Player; readonly queens: readonly Player[] }
  replace: { readonly players: readonly Player[] }
  /**
   * `waiting`: a bit for each player who has not answered. `announced`: in order of arrival, a player twice for two
   * Jokers.
   */
  'joker-announce': { readonly waiting: number; readonly announced: readonly Player[] }
  'joker-target': { readonly queue: readonly Player[]; readonly played: readonly Player[] }
  'count-hand': { readonly player: Player; readonly by: Player }
  'honour-highest': { readonly player: Player }
  'end-turn': Nothing
  'game-ends': { readonly winner: Player | null }
}

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

export function playersIn(s: State): number {
  return s.places.length
}

/** VD-11 A player owns the layout of the place where they sit now. */
export function layoutOf(s: State, player: Player): Card[] {
  return s.layouts[s.places[player]]
}

export function playerAt(s: State, place: Place): Player {
  const { places } = s
  for (let player = 0; player < places.length; player++) if (places[player] === place) return player
  throw new Error(`no player sits at place ${place}`)
}

/** The player at the next place clockwise. */
export function leftOf(s: State, player: Player): Player {
  const place = s.places[player] + 1
  return playerAt(s, place === s.places.length ? 0 : place)
}

/** VD-34 The first lap is each player's first turn. */
export function isFirstLap(s: State): boolean {
  return s.turns < s.places.length
}

/** VD-13 Cards from 2 to 10, Jacks, Queens and Kings may be laid, Aces only with the option `aceLay`, Jokers never. */
export const LAYABLE: readonly boolean[] = KIND.map(kind => kind !== 'joker' && kind !== 'ace')
export const LAYABLE_WITH_ACES: readonly boolean[] = KIND.map(kind => kind !== 'joker')

export function mayBeLaid(s: State, card: Card): boolean {
  return (s.options.aceLay ? LAYABLE_WITH_ACES : LAYABLE)[card]
}

/** VD-70 More than half of the planned games. */
export function winsNeeded(options: Options): number {
  return (options.games + 1) / 2
}
