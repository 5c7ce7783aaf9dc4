import { betterFacts, outlooks } from '@holdout/bots'
import {
  type AnyMove,
  type AnyState,
  Opening,
  type Phrase,
  type Result,
  type Seat,
  SeededChance,
} from '@holdout/engine'
import { type AnyKnownGame, type Puzzle, toldInstead } from '@holdout/knowledge'
import type { AnyMatch, TableState } from '@holdout/table'
import { puzzleAnswers } from '../text/puzzle-answers.ts'
import { PositionTable } from './position-table.ts'

/** The answer to a puzzle that the page shows. */
export interface PuzzleAnswer {
  /** `right`: the player found the move; `shown`: the solution was shown. */
  readonly kind: 'right' | 'shown' | 'wrong'
  readonly move: Phrase
  /** The reasons, as sentences. */
  readonly why: string
  /** The points of chance that a wrong move loses, at least. */
  readonly cost: number
}

export interface PuzzleState extends TableState {
  readonly puzzle: {
    readonly goal: string
    readonly answer: PuzzleAnswer | null
    /** The number of wrong moves so far. */
    readonly wrong: number
  }
}

/** Sampled states in which a wrong move is compared with the best one. */
const WORLDS = 24

const MOST_REASONS = 2

/** A puzzle at the real table: only its best move is played. */
export class PuzzleTable extends PositionTable<PuzzleState> {
  state: PuzzleState
  protected readonly match: AnyMatch
  protected readonly person: Seat
  private readonly labels: ReadonlyMap<string, Phrase>
  private readonly best: AnyMove
  private answer: PuzzleAnswer | null = null
  private wrong = 0

  constructor(
    game: AnyKnownGame,
    private readonly puzzle: Puzzle,
  ) {
    super(game, puzzleAnswers.noUndo)
    this.person = puzzle.seat
    this.best = game.notation.readMove(puzzle.best)
    this.match = new Opening(game, puzzle.lines, 0).start(false) as AnyMatch
    this.state = this.stateSince(0)
    this.labels = new Map(this.state.scene.choices.map(({ move, text }) => [game.notation.writeMove(move), text]))
  }

  /** Plays the move if it is the best one, or says what is wrong with it. */
  async play(move: AnyMove): Promise<Result> {
    if (this.isSolved) return this.rejected(puzzleAnswers.solved)
    const { game, puzzle } = this
    const text = game.notation.writeMove(move)
    if (text === puzzle.best) {
      this.end('right')
      return { ok: true }
    }
    const label = this.labels.get(text)
    if (label === undefined) return this.rejected(puzzleAnswers.noAnswer)
    this.wrong += 1
    const tempting = text === puzzle.mistake
    const why = tempting ? puzzle.trap : this.reasonsAgainst(move)
    this.answer = { kind: 'wrong', move: label, why, cost: tempting ? puzzle.cost : puzzle.margin }
    this.show(this.stateSince(0))
    return this.rejected(puzzleAnswers.wrong)
  }

  /** Plays the best move for the player. */
  solve(): void {
    if (!this.isSolved) this.end('shown')
  }

  async hint(): Promise<null> {
    return null
  }

  private get isSolved(): boolean {
    return this.answer !== null && this.answer.kind !== 'wrong'
  }

  private end(kind: 'right' | 'shown'): void {
    const { best, why, margin } = this.puzzle
    this.answer = { kind, move: this.labels.get(best) ?? [best], why, cost: margin }
    this.match.play(this.person, this.best)
    this.show(this.stateSince(0))
  }

  /** The facts that are worse after a move than after the best one. */
  private reasonsAgainst(move: AnyMove): string {
    const { game, person, match, puzzle } = this
    const chance = SeededChance.of(`${puzzle.id}/${puzzle.best}`)
    const imagine = (): AnyState => game.determinize(match.state, person, chance)
    const [mine, other] = outlooks(game, person, imagine, [this.best, move], WORLDS)
    const reasons = betterFacts(game.reasons, mine, other).slice(0, MOST_REASONS)
    if (reasons.length === 0) return puzzleAnswers.noFact
    return puzzleAnswers.better(reasons.map(({ fact, mine: a, other: b }) => toldInstead(fact, a, b)))
  }

  private stateSince(known: number): PuzzleState {
    const { answer, wrong, puzzle } = this
    return {
      ...this.tableSince(known, !this.isSolved),
      hintsBlocked: { rule: null, text: puzzleAnswers.noHints },
      puzzle: { goal: puzzle.goal, answer, wrong },
    }
  }
}
