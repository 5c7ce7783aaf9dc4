import { type AnyMove, InputError } from '@holdout/engine'
import type { BotEnd, BotHello, FromBot } from '@holdout/protocol'
import { readFromBot } from '@holdout/protocol/parse'
import type { Time } from '@holdout/table'
import { botErrorText } from '../text/bot.ts'
import { type BotQuestion, moveMeant } from './lines.ts'
import { BotProgram } from './program.ts'

/** After this many invalid answers in a row, the bot is given up. */
const MOST_FAULTS = 5

/** The result of a decision: a move, a pass, or `superseded` by a newer decision. */
export type ProgramAnswer = AnyMove | 'pass' | 'superseded'

interface Open {
  readonly id: number
  readonly question: BotQuestion
  answered(answer: ProgramAnswer): void
}

/** Sends decisions to a bot program and reads its answers. Returns only legal moves. */
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
      /** The time limit for a decision that must be answered, in ms. */
      readonly patience: number
      readonly time: Time
      /** Called when the bot cannot continue. */
      trouble(error: InputError): void
    },
  ) {
    this.program = new BotProgram(command, {
      line: text => this.receive(text),
      trouble: error => this.giveUp(error),
    })
  }

  hello(line: BotHello): void {
    this.faults = 0
    this.program.send(line)
  }

  /** Sends a decision and supersedes an open one. The promise never settles for a bot that was given up. */
  ask(question: BotQuestion): Promise<ProgramAnswer> {
    this.drop()
    if (this.gone) return new Promise(() => {})
    const id = ++this.last
    this.program.send({ say: 'ask', id, ...question })
    if (question.kind === 'must') this.setTimeout()
    return new Promise(answered => {
      this.open = { id, question, answered }
    })
  }

  /** The table rejected the last answer. */
  refused(because: string, why: string | null): void {
    this.fault(this.last, because, why)
  }

  /** The table accepted the last answer. */
  accepted(): void {
    this.faults = 0
  }

  /** Withdraws the open decision. */
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

  private receive(text: string): void {
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

  /** Ignores an answer to an older decision: the program could not know. An id that was never sent is an error. */
  private late(id: number): void {
    if (id > this.last) this.again(id, botErrorText.noDecision(id, this.last))
  }

  /** Reports an error to the program and sends the same decision again. */
  private again(id: number | null, because: string): void {
    const { open } = this
    if (!this.fault(id, because, null) || !open) return
    const next = ++this.last
    this.open = { ...open, id: next }
    this.program.send({ say: 'ask', id: next, ...open.question })
  }

  /** Counts an error. Returns false if the bot is given up. */
  private fault(id: number | null, because: string, why: string | null): boolean {
    this.faults += 1
    if (this.faults < MOST_FAULTS) {
      this.program.send({ say: 'refused', id, why, because })
      return true
    }
    this.giveUp(new InputError(botErrorText.tooManyFaults(MOST_FAULTS, because)))
    return false
  }

  private setTimeout(): void {
    const { patience, time } = this.setting
    this.cancelTimeout = time.after(patience, () => this.giveUp(new InputError(botErrorText.timeout(patience / 1000))))
  }

  private giveUp(error: InputError): void {
    if (this.gone) return
    this.gone = true
    this.drop()
    this.setting.trouble(error)
  }
}
