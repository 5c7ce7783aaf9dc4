import { type AnyMove, InputError } from '@holdout/engine'
import type { Time } from '@holdout/host'
import type { BotEnd, BotHello, FromBot } from '@holdout/protocol'
import { readFromBot } from '@holdout/protocol/parse'
import { moveMeant, type Question } from './lines.ts'
import { BotProgram } from './program.ts'

/** So many useless answers in a row, and the bot is given up. */
const MOST_FAULTS = 5

/** What came of a question: a move, no wish to step in, or a newer question in its place. */
export type Answer = AnyMove | 'pass' | 'superseded'

interface Open {
  readonly id: number
  readonly question: Question
  answered(answer: Answer): void
}

/** Questions to somebody's own program and its answers. Whatever it writes, the answer that comes out is one of the legal moves. */
export class BotDialogue {
  private readonly program: BotProgram
  private open: Open | null = null
  private last = 0
  private faults = 0
  private gone = false
  private cancelTimeout: (() => void) | null = null

  constructor(
    command: string,
    private readonly setting: {
      /** How long the program may think about a question that must be answered, in ms. */
      readonly patience: number
      readonly time: Time
      /** The bot cannot play on, and this is why. */
      trouble(error: InputError): void
    },
  ) {
    this.program = new BotProgram(command, {
      line: text => this.heard(text),
      trouble: error => this.giveUp(error),
    })
  }

  hello(line: BotHello): void {
    this.faults = 0
    this.program.send(line)
  }

  /** Puts a question; one that is still open is superseded. A bot that was given up never answers. */
  ask(question: Question): Promise<Answer> {
    this.drop()
    if (this.gone) return new Promise(() => {})
    const id = ++this.last
    this.program.send({ say: 'ask', id, ...question })
    if (question.kind === 'must') this.setTimeout()
    return new Promise(answered => {
      this.open = { id, question, answered }
    })
  }

  /** An answer that seemed good was refused after all. */
  refused(because: string, why: string | null): void {
    this.fault(this.last, because, why)
  }

  /** The last answer was carried out. */
  accepted(): void {
    this.faults = 0
  }

  /** Takes back a question that has become pointless. */
  drop(): void {
    const { open } = this
    this.open = null
    this.cancelTimeout?.()
    this.cancelTimeout = null
    open?.answered('superseded')
  }

  end(line: BotEnd): void {
    this.drop()
    this.program.send(line)
  }

  stop(): Promise<void> {
    this.drop()
    return this.program.stop()
  }

  private heard(text: string): void {
    let answer: FromBot
    try {
      answer = readFromBot(text)
    } catch (error) {
      return this.again(null, (error as Error).message)
    }
    const { open } = this
    if (!open || answer.id !== open.id) return this.late(answer.id)
    const meant = moveMeant(answer, open.question)
    if (typeof meant === 'object' && 'because' in meant && !('move' in meant))
      return this.again(answer.id, String(meant.because))
    this.open = null
    this.cancelTimeout?.()
    open.answered(meant as AnyMove | 'pass')
  }

  /** An answer to an older question is no fault: the program could not know. One to a question never put is. */
  private late(id: number): void {
    if (id > this.last) this.again(id, `There is no question ${id}; the last was ${this.last}.`)
  }

  /** Says what was wrong, and puts the same question once more. */
  private again(id: number | null, because: string): void {
    const { open } = this
    if (!this.fault(id, because, null) || !open) return
    const next = ++this.last
    this.open = { ...open, id: next }
    this.program.send({ say: 'ask', id: next, ...open.question })
  }

  /** Says whether the bot is still borne with. */
  private fault(id: number | null, because: string, why: string | null): boolean {
    this.faults += 1
    if (this.faults < MOST_FAULTS) {
      this.program.send({ say: 'refused', id, why, because })
      return true
    }
    this.giveUp(
      new InputError(`The bot's program gave ${MOST_FAULTS} useless answers in a row; what was wrong last: ${because}`),
    )
    return false
  }

  private setTimeout(): void {
    const { patience, time } = this.setting
    this.cancelTimeout = time.after(patience, () =>
      this.giveUp(new InputError(`The bot's program gave no answer within ${patience / 1000} seconds.`)),
    )
  }

  private giveUp(error: InputError): void {
    if (this.gone) return
    this.gone = true
    this.drop()
    this.setting.trouble(error)
  }
}
