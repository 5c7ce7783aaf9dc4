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
  /** The connection was lost or found again. */
  | 'connection'
  /** Nothing more will be heard; `trouble` says why. */
  | 'trouble'

/** What one guest knows of an online table: who sits there, and the game as their own seat sees it. */
export class OnlineRoom {
  info: TableInfo | null = null
  news: SceneNews | null = null
  /** All that was seen to happen, from the deal on; and what of it came with the last news of a game that one was at already. */
  told: readonly Told[] = []
  fresh: readonly Told[] = []
  chat: readonly ChatLine[] = []
  trouble: InputError | null = null
  private newsAt = 0
  /** How long news are on their way, in ms. */
  private delay = 0
  /** Finds the words for what is sent without them, if our rules are the server's. */
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

  /** The clocks as they stand now. */
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

  /** Waits until something holds; what ends the connection before is thrown. */
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
      const last = this.chat.at(-1)?.id ?? 0 // after a break some lines come again
      this.chat = [...this.chat, ...message.lines.filter(({ id }) => id > last)]
    } else if (message.say === 'scene') this.see(message)
    else if (message.say === 'sight') return this.seeWithoutWords(message)
    else return
    this.tell(message.say)
  }

  /** The server need not send words that this program has itself. */
  private async findWords({ game, rulesVersion }: TableInfo): Promise<void> {
    try {
      const own = await loadGame(game)
      if (own.rulesVersion === rulesVersion) this.words = new SightReader(own)
    } catch (error) {
      if (!(error instanceof InputError)) throw error // a game that is not known here is played in the server's words
    }
    this.leaveOutWords()
  }

  private leaveOutWords(): void {
    if (this.words && this.connected) void this.request({ say: 'words', on: false })
  }

  private seeWithoutWords(message: SightNews): void {
    try {
      if (!this.words) throw new InputError('There is no game here to find words in.')
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
