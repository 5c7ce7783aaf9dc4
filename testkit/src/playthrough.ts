import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type Decision,
  type Seat,
  SeededChance,
  sameFlat,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** A possible next move: seat and move. */
export interface Way {
  readonly seat: Seat
  readonly move: AnyMove
  readonly kind: Decision['kind']
}

export type SeatMove = readonly [Seat, AnyMove]

/** The start of a match. */
export interface Start {
  readonly game: AnyKnownGame
  readonly seed: string
  readonly options: unknown
}

/**
 * A match defined by numbers: each number, modulo the number of possible moves, selects the next move. So any list of
 * numbers is a match, and a shortened list is a shorter match.
 */
export class Playthrough {
  readonly state: AnyState
  readonly played: SeatMove[] = []
  readonly choices: number[] = []
  /** The events of the last move, or of the setup. */
  events: AnyEvent[] = []
  ways: readonly Way[]
  readonly seats: readonly Seat[]

  constructor(
    readonly start: Start,
    private readonly trace?: (step: string) => void,
  ) {
    const { game, seed, options } = start
    this.seats = game.seats(options).map(({ seat }) => seat)
    this.state = game.setup(options, { chance: SeededChance.of(seed), ...this.listeners() })
    this.ways = waysOn(game, this.state)
  }

  /** Makes the selected move. Does nothing if no move is possible, because the match is over. */
  play(choice: number): void {
    if (this.ways.length === 0) return
    const { game } = this.start
    const number = choice % this.ways.length
    const { seat, move } = this.ways[number]
    this.events = []
    game.apply(this.state, seat, move, this.listeners())
    this.played.push([seat, move])
    this.choices.push(number)
    this.ways = waysOn(game, this.state)
  }

  private listeners(): { emit: (event: AnyEvent) => void; trace?: ((step: string) => void) | undefined } {
    const { events } = this
    return { emit: event => events.push(event), trace: this.trace }
  }
}

/** The choice in a shortened match: the same move as before if it is still legal, otherwise by its number. */
export interface ShortenedChoice {
  readonly number: number
  readonly move: SeatMove | null
}

export function choicesOf(play: Playthrough): ShortenedChoice[] {
  return play.choices.map((number, i) => ({ number, move: play.played[i] }))
}

/** Plays a list of choices from the start; null if a move throws. */
export function replayed(start: Start, choices: readonly ShortenedChoice[]): Playthrough | null {
  const play = new Playthrough(start)
  try {
    for (const { number, move } of choices) {
      const listed = move ? play.ways.findIndex(way => way.seat === move[0] && sameFlat(way.move, move[1])) : -1
      play.play(listed < 0 ? number : listed)
    }
    return play
  } catch {
    return null
  }
}

/**
 * Every possible next move of a position: ordinary moves first, then standing moves, so that low numbers are ordinary
 * play.
 */
export function waysOn(game: AnyKnownGame, s: AnyState): Way[] {
  const ordinary: Way[] = []
  const standing: Way[] = []
  const listed = new Set<Seat>()
  const stood = new Set<Seat>()
  for (const { seat, kind } of game.pending(s)) {
    const [seen, ways] = kind === 'standing' ? [stood, standing] : [listed, ordinary]
    if (seen.has(seat)) continue
    seen.add(seat)
    const moves: AnyMove[] = kind === 'standing' ? game.standing(s, seat) : game.moves(s, seat)
    for (const move of moves) ways.push({ seat, move, kind })
  }
  return [...ordinary, ...standing]
}
