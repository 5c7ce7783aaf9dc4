import type { Agenda } from '@holdout/engine'
import type { Place, Player, PlayerSet } from './codes.ts'
import { type Card, KIND } from './data/load.ts'
import type { Options } from './options.ts'

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

/** Honor mode: the players whose hands were already counted this turn. */
interface Counting {
  readonly counted: PlayerSet
}

export interface Steps {
  deal: Nothing
  'begin-turn': Nothing
  'honor-draw': Counting
  'free-purge': Counting & { readonly mayStop: boolean; readonly chosen: readonly Card[] }
  'turn-action': Counting & { readonly mayStop: boolean }
  'queen-answer': Announced
  'reversal-take': { readonly by: Player; readonly from: Player; readonly queens: readonly Player[] }
  replace: { readonly players: readonly Player[] }
  /** `waiting`: the players who have not answered. `announced`: in order of arrival, a player twice for two Jokers. */
  'joker-announce': { readonly waiting: PlayerSet; readonly announced: readonly Player[] }
  'joker-target': { readonly queue: readonly Player[]; readonly played: readonly Player[] }
  'count-hand': { readonly player: Player; readonly by: Player }
  'honor-highest': { readonly player: Player }
  'end-turn': Nothing
  'game-ends': { readonly winner: Player | null }
}

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

/** VD-13 Cards from 2 to 10, Jacks, Queens and Kings may be laid, Aces only with the option `ace-lay`, Jokers never. */
export const LAYABLE: readonly boolean[] = KIND.map(kind => kind !== 'joker' && kind !== 'ace')
export const LAYABLE_WITH_ACES: readonly boolean[] = KIND.map(kind => kind !== 'joker')

export function mayBeLaid(s: State, card: Card): boolean {
  return (s.options['ace-lay'] ? LAYABLE_WITH_ACES : LAYABLE)[card]
}

/** VD-70 More than half of the planned games. */
export function winsNeeded(options: Options): number {
  return (options.games + 1) / 2
}

export function jokersIn(hand: readonly Card[]): number {
  let jokers = 0
  for (let i = 0; i < hand.length; i++) if (KIND[hand[i]] === 'joker') jokers += 1
  return jokers
}
