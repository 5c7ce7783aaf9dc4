import { type AnyGame, type AnyMove, type MatchRecord, plain, type Who } from '@holdout/engine'
import { Playback as AnyPlayback, harmless } from '@holdout/host'
import { type LogLine, linesOf, type Names } from '../play/log.ts'

/** A recorded game in words, seen from one perspective. */
export class Playback extends AnyPlayback {
  constructor(
    game: AnyGame,
    record: MatchRecord,
    readonly who: Who,
  ) {
    super(game, record)
  }

  viewAt(move: number): unknown {
    return this.seenAt(move, this.who)
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
    return this.mayKnow(seat, this.who) ? `${name}: ${this.labelAt(move, made)}` : name
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
