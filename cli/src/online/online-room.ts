import { InputError } from '@holdout/engine'
import type { Countdown, Told } from '@holdout/host'
import type {
  ChatLine,
  FromServer,
  SceneNews,
  SeatInfo,
  TableAnswer,
  TableInfo,
  TableRequest,
  TableSocket,
} from '@holdout/protocol'

export type RoomNews =
  | 'table'
  | 'scene'
  | 'chat'
  /** The connection was lost or found again. */
  | 'connection'
  /** Nothing more will be heard; `trouble` says why. */
  | 'trouble'

/** What a connection tells. */
export interface Hearing {
  heard(message: FromServer): void
  /** It was lost or found again. */
  changed(): void
  /** It cannot go on, and this is why. */
  ended(because: string): void
}

/** What one guest knows of an online table: who sits there, and the game as their own seat sees it. */
export class OnlineRoom {
  info: TableInfo | null = null
  news: SceneNews | null = null
  /** All that was seen to happen, from the deal on. */
  told: readonly Told[] = []
  chat: readonly ChatLine[] = []
  trouble: InputError | null = null
  private newsAt = 0
  private readonly socket: TableSocket
  private readonly listeners = new Set<(news: RoomNews) => void>()

  constructor(
    readonly id: string,
    open: (hearing: Hearing) => TableSocket,
  ) {
    this.socket = open({
      heard: message => this.heard(message),
      changed: () => this.tell('connection'),
      ended: because => {
        this.trouble = new InputError(because)
        this.tell('trouble')
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
    if (message.say === 'table') this.info = message.table
    else if (message.say === 'chat') {
      const last = this.chat.at(-1)?.id ?? 0 // after a break some lines come again
      this.chat = [...this.chat, ...message.lines.filter(({ id }) => id > last)]
    } else if (message.say === 'scene') this.see(message)
    else return
    this.tell(message.say)
  }

  private see(news: SceneNews): void {
    const same = this.news?.scene.who === news.scene.who
    const kept = same ? this.told.filter(({ at }) => at < news.from) : []
    this.told = [...kept, ...news.told]
    this.news = news
    this.newsAt = Date.now() - this.socket.delay
  }

  private tell(news: RoomNews): void {
    for (const listener of [...this.listeners]) listener(news)
  }
}
