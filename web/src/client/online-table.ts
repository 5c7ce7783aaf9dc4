import type { AnyMove, Seat } from '@holdout/engine'
import type { ChatLine, FromServer, SceneNews, TableInfo } from '@holdout/protocol'
import { onlineStateText } from '../text/online-state.ts'
import { withLines } from './online-chat.ts'
import { keepPromise, promiseOf } from './online-proof.ts'
import { OnlineSocket } from './online-socket.ts'
import { onlineTableState, type SceneHeard } from './online-state.ts'
import { OnlineText } from './online-text.ts'
import { newId } from './save-list.ts'
import { type Store, storeOf } from './store.ts'
import type { Answer, TableClient, TableState } from './table-client.ts'

/** The state of an online table apart from the game itself. */
export interface OnlineState {
  readonly table: TableInfo | null
  readonly chat: readonly ChatLine[]
  readonly connected: boolean
  /** Why the server has ended the connection for good; null while it is open or reconnecting. */
  readonly ended: string | null
  /** The last error of the server. */
  readonly refused: string | null
  /** Whether a scene has arrived. */
  readonly playing: boolean
}

/** Clocks are corrected only if they are wrong by more than this, in ms. */
const TOLERANCE_MS = 15

/** An online table, with the same interface as a table on this device. */
export class OnlineTable implements TableClient {
  readonly online: Store<OnlineState>
  private readonly socket: OnlineSocket
  private readonly words = new OnlineText()
  private readonly listeners = new Set<() => void>()
  private current: TableState | null = null
  private last: SceneHeard | null = null
  /** The entry after which this person passed an optional decision. */
  private passed = -1

  constructor(readonly id: string) {
    this.online = storeOf<OnlineState>({
      table: null,
      chat: [],
      connected: false,
      ended: null,
      refused: null,
      playing: false,
    })
    this.socket = new OnlineSocket(
      id,
      message => this.heard(message),
      () => this.lineChanged(),
      because => this.online.set({ ...this.online.value, connected: false, ended: because }),
    )
  }

