import { type AnyMove, InputError, type Phrase, type Result, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type AnyMatch, type Hint, sceneOf, type TableState } from '@holdout/table'
import type { Lesson } from '../learn/read-lesson.ts'
import { lessonAnswers } from '../text/lesson-answers.ts'
import { type LessonPosition, make, moveIn, positionAt, prepare } from './lesson-position.ts'
import { PositionTable } from './position-table.ts'

/** The current step of a lesson, as the page shows it. */
export interface LessonStep {
  readonly step: number
  readonly of: number
  readonly title: string
  readonly words: string
  /** The move to make next; null if there is only text to read. */
  readonly wanted: { readonly move: AnyMove; readonly text: Phrase } | null
  /** All moves of this step are made, and the next step has another position. */
  readonly done: boolean
  /** The lesson learned; null while moves are left. */
  readonly learned: string | null
}

export interface LessonState extends TableState {
  readonly lesson: LessonStep
}

/** A lesson, played with the real rules. */
export class LessonTable extends PositionTable<LessonState> {
  state: LessonState
  private readonly steps: Lesson['steps']
  private position: LessonPosition
  private step: number
  /** How many moves of the step have been made. */
  private made = 0
  /** Whether the learner has made one of them. */
  private acted = false

  constructor(game: AnyKnownGame, lesson: Lesson, step: number) {
    super(game, lessonAnswers.noUndo)
    this.steps = lesson.steps
    this.step = this.within(step)
    this.position = positionAt(game, this.steps, this.step)
    this.playOthers()
    this.state = this.stateSince(0)
  }

  /** Goes to the start of a step. */
  go(step: number): void {
    this.step = this.within(step)
    this.position = positionAt(this.game, this.steps, this.step)
    this.begin()
    this.show(this.stateSince(0))
  }

  /**
   * Goes to the step after `from`; a second press of the same button moves on only once. The table stays if the step
   * continues the same position.
   */
  next(from: number): void {
    if (from !== this.step || !this.steps[from + 1]) return
    if (!this.isContinued) return this.go(from + 1)
    const known = this.position.match.entries.length
    this.enterNext()
    this.show(this.stateSince(known))
  }

  /** Plays the learner's move, or says why the step does not take it. */
  async play(move: AnyMove): Promise<Result> {
    const { notation } = this.game
    const { match } = this.position
    const wanted = this.wanted()
    if (wanted === null) return this.rejected(lessonAnswers.readFirst)
    if (notation.writeMove(move) !== notation.writeMove(wanted)) return this.rejected(lessonAnswers.otherMove)
    const known = match.entries.length
    const played = match.play(this.person, move)
    if (!played.ok) return { ok: false, rule: played.rule, text: played.text }
    this.made += 1
    this.acted = true
    this.playOthers()
    // After the last move of a step, the lesson goes on if the next step continues the same position.
    if (this.made === this.steps[this.step].moves.length && this.isContinued) this.enterNext()
    this.show(this.stateSince(known))
    return { ok: true }
  }

  async hint(): Promise<Hint | null> {
    return this.state.lesson.wanted
  }

  private within(step: number): number {
    return Math.max(0, Math.min(step, this.steps.length - 1))
  }

  /** Whether the next step continues the position of this one. */
  private get isContinued(): boolean {
    return this.steps[this.step + 1]?.position === this.steps[this.step].position
  }

  private enterNext(): void {
    this.step += 1
    prepare(this.position, this.steps[this.step].before)
    this.begin()
  }

  private begin(): void {
    this.made = 0
    this.acted = false
    this.playOthers()
  }

  /** Plays the next scripted moves of other seats and of the clock. */
  private playOthers(): void {
    const { moves } = this.steps[this.step]
    while (this.made < moves.length && moveIn(this.position.match, moves[this.made]).seat !== this.person) {
      make(this.position, moves[this.made])
      this.made += 1
    }
  }

  private wanted(): AnyMove | null {
    const text = this.steps[this.step].moves[this.made]
    return text === undefined ? null : moveIn(this.position.match, text).move
  }

  protected get match(): AnyMatch {
    return this.position.match
  }

  /** The learner has the first seat. */
  protected get person(): Seat {
    return this.game.seats(this.position.match.options)[0].seat
  }

  private stateSince(known: number): LessonState {
    const lesson = this.stepShown(sceneOf(this.match, this.person))
    return { ...this.tableSince(known, lesson.wanted !== null), lesson }
  }

  private stepShown({ choices }: TableState['scene']): LessonStep {
    const { notation } = this.game
    const { title, words, learned } = this.steps[this.step]
    const wanted = this.wanted()
    const done = wanted === null && this.acted
    const written = wanted && notation.writeMove(wanted)
    const choice = choices.find(({ move }) => notation.writeMove(move) === written)
    if (written !== null && !choice) throw new InputError(`The move "${written}" of the lesson is not legal.`)
    return {
      step: this.step,
      of: this.steps.length,
      title,
      words,
      wanted: choice ? { move: choice.move, text: choice.text } : null,
      done,
      learned: done ? learned : null,
    }
  }
}
