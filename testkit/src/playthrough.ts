import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type AnyState,
  type Decision,
  type Seat,
  SeededChance,
  sameFlat,
} from '@holdout/engine'

/** One way to go on: who plays what. */
export interface Way {
  readonly seat: Seat
  readonly move: AnyMove
  readonly kind: Decision['kind']
}

export type Played = readonly [Seat, AnyMove]

/** What a game starts from. */
export interface Start {
  readonly game: AnyGame
  readonly seed: string
  readonly options: unknown
}

/**
 * A game played by numbers: each number, modulo the ways to go on, is the way taken. So any list of numbers is a game, and
 * a shortened list is a shorter game.
 */
export class Playthrough {
  readonly state: AnyState
  readonly played: Played[] = []
  readonly choices: number[] = []
  /** What the last move made happen, or the set-up. */
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

  /** Takes a way. Where there is none to take, the game is over and the number means nothing. */
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

/** A choice as a shortened game takes it: the same move as before if it is still listed there, otherwise by its number. */
export interface Choice {
  readonly number: number
  readonly move: Played | null
}

export function choicesOf(play: Playthrough): Choice[] {
  return play.choices.map((number, i) => ({ number, move: play.played[i] }))
}

/** A list of choices played from the start; null if a move throws on the way. */
export function replayed(start: Start, choices: readonly Choice[]): Playthrough | null {
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

/** Every way to go on from a position: ordinary moves first, then the standing ones, so that small numbers are ordinary play. */
export function waysOn(game: AnyGame, s: AnyState): Way[] {
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
