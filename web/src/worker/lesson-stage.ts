import { loadGame } from '@holdout/catalog'
import {
  type AnyGame,
  type AnyMove,
  chanceFrom,
  InputError,
  type Line,
  Opening,
  type Phrase,
  type Result,
  ScriptedChance,
  type Seat,
  type SeatSpec,
  YOU,
} from '@holdout/engine'
import { type AnyMatch, logLinesSince, type Preview, previewOf, sceneOf, type TableState } from '@holdout/table'
import { type Lesson, readLesson } from '../learn/read-lesson.ts'
import { lessonAnswers } from '../text/lesson-answers.ts'

/** A lesson as the page shows it: the table and the current step. */
export interface LessonNow {
  readonly table: Omit<TableState, 'clocksAt' | 'pausedBy'>
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

/** A request of the page to a lesson. */
export type LessonAsk =
  | { readonly kind: 'open'; readonly text: string; readonly at: number }
  | { readonly kind: 'go'; readonly step: number }
  | { readonly kind: 'play'; readonly move: AnyMove }
  /** `from` is the step the page shows: a second press of the same button moves on only once. */
  | { readonly kind: 'next'; readonly from: number }

export interface LessonAnswer {
  readonly answer: Result
  /** null: nothing has changed. */
  readonly now: LessonNow | null
}

/** Plays a lesson with the real rules. The moves of other seats and all chance are scripted. */
export class LessonStage {
  private game: AnyGame | null = null
  private lesson: Lesson = { game: '', steps: [] }
  private match: AnyMatch | null = null
  private step = 0
  /** How many moves of the step have been made. */
  private made = 0
  /** Whether the learner has made one of them. */
  private acted = false
  private luck = new ScriptedChance(chanceFrom('scenario'), String)

  async open(text: string, at: number): Promise<LessonNow> {
    this.lesson = readLesson(text, 'lesson')
    this.game = await loadGame(this.lesson.game)
    return this.go(at)
  }

  async ask(ask: LessonAsk): Promise<LessonAnswer> {
    const done = (now: LessonNow): LessonAnswer => ({ answer: { ok: true }, now })
    switch (ask.kind) {
      case 'open':
        return done(await this.open(ask.text, ask.at))
      case 'go':
        return done(this.go(ask.step))
      case 'next':
        return done(this.next(ask.from))
      case 'play':
        return this.play(ask.move)
    }
  }

  /** Sets up the position of a step and plays up to it. */
  go(step: number): LessonNow {
    const { steps } = this.lesson
    this.step = Math.max(0, Math.min(step, steps.length - 1))
    const { position } = steps[this.step]
    const first = steps.findIndex(other => other.position === position)
    this.layOut(steps[first].before)
    for (let i = first; i < this.step; i++) {
      if (i > first) this.prepare(steps[i].before)
      for (const move of steps[i].moves) this.make(move)
    }
    if (this.step > first) this.prepare(steps[this.step].before)
    this.made = 0
    this.acted = false
    this.playOthers()
    return this.now(0)
  }

  /** Plays the learner's move, or says why the step does not take it. */
  play(move: AnyMove): LessonAnswer {
    const { notation } = this.atGame()
    const wanted = this.wanted()
    if (wanted === null) return { answer: { ok: false, rule: null, text: lessonAnswers.readFirst }, now: null }
    if (notation.writeMove(move) !== notation.writeMove(wanted)) {
      return { answer: { ok: false, rule: null, text: lessonAnswers.otherMove }, now: null }
    }
    const from = this.table().entries.length
    const played = this.table().play(this.learner(), move)
    if (!played.ok) return { answer: { ok: false, rule: played.rule, text: played.text }, now: null }
    this.made += 1
    this.acted = true
    this.playOthers()
    this.goOn()
    return { answer: { ok: true }, now: this.now(from) }
  }

  preview(move: AnyMove, then?: AnyMove): Preview {
    return previewOf(this.atGame(), this.table().state, this.learner(), move, then)
  }

  /** Goes to the next step. The table stays if the step continues the same position. */
  next(from: number): LessonNow {
    const { steps } = this.lesson
    const following = steps[this.step + 1]
    if (!following || from !== this.step) return this.now(this.table().entries.length)
    if (following.position !== steps[this.step].position) return this.go(this.step + 1)
    const known = this.table().entries.length
    this.enter(this.step + 1)
    return this.now(known)
  }