  get state(): TableState {
    return this.current as TableState
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A moment of the server's time in page time (`performance.now()`). */
  onPage(server: number): number {
    return this.socket.time.onPage(server, performance.now())
  }

  async play(move: AnyMove): Promise<Answer> {
    const answer = await this.socket.request({ say: 'move', move: move as never })
    await this.words.settled() // so that the next move is chosen on the new scene
    return answer
  }

  undo(): Promise<Answer> {
    return this.socket.request({ say: 'undo' })
  }

  async redo(): Promise<Answer> {
    return { ok: false, why: null, say: onlineStateText.noRedo }
  }

  async reset(): Promise<Answer> {
    const first = await this.undo()
    if (!first.ok) return first
    while ((await this.undo()).ok);
    return { ok: true }
  }

  pass(): void {
    if (!this.last) return
    this.passed = this.last.news.seq
    this.show(this.last, false)
  }

  ready(): void {} // each player has their own screen

  hurry(): void {} // the server's bots have their own pace

  pause(on: boolean): void {
    void this.socket.request({ say: 'pause', on }).then(answer => answer.ok || this.showError(answer.say))
  }

  rest(): void {} // the others would have to wait

  async preview() {
    return { told: [], certain: true, after: null, next: null } // only the server knows the result, and it does not preview moves
  }

  async hint() {
    return null
  }

  close(): void {
    this.socket.close()
    this.words.close()
  }

  /** Sits down and sends this player's seed contribution. The server has published the hash of its own by now. */
  async sit(seat: Seat, name: string): Promise<Answer> {
    const entropy = newId() + newId()
    const answer = await this.socket.request({ say: 'sit', seat, name, entropy })
    const { table } = this.online.value
    if (answer.ok && table) keepPromise({ table: this.id, seedHash: table.seedHash, own: { seat, entropy } })
    return answer
  }

  stand(): Promise<Answer> {
    return this.socket.request({ say: 'stand' })
  }

  setBot(seat: Seat, level: string | null): Promise<Answer> {
    return this.socket.request({ say: 'bot', seat, level })
  }

  /**
   * Starts the match. The host adds their seed contribution only now, because they sat down before they knew the hash.
   * `wish` says what happens to free seats: bots of a level take them, or they are removed.
   */
  async start(wish: { readonly fill?: string; readonly with?: number } = {}): Promise<Answer> {
    const own = this.online.value.table?.seats.find(({ you }) => you)
    if (own && !promiseOf(this.id)?.own) {
      const added = await this.sit(own.seat, own.name)
      if (!added.ok) return added
    }
    return this.socket.request({ say: 'start', ...wish })
  }

  /** Adds a seat to a table that has this many. */
  addSeat(seats: number): Promise<Answer> {
    return this.socket.request({ say: 'add-seat', seats })
  }

  removeSeat(seat: Seat, seats: number): Promise<Answer> {
    return this.socket.request({ say: 'remove-seat', seat, seats })
  }

  /** Takes the person with that mark off the seat. */
  freeSeat(seat: Seat, by: string): Promise<Answer> {
    return this.socket.request({ say: 'free-seat', seat, by })
  }

  allowSeat(by: string): Promise<Answer> {
    return this.socket.request({ say: 'allow-seat', by })
  }

  changeOptions(options: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.socket.request({ say: 'options', options: options as never })
  }

  say(text: string): Promise<Answer> {
    return this.socket.request({ say: 'chat', text })
  }

  /** Mutes or unmutes a person; `by` is the mark in their chat lines. */
  silence(by: string, on: boolean): Promise<Answer> {
    return this.socket.request({ say: 'silence', by, on })
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

  /** Dismisses the last error. */
  understood(): void {
    this.online.set({ ...this.online.value, refused: null })
  }

  private showError(say: string): void {
    this.online.set({ ...this.online.value, refused: say })
  }

  private lineChanged(): void {
    const { connected } = this.socket
    if (connected !== this.online.value.connected) {
      this.online.set({ ...this.online.value, connected })
      if (connected) void this.leaveOutWords()
    }
    // A better estimate of the server's time corrects the clocks.
    if (this.last && this.current && this.current.clocks.length > 0) {
      if (Math.abs(this.clocksAt(this.last) - this.current.clocksAt) > TOLERANCE_MS) this.show(this.last, false)
    }
  }

  private heard(message: FromServer): void {
    const { value } = this.online
    if (message.say === 'table') {
      this.online.set({ ...value, table: message.table })
      if (!value.table) void this.leaveOutWords()
      this.rememberPromise(message.table)
      if (this.last) this.show(this.last, false)
    } else if (message.say === 'scene' || message.say === 'sight') {
      const at = performance.now()
      const inWords = (): void =>
        void this.socket.request({ say: 'words', on: true }).then(answer => answer.ok || this.showError(answer.say))
      this.words.read(message, news => this.see(news, at), inWords)
    } else if (message.say === 'chat') this.online.set({ ...value, chat: withLines(value.chat, message.lines) })
    else if (message.say === 'refused') this.showError(message.because)
  }

  private see(news: SceneNews, at: number): void {
    this.last = { news, at }
    this.show(this.last, true)
  }

  /** Asks the server to leave out text on this connection, once the page can produce it. */
  private async leaveOutWords(): Promise<void> {
    const { table } = this.online.value
    if (!table || !this.socket.connected || !(await this.words.known(table))) return
    if (this.socket.connected) void this.socket.request({ say: 'words', on: false })
  }

  /** Whether this browser has sent its seed contribution. */
  get hasGiven(): boolean {
    return promiseOf(this.id)?.own != null
  }

  /** Before the deal: stores the hash. After leaving the seat, the contribution can be replaced. */
  private rememberPromise({ status, seedHash, seats }: TableInfo): void {
    if (status !== 'gathering') return
    const known = promiseOf(this.id)
    const left = known?.own != null && !seats.some(({ you }) => you)
    if (known?.seedHash !== seedHash || left) keepPromise({ table: this.id, seedHash, own: null })
  }

  private clocksAt({ news, at }: SceneHeard): number {
    return this.socket.time.onPage(news.now, at)
  }

  private show(heard: SceneHeard, fresh: boolean): void {
    const { table } = this.online.value
    if (!table) return
    const clocksAt = this.clocksAt(heard)
    this.current = onlineTableState({ heard, table, before: this.current, fresh, passed: this.passed, clocksAt })
    if (!this.online.value.playing) this.online.set({ ...this.online.value, playing: true })
    for (const listener of [...this.listeners]) listener()
  }
}
