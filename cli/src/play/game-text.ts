import { type AnyGame, type AnyMove, type Decision, type Phrase, plain, type Ref, type Seat } from '@holdout/engine'
import { harmless } from '@holdout/table'
import type { Names } from './log.ts'

/** The texts of a game, with the names of the people at this table. */
export class GameText {
  constructor(
    private readonly game: AnyGame,
    private readonly options: unknown,
    private readonly names: Names,
  ) {}

  nameOf(seat: Seat): string {
    const spec = this.game.seats(this.options).find(other => other.seat === seat)
    return this.names[seat] ?? spec?.title ?? seat
  }

  get seatNames(): Names {
    return Object.fromEntries(this.game.seats(this.options).map(({ seat }) => [seat, this.nameOf(seat)]))
  }

  labelOf(move: AnyMove, view: unknown): string {
    return harmless(plain(this.game.words.move(move, view), this.names))
  }

  questionOf(decision: Decision, view: unknown): string {
    return harmless(plain(this.game.words.decision(decision, view), this.names))
  }

  /** The text of the card that a decision is about; null if there is none. */
  aboutOf(decision: Decision, view: unknown): string | null {
    const phrase: Phrase = this.game.words.decision(decision, view)
    const card = phrase.find(part => typeof part !== 'string' && part.kind === 'card') as Ref | undefined
    const face = card && this.game.cards.find(({ id }) => id === card.id)
    return face ? `${face.title}. ${face.text}` : null
  }
}