  /** After the last move of a step, goes on to the next step if it continues the same position. */
  private goOn(): void {
    const { steps } = this.lesson
    const step = steps[this.step]
    if (this.made < step.moves.length) return
    if (steps[this.step + 1]?.position === step.position) this.enter(this.step + 1)
  }

  private enter(step: number): void {
    this.step = step
    this.made = 0
    this.acted = false
    this.prepare(this.lesson.steps[step].before)
    this.playOthers()
  }

  private layOut(lines: readonly Line[]): void {
    const runs = lines.some(({ verb }) => verb === 'run')
    const opening = new Opening(this.atGame(), lines, 0)
    this.luck = opening.chance
    this.match = opening.start(runs)
    this.prepare(lines.filter(({ verb }) => verb === 'run'))
  }

  private prepare(lines: readonly Line[]): void {
    for (const { verb, text } of lines) {
      if (verb === 'run') this.table().run(this.atGame().notation.readStep(text))
      if (verb !== 'chance') continue
      const [name, values] = cutAt(text, ':')
      this.luck.script(name, values.split(/\s+/).filter(Boolean))
    }
  }

  /** Plays the next scripted moves of other seats and of the clock. */
  private playOthers(): void {
    const { moves } = this.lesson.steps[this.step]
    while (this.made < moves.length && this.moveOf(moves[this.made]).seat !== this.learner()) {
      this.make(moves[this.made])
      this.made += 1
    }
  }

  private make(text: string): void {
    const { seat, move } = this.moveOf(text)
    const played = this.table().play(seat, move)
    if (!played.ok) throw new InputError(`The move "${text}" of the lesson is rejected: ${played.text}`)
  }

  /** Reads a move such as `p2: lay 7H`. Without a seat, it is the seat that is asked. */
  private moveOf(text: string): { seat: Seat; move: AnyMove } {
    const game = this.atGame()
    const named = /^([a-z0-9-]+):\s+(.*)$/.exec(text)
    const asked = game.pending(this.table().state).find(({ kind }) => kind === 'must')
    return { seat: named?.[1] ?? asked?.seat ?? '', move: game.notation.readMove(named ? named[2] : text) }
  }

  private wanted(): AnyMove | null {
    const text = this.lesson.steps[this.step].moves[this.made]
    return text === undefined ? null : this.moveOf(text).move
  }

  /** The learner has the first seat. */
  private learner(): Seat {
    return this.seats()[0].seat
  }

  private seats(): readonly SeatSpec[] {
    return this.atGame().seats(this.table().options)
  }

  private now(from: number): LessonNow {
    const game = this.atGame()
    const match = this.table()
    const { steps } = this.lesson
    const step = steps[this.step]
    const who = this.learner()
    const scene = sceneOf(match, who)
    const wanted = this.wanted()
    const done = wanted === null && this.acted
    const written = wanted && game.notation.writeMove(wanted)
    const choice = scene.choices.find(({ move }) => game.notation.writeMove(move) === written)
    if (written !== null && !choice) throw new InputError(`The move "${written}" of the lesson is not legal.`)
    const newLines = from < match.entries.length ? logLinesSince(match, from + 1, who) : []
    return {
      table: {
        slug: game.slug,
        title: game.title,
        seats: this.seats(),
        names: Object.fromEntries(this.seats().map(({ seat, title }) => [seat, seat === who ? YOU : title])),
        people: [who],
        options: match.options as Record<string, unknown>,
        seed: '',
        scene,
        log: logLinesSince(match, 0, who),
        newLines,
        seenUpTo: from,
        rings: newLines.some(({ event }) => event.rings),
        phase: match.over ? { kind: 'over' } : wanted ? { kind: 'ask', seat: who, optional: false } : { kind: 'wait' },
        mayStepIn: [],
        clocks: [],
        undoBlocked: { rule: null, text: lessonAnswers.noUndo },
        canRedo: false,
      },
      step: this.step,
      of: steps.length,
      title: step.title,
      words: step.words,
      wanted: choice ? { move: choice.move, text: choice.text } : null,
      done,
      learned: done ? step.learned : null,
    }
  }

  private table(): AnyMatch {
    if (!this.match) throw new Error('No lesson is open yet.')
    return this.match
  }

  private atGame(): AnyGame {
    if (!this.game) throw new Error('No lesson is open yet.')
    return this.game
  }
}

function cutAt(text: string, separator: string): [string, string] {
  const cut = text.indexOf(separator)
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
}
