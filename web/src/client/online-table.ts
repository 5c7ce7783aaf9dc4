import type { AnyMove, Seat } from '@holdout/engine'
import type { ChatLine, FromServer, SceneNews, TableInfo } from '@holdout/protocol'
import { OnlineSocket } from './online-socket.ts'
import { type Store, storeOf } from './store.ts'
import type { Answer, PhaseNow, TableClient, TableState } from './table-client.ts'

/** What a page knows of an online table besides the game itself. */
export interface OnlineState {
  readonly table: TableInfo | null
  readonly chat: readonly ChatLine[]
  readonly connected: boolean
  /** Why the table cannot be shown at all. */
  readonly refused: string | null
  /** Whether there is a game to be seen. */
  readonly playing: boolean
}

/** A table on a server: the same to play at as one on this device. */
export class OnlineTable implements TableClient {
  readonly online: Store<OnlineState>
  private readonly socket: OnlineSocket
  private readonly listeners = new Set<() => void>()
  private current: TableState | null = null
  private news: SceneNews | null = null

  constructor(readonly id: string) {
    this.online = storeOf<OnlineState>({ table: null, chat: [], connected: false, refused: null, playing: false })
    this.socket = new OnlineSocket(
      id,
      message => this.heard(message),
      () => this.online.set({ ...this.online.value, connected: this.socket.connected }),
    )
  }

  get state(): TableState {
    return this.current as TableState
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  play(move: AnyMove): Promise<Answer> {
    return this.socket.request({ say: 'move', move: move as never })
  }

  undo(): Promise<Answer> {
    return this.socket.request({ say: 'undo' })
  }

  async redo(): Promise<Answer> {
    return { ok: false, why: null, say: 'At an online table a move that was taken back is made anew.' }
  }

  async reset(): Promise<Answer> {
    const first = await this.undo()
    if (!first.ok) return first
    while ((await this.undo()).ok);
    return { ok: true }
  }

  pass(): void {}

  ready(): void {}

  hurry(): void {}

  pause(on: boolean): void {
    void this.socket.request({ say: 'pause', on }).then(answer => answer.ok || this.complain(answer.say))
  }

  rest(): void {} // others would be kept waiting

  async preview() {
    return { told: [], certain: false, after: null }
  }

  async hint() {
    return null
  }

  close(): void {
    this.socket.close()
  }

  sit(seat: Seat, name: string): Promise<Answer> {
    return this.socket.request({ say: 'sit', seat, name, entropy: crypto.randomUUID() })
  }

  stand(): Promise<Answer> {
    return this.socket.request({ say: 'stand' })
  }

  setBot(seat: Seat, level: string | null): Promise<Answer> {
    return this.socket.request({ say: 'bot', seat, level })
  }

  start(): Promise<Answer> {
    return this.socket.request({ say: 'start' })
  }

  say(text: string): Promise<Answer> {
    return this.socket.request({ say: 'chat', text })
  }

  decideAway(seat: Seat, choice: 'wait' | 'bot' | 'end'): Promise<Answer> {
    return this.socket.request({ say: 'away', seat, choice })
  }

  comeBack(): Promise<Answer> {
    return this.socket.request({ say: 'return' })
  }

  leave(): Promise<Answer> {
    return this.socket.request({ say: 'leave' })
  }

  rematch(): Promise<Answer> {
    return this.socket.request({ say: 'rematch' })
  }

  private complain(say: string): void {
    this.online.set({ ...this.online.value, refused: this.online.value.table ? null : say })
  }

  private heard(message: FromServer): void {
    const { value } = this.online
    if (message.say === 'table') this.online.set({ ...value, table: message.table, refused: null })
    else if (message.say === 'chat') this.online.set({ ...value, chat: [...value.chat, ...message.lines].slice(-200) })
    else if (message.say === 'refused') this.online.set({ ...value, refused: message.because })
    else if (message.say === 'scene') this.news = message
    if (message.say === 'scene' || message.say === 'table') this.show(message.say === 'scene')
  }

  /** Puts together what the table shows from the last news and what is known of the seats. */
  private show(fresh: boolean): void {
    const { table } = this.online.value
    const { news } = this
    if (!table || !news) return
    const before = this.current
    const same = before !== null && before.scene.who === news.scene.who
    const kept = !same || news.from === 0 ? [] : before.log.filter(({ at }) => at < news.from)
    const seats = table.seats.map(({ seat, title }) => ({ seat, title }))
    this.current = {
      slug: table.game,
      title: table.title,
      seats,
      names: Object.fromEntries(
        table.seats.map(({ seat, name, title, kind }) => [
          seat,
          kind === 'open' ? title : kind === 'bot' ? `${title} (bot)` : name,
        ]),
      ),
      people: table.seats.filter(({ you }) => you).map(({ seat }) => seat),
      options: table.options,
      seed: '',
      scene: news.scene,
      log: fresh ? [...kept, ...news.told] : (before?.log ?? news.told),
      news: fresh && same && news.from > 0 ? news.told : [],
      phase: phaseOf(news, table),
      clocks: news.clocks,
      clocksAt: fresh ? performance.now() - this.socket.delay : (before?.clocksAt ?? performance.now()),
      undoBlocked: news.undoBlocked,
      canRedo: false,
      pausedBy: table.pausedBy,
    }
    if (!this.online.value.playing) this.online.set({ ...this.online.value, playing: true })
    for (const listener of [...this.listeners]) listener()
  }
}

function phaseOf({ scene }: SceneNews, { seats }: TableInfo): PhaseNow {
  if (scene.outcome) return { kind: 'over' }
  const must = scene.asked.filter(({ kind }) => kind === 'must')
  const mine = must.find(({ seat }) => seat === scene.who)
  if (mine) return { kind: 'ask', seat: mine.seat, optional: false }
  const bot = must.find(asked => seats.find(({ seat }) => seat === asked.seat)?.kind === 'bot')
  return bot ? { kind: 'bot', seat: bot.seat } : { kind: 'wait' }
}
