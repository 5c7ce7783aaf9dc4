import { randomUUID } from 'node:crypto'
import { type AnyMove, InputError } from '@holdout/engine'
import { realTime } from '@holdout/host'
import { BOT_LINES_VERSION, type TableInfo } from '@holdout/protocol'
import type { OnlineRoom } from '../online/online-room.ts'
import type { Names } from '../play/log.ts'
import { BotDialogue } from './dialogue.ts'
import { endLine, questionIn } from './lines.ts'

export interface OnlineBotSetting {
  readonly command: string
  /** null: the first that is free. */
  readonly seat: string | null
  readonly name: string
  readonly patience: number
  say(text: string): void
}

/** Lets somebody's own program play a seat of an online table, from sitting down to the end of the game. */
export class OnlineBot {
  private readonly dialogue: BotDialogue
  private trouble: InputError | null = null
  private failed: (error: InputError) => void = () => {}
  /** A move that the server has not answered yet, and the entry of the log that must have been seen before the next question. */
  private underWay = false
  private awaited = -1
  private askedAt = -1
  private toldUpTo = 0

  constructor(
    private readonly room: OnlineRoom,
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

  /** Plays to the end. However it ends, the seat is left in order: free before the start, to the others' choice after it. */
  async play(): Promise<void> {
    const { room, setting } = this
    const broken = new Promise<never>((_done, failed) => {
      this.failed = failed
      if (this.trouble) failed(this.trouble)
    })
    try {
      await Promise.race([this.playToEnd(), broken])
    } catch (error) {
      setting.say('The seat is left to the others.')
      await this.leave()
      throw error
    } finally {
      await this.dialogue.stop()
      room.close()
    }
  }

  /** Stops in the middle: somebody ended us. */
  async abandon(): Promise<void> {
    await Promise.all([this.leave(), this.dialogue.stop()])
    this.room.close()
  }

  /** Lets go of the seat; a server that does not answer is not waited for. */
  private async leave(): Promise<void> {
    if (this.room.trouble || this.room.own === null || this.room.info?.status === 'over') return
    const left = this.room.request({ say: 'leave' })
    await Promise.race([left, new Promise(done => setTimeout(done, 3_000))])
  }

  private async playToEnd(): Promise<void> {
    const { room, setting } = this
    await room.until(() => room.info !== null)
    await this.sitDown()
    await room.until(() => room.info?.status !== 'gathering' && room.news !== null)
    const info = room.info as TableInfo
    const own = room.own
    if (own === null) throw new InputError('The seat was taken away before the game began.')
    if (own.kind === 'bot') await room.request({ say: 'return' })
    setting.say(`${info.title} begins; the program plays ${own.title} (${own.seat}).`)
    this.dialogue.hello({
      say: 'hello',
      version: BOT_LINES_VERSION,
      game: info.game,
      seat: own.seat,
      seats: info.seats.map(({ seat, title, name }) => ({ seat, title, name })),
      options: info.options,
    })
    const unsubscribe = room.subscribe(() => this.look())
    this.look()
    await room.until(() => room.info?.status === 'over')
    unsubscribe()
    await this.finish()
  }

  private async sitDown(): Promise<void> {
    const { room, setting } = this
    const info = room.info as TableInfo
    if (info.status === 'over') throw new InputError(`The game at table ${room.id} is over.`)
    if (room.own !== null) {
      if (setting.seat === null || room.own.seat === setting.seat) return
      throw new InputError(`${setting.name} has seat ${room.own.seat} at this table already.`)
    }
    if (info.status === 'playing') throw new InputError(`The game at table ${room.id} has begun; no seat is free.`)
    const seat = setting.seat ?? info.seats.find(({ kind }) => kind === 'open')?.seat
    if (seat === undefined) throw new InputError(`No seat is free at table ${room.id}.`)
    const answer = await room.request({ say: 'sit', seat, name: setting.name, entropy: randomUUID() })
    if (!answer.ok) throw new InputError(answer.say)
    setting.say(`${setting.name} sits at ${info.title}, seat ${seat}; waiting for the start.`)
  }

  /** Puts the question of the newest scene, once. */
  private look(): void {
    const { news } = this.room
    if (!news || this.underWay || news.seq < this.awaited || news.seq === this.askedAt) return
    this.askedAt = news.seq
    const { scene } = news
    const question = scene.outcome
      ? null
      : questionIn(scene, this.freshlyTold(scene.seq, false), this.room.clocks, this.names)
    if (!question) return this.dialogue.drop()
    this.freshlyTold(scene.seq, true)
    void this.dialogue.ask(question).then(answer => {
      if (answer !== 'superseded' && answer !== 'pass') void this.make(answer)
    })
  }

  private async make(move: AnyMove): Promise<void> {
    const at = this.room.news?.seq
    this.underWay = true
    const answer = await this.room.request({ say: 'move', move: move as never })
    this.underWay = false
    if (answer.ok) {
      this.awaited = answer.seq ?? -1
      this.dialogue.accepted()
    } else if (this.room.news?.seq === at) {
      this.askedAt = -1 // the same question again
      this.dialogue.refused(answer.say, answer.why)
    } // otherwise others were quicker: the program could not know, and is asked anew
    this.look()
  }

  private async finish(): Promise<void> {
    const { room, setting } = this
    const scene = room.news?.scene
    if (!scene) return
    const line = endLine(scene, this.freshlyTold(scene.seq, true), this.names)
    this.dialogue.end(line)
    setting.say(`${line.text} ${line.won ? 'The program has won.' : ''}`.trim())
  }

  /** What the program has not been told yet. */
  private freshlyTold(upTo: number, take: boolean) {
    const fresh = this.room.told.filter(({ at }) => at >= this.toldUpTo)
    if (take) this.toldUpTo = upTo + 1
    return fresh
  }

  private get names(): Names {
    const seats = this.room.info?.seats ?? []
    return Object.fromEntries(seats.map(({ seat, name, title }) => [seat, name || title]))
  }
}
