import type { Agenda, Seat, TimeOut } from '@holdout/engine'
import { type CardId, strengthOf } from './data/load.ts'
import { type Options, TURNS_EACH } from './options.ts'

/** Player 0 has the seat `p1`. */
export type Player = number

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']

/** NW-02 */
export const HAND = 4
/** NW-03 The strength of the bare door. */
export const BARE_DOOR = 4
/** NW-07 */
export const BAG = 3

/** Plain data only. Piles are arrays whose last card is the top. */
export interface State extends Agenda<Steps> {
  readonly options: Options
  /** Completed turns of all players. */
  turns: number
  hands: CardId[][]
  /** Player → the supplies they have kept. */
  bags: CardId[][]
  /** The supplies piled against the door. */
  door: CardId[]
  crowd: CardId[]
  supplies: CardId[]
  zombies: CardId[]
  /** NW-15 The players who have listened at the door. */
  listened: Player[]
  /** NW-15 Of these, the players who know the top zombie card. */
  know: Player[]
}

type Nothing = Record<never, never>

/** The steps of the rules with their parameters. */
export interface Steps {
  'begin-turn': Nothing
  turn: Nothing
  zombie: Nothing
  /** `waiting`: the players who have not answered yet. */
  brace: { readonly waiting: readonly Player[] }
  'end-turn': Nothing
}

type TurnMove =
  | { readonly move: 'play'; readonly card: CardId; readonly to: 'door' | 'bag' }
  | { readonly move: 'pass' }
  | { readonly move: 'listen' }
type BraceMove = { readonly move: 'brace'; readonly card: CardId } | { readonly move: 'step-back' }

/** The moves of each step that asks a question. */
export interface Moves {
  turn: TurnMove
  brace: BraceMove
}

/** NW-16 A move that is always possible. */
export interface StandingMoves {
  concede: { readonly move: 'concede' }
}

export type Move = Moves[keyof Moves] | StandingMoves['concede'] | TimeOut

export function seatsOf(s: State): readonly Seat[] {
  return SEATS.slice(0, s.hands.length)
}

export function onTurn(s: State): Player {
  return s.turns % s.hands.length
}

export function isOnTurn(s: State, seat: Seat): boolean {
  return SEATS[onTurn(s)] === seat
}

/** The clock is a seat without a hand. */
export function handOf(s: State, seat: Seat): CardId[] {
  return s.hands[SEATS.indexOf(seat)] ?? []
}

/** NW-12 The number of turns in a night. */
export function turnsUntilDawn(options: Options): number {
  return TURNS_EACH[options['night-length']] * options.players
}

export function doorStrength(s: Pick<State, 'door'>): number {
  return BARE_DOOR + strengthOf(s.door)
}

/** NW-09 The door holds while the crowd is not stronger. */
export function doorHolds(s: Pick<State, 'door' | 'crowd'>): boolean {
  return strengthOf(s.crowd) <= doorStrength(s)
}
