import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  CLOCK,
  Match,
  type MatchRecord,
  plain,
  replay,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { AnyMatch } from '../input/record-file.ts'
import { type LogLine, linesOf, type Names } from '../play/log.ts'
import { harmless } from '../text/ascii.ts'

/** A recorded game to walk through: what stands on the table after each move, seen from one perspective. */
export class Playback {
  readonly match: AnyMatch
  readonly names: Names
  /** The state after the deal, after the first move, and so on. */
  private readonly states: AnyState[]

  constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
    readonly who: Who,
  ) {
    this.match = replay(game, record) as AnyMatch // refuses a record that these rules cannot follow
    this.names = namesIn(game, record, this.match.options)
    const again = Match.start(game, record)
    this.states = [
      game.clone(again.state),
      ...record.moves.map(([seat, move]) => {
        again.play(seat, move)
        return game.clone(again.state) as AnyState
      }),
    ]
  }

  /** How many moves there are; the deal is move 0. */
  get length(): number {
    return this.record.moves.length
  }

  viewAt(move: number): unknown {
    return this.game.view(this.states[move], this.who)
  }

  /** What happened through that move, as one sees it from here. */
  linesAt(move: number): LogLine[] {
    const events = move === 0 ? this.match.opening : this.match.entries[move - 1].events
    return linesOf(this.game, events, move, this.who, this.names)
  }

  /** Who did what: `John Woods: Barricade the front door`. What others chose is told only by what could be seen of it. */
  titleAt(move: number): string {
    if (move === 0) return 'The deal'
    const [seat, made] = this.record.moves[move - 1]
    const name = this.seatNames[seat] ?? seat
    return this.mayKnow(seat) ? `${name}: ${this.labelAt(move, made)}` : name
  }

  /** Whether this perspective knows what a seat chose; the clock has no secrets. */
  mayKnow(seat: Seat): boolean {
    return seat === this.who || seat === CLOCK
  }

  /** A name for every seat. */
  get seatNames(): Names {
    const seats = this.game.seats(this.match.options)
    return Object.fromEntries(seats.map(({ seat, title }) => [seat, this.names[seat] ?? title]))
  }

  private labelAt(move: number, made: AnyMove): string {
    return harmless(plain(this.game.words.move(made, this.viewAt(move - 1)), this.names))
  }
}

/** People are called by their names. A player without one keeps the word of the game; several bots are told apart by their seats. */
function namesIn(game: AnyGame, { players }: MatchRecord, options: unknown): Names {
  const all = Object.values(players)
  return Object.fromEntries(
    game.seats(options).flatMap(({ seat, title }) => {
      const name = Object.hasOwn(players, seat) ? harmless(players[seat]) : 'player'
      if (name === 'player') return []
      return [[seat, all.filter(other => other === players[seat]).length > 1 ? `${title} (${name})` : name]]
    }),
  )
}
