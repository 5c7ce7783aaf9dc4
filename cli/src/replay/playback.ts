import type { AnyMove, MatchRecord, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Playback as AnyPlayback, harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import { type LogText, linesOf, type Names } from '../play/log.ts'
import { replayText } from '../text/replay.ts'

/** A recorded match with its texts, seen from one seat or the table. */
export class ReplayText extends AnyPlayback {
  constructor(
    game: AnyKnownGame,
    record: MatchRecord,
    readonly who: Who,
  ) {
    super(game, record)
  }

  viewAt(move: number): unknown {
    return this.seenAt(move, this.who)
  }

  /** The log lines of this move, as `who` sees them. */
  linesAt(move: number): LogText[] {
    const events = move === 0 ? this.match.opening : this.match.entries[move - 1].events
    return linesOf(this.game, events, move, this.who, this.names)
  }

  /**
   * The player and the move: `John Woods: Barricade the front door`. Moves that `who` may not know show the player
   * only.
   */
  titleAt(move: number): string {
    if (move === 0) return replayText.deal
    const [seat, made] = this.record.moves[move - 1]
    const name = this.seatNames[seat] ?? seat
    return this.mayKnow(seat, this.who) ? replayText.by(name, this.labelAt(move, made)) : name
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
