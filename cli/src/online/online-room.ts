import { loadGame } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import type { Countdown, Told } from '@holdout/host'
import {
  type ChatLine,
  type FromServer,
  type SceneNews,
  type SeatInfo,
  type SightNews,
  SightReader,
  type TableAnswer,
  type TableInfo,
  type TableRequest,
  type TableSocket,
  type TableSocketEvents,
} from '@holdout/protocol'

export type RoomNews =
  | 'table'
  | 'scene'
  | 'chat'
  /** The connection was lost or restored. */
  | 'connection'
  /** The connection has ended for good; `trouble` has the reason. */
  | 'trouble'

/** An online table as one guest knows it: its seats, and the scene of the guest's own seat. */
export class OnlineRoom {
  info: TableInfo | null = null
  news: SceneNews | null = null
  /** The log lines from the deal on. */
  told: readonly Told[] = []
  /** The log lines that came with the last update; empty for the first scene of a seat. */
  fresh: readonly Told[] = []
  chat: readonly ChatLine[] = []
  trouble: InputError | null = null
  private newsAt = 0
  /** The time an update takes from the server to here, in ms. */
  private delay = 0
  /** Adds the texts to scenes sent without them, if our rules have the server's version. */
  private words: SightReader | null = null
  private readonly socket: TableSocket
  private readonly listeners = new Set<(news: RoomNews) => void>()

  constructor(
    readonly id: string,
    open: (events: TableSocketEvents) => TableSocket,
  ) {
    this.socket = open({
      heard: message => this.heard(message),
      changed: () => {
        this.leaveOutWords()
        this.tell('connection')
      },
      ended: because => {
        this.trouble = new InputError(because)
        this.tell('trouble')
      },
      timed: (_server, asked, answered) => {
        this.delay = (answered - asked) / 2
      },
    })
  }

  get connected(): boolean {
    return this.socket.connected
  }

  get own(): SeatInfo | null {
    return this.info?.seats.find(({ you }) => you) ?? null
  }

  /** The clocks at this moment. */
  get clocks(): readonly Countdown[] {
    const passed = Date.now() - this.newsAt
    return (this.news?.clocks ?? []).map(clock => ({
      ...clock,
      left: Math.max(0, clock.running ? clock.left - passed : clock.left),
    }))
  }

  request(message: TableRequest): Promise<TableAnswer> {
    return this.socket.request(message)
  }

  subscribe(listener: (news: RoomNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Waits until a condition holds. Throws if the connection ends before. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const look = (): void => {
        if (this.trouble) failed(this.trouble)
        else if (holds()) done()
        else return
        unsubscribe()
      }
      const unsubscribe = this.subscribe(look)
      look()
    })
  }

  close(): void {
    this.socket.close()
  }

  private heard(message: FromServer): void {
    if (message.say === 'table') {
      if (!this.info) void this.findWords(message.table)
      this.info = message.table
    } else if (message.say === 'chat') {
      const last = this.chat.at(-1)?.id ?? 0 // after a reconnect some lines are sent again
      this.chat = [...this.chat, ...message.lines.filter(({ id }) => id > last)]
    } else if (message.say === 'scene') this.see(message)
    else if (message.say === 'sight') return this.seeWithoutWords(message)
    else return
    this.tell(message.say)
  }

  /** Loads the game, so that the server can leave out the texts. */
  private async findWords({ game, rulesVersion }: TableInfo): Promise<void> {
    try {
      const own = await loadGame(game)
      if (own.rulesVersion === rulesVersion) this.words = new SightReader(own)
    } catch (error) {
      if (!(error instanceof InputError)) throw error // an unknown game uses the server's texts
    }
    this.leaveOutWords()
  }

  private leaveOutWords(): void {
    if (this.words && this.connected) void this.request({ say: 'words', on: false })
  }

  private seeWithoutWords(message: SightNews): void {
    try {
      if (!this.words) throw new InputError('The game is not loaded.')
      this.see(this.words.read(message))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.words = null
      void this.request({ say: 'words', on: true })
      return
    }
    this.tell('scene')
  }

  private see(news: SceneNews): void {
    const same = this.news?.scene.who === news.scene.who
    const kept = same ? this.told.filter(({ at }) => at < news.from) : []
    this.told = [...kept, ...news.told]
    this.fresh = same ? news.told : []
    this.news = news
    this.newsAt = Date.now() - this.delay
  }

  private tell(news: RoomNews): void {
    for (const listener of [...this.listeners]) listener(news)
  }
}
