import { randomUUID } from 'node:crypto'
import type { RemoteTable } from '@holdout/client'
import { type AnyMove, InputError } from '@holdout/engine'
import { BOT_LINES_VERSION, type TableInfo } from '@holdout/protocol'
import { realTime } from '@holdout/table'
import type { Names } from '../play/log.ts'
import { botText } from '../text/bot.ts'
import { BotDialogue } from './dialogue.ts'
import { endLine, questionIn } from './lines.ts'

export interface OnlineBotSetting {
  readonly command: string
  /** null: the first free seat. */
  readonly seat: string | null
  readonly name: string
  readonly patience: number
  say(text: string): void
}

/** Lets a bot program play a seat of an online table, from sitting down to the end of the game. */
export class OnlineBot {
  private readonly dialogue: BotDialogue
  private trouble: InputError | null = null
  private failed: (error: InputError) => void = () => {}
  /** Whether a move waits for the server's answer. */
  private underWay = false
  /** The log entry that must be received before the next decision. */
  private awaited = 0
  /** The entry of the last decision that was sent; null: none, or it must be sent again. */
  private askedAt: number | null = null
  private sentUpTo = 0

  constructor(
    private readonly table: RemoteTable,
    private readonly setting: OnlineBotSetting,
  ) {
    this.dialogue = new BotDialogue(setting.command, {
      patience: setting.patience,
      time: realTime,
      trouble: error => {
        this.trouble = error
        this.failed(error)
      },
    })
  }

  /** Plays to the end. On an error it leaves the seat: free before the start, the others' choice after it. */
  async play(): Promise<void> {
    const { table, setting } = this
    const broken = new Promise<never>((_done, failed) => {
      this.failed = failed
      if (this.trouble) failed(this.trouble)
    })
    try {
      await Promise.race([this.playToEnd(), broken])
    } catch (error) {
      setting.say(botText.leaves)
      await this.leave()
      throw error
    } finally {
      await this.dialogue.stop()
      table.close()
    }
  }

  /** Stops before the end, on a signal. */
  async abandon(): Promise<void> {
    await Promise.all([this.leave(), this.dialogue.stop()])
    this.table.close()
  }

  /** Leaves the seat. Waits at most 3 seconds for the server. */
  private async leave(): Promise<void> {
    if (this.table.online.value.ended !== null || this.table.own === null || this.table.info?.status === 'over') return
    const left = this.table.request({ type: 'leave' })
    await Promise.race([left, new Promise(done => setTimeout(done, 3_000))])
  }

  private async playToEnd(): Promise<void> {
    const { table, setting } = this
    await table.until(() => table.info !== null)
    await this.sitDown()
    await table.until(() => table.info?.status !== 'waiting' && table.online.value.playing)
    const info = table.info as TableInfo
    const own = table.own
    if (own === null) throw new InputError(botText.seatLost)
    if (own.kind === 'bot') await table.request({ type: 'return' })
    setting.say(botText.begins(info.title, own.title, own.seat))
    this.dialogue.hello({
      say: 'hello',
      version: BOT_LINES_VERSION,
      game: info.game,
      seat: own.seat,
      seats: info.seats.map(({ seat, title, name }) => ({ seat, title, name })),
      options: info.options,
    })
    const unsubscribe = table.subscribe(() => this.look())
    this.look()
    await table.until(() => table.info?.status === 'over')
    unsubscribe()
    await this.finish()
  }

  private async sitDown(): Promise<void> {
    const { table, setting } = this
    const info = table.info as TableInfo
    if (info.status === 'over') throw new InputError(botText.tableOver(table.id))
    if (table.own !== null) {
      if (setting.seat === null || table.own.seat === setting.seat) return
      throw new InputError(botText.otherSeat(setting.name, table.own.seat))
    }
    if (info.status === 'playing') throw new InputError(botText.tableStarted(table.id))
    const seat = setting.seat ?? info.seats.find(({ kind }) => kind === 'open')?.seat
    if (seat === undefined) throw new InputError(botText.tableFull(table.id))
    const answer = await table.sit(seat, setting.name, randomUUID(), true)
    if (!answer.ok) throw new InputError(answer.text)
    setting.say(botText.seated(setting.name, info.title, seat))
  }

  /** Sends the decision of the newest scene, once. */
  private look(): void {
    const { seq } = this.table
    if (seq === null || this.underWay || seq < this.awaited || seq === this.askedAt) return
    this.askedAt = seq
    const { scene } = this.table.state
    const question = scene.outcome
      ? null
      : questionIn(scene, this.unsentLines(scene.seq, false), this.table.clocks, this.names)
    if (!question) return this.dialogue.drop()
    this.unsentLines(scene.seq, true)
    void this.dialogue.ask(question).then(answer => {
      if (answer !== 'superseded' && answer !== 'pass') void this.make(answer)
    })
  }

  private async make(move: AnyMove): Promise<void> {
    const at = this.table.seq
    this.underWay = true
    const answer = await this.table.request({ type: 'move', move: move as never })
    this.underWay = false
    if (answer.ok) {
      this.awaited = answer.seq ?? 0
      this.dialogue.accepted()
    } else if (this.table.seq === at) {
      this.askedAt = null // the same decision again
      this.dialogue.refused(answer.text, answer.rule)
    } // otherwise another player moved first, and the program is asked again
    this.look()
  }

  private async finish(): Promise<void> {
    const { table, setting } = this
    if (!table.online.value.playing) return
    const { scene } = table.state
    const line = endLine(scene, this.unsentLines(scene.seq, true), this.names)
    this.dialogue.end(line)
    setting.say(botText.ended(line.text, line.won))
  }

  /** The log lines that the program has not received yet. `take` marks them as received. */
  private unsentLines(upTo: number, take: boolean) {
    const fresh = this.table.state.log.filter(({ at }) => at >= this.sentUpTo)
    if (take) this.sentUpTo = upTo + 1
    return fresh
  }

  private get names(): Names {
    const seats = this.table.info?.seats ?? []
    return Object.fromEntries(seats.map(({ seat, name, title }) => [seat, name || title]))
  }
}
