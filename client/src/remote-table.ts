import { type AnyMove, InputError, type Result, type Seat, sha256 } from '@holdout/engine'
import type { ChatLine, FromServer, SceneUpdate, SeatInfo, TableInfo } from '@holdout/protocol'
import {
  type Countdown,
  clocksAt,
  type Hint,
  hintOf,
  type PlayableTable,
  type Preview,
  type TableState,
} from '@holdout/table'
import { NO_CHAT, withLines } from './chat.ts'
import { type LastUpdate, remoteTableState, type Wishes } from './remote-state.ts'
import { ServerTime } from './server-time.ts'
import type { ShuffleMemory } from './shuffle-memory.ts'
import { storeOf, type ValueStore } from './store.ts'
import { type TableAnswer, type TableRequest, TableSocket, type TableSocketSetting } from './table-socket.ts'
import { remoteText } from './text.ts'
import type { TextSource } from './text-source.ts'
import { Updates } from './updates.ts'

/** The state of a table on a server apart from the game itself. */
export interface OnlineState {
  readonly table: TableInfo | null
  readonly chat: readonly ChatLine[]
  /** Whether the server has chat lines before these. */
  readonly hasEarlierChat: boolean
  readonly connected: boolean
  /** Whether the server has said that it restarts, so that a lost connection is not the player's own. */
  readonly restarting: boolean
  /** Why the server has ended the connection for good; null while it is open or reconnecting. */
  readonly ended: string | null
  /** The last error of the server. */
  readonly error: string | null
  /** Whether a scene has arrived. */
  readonly playing: boolean
}

export interface RemoteSetting
  extends Pick<TableSocketSetting, 'table' | 'time' | 'tag' | 'firstPings' | 'dial' | 'read' | 'network'> {
  /** null: the server sends the text. */
  readonly text: TextSource | null
  /** Whether the player is asked every time they may step in. */
  readonly askAll?: boolean
  /** Default: the shuffle is forgotten when the table is closed. */
  readonly shuffle?: ShuffleMemory
}

/** Clocks are corrected only if they are wrong by more than this, in ms. */
const TOLERANCE_MS = 15

/** A table on a server, with the same interface as a table on this device. */
export class RemoteTable implements PlayableTable {
  readonly id: string
  readonly online: ValueStore<OnlineState>
  private readonly socket: TableSocket
  private readonly time = new ServerTime()
  private readonly updates: Updates
  private readonly listeners = new Set<() => void>()
  private current: TableState | null = null
  private last: LastUpdate | null = null
  private wishes: Wishes
  /** The number of moves when this player last answered. */
  private seenUpTo = 0
  private contribution: string | null = null
  /** The last hint of the server; it arrives before the answer to the request. */
  private found: Pick<Hint, 'best' | 'of'> | null = null

  constructor(private readonly setting: RemoteSetting) {
    const { table, text, askAll = false } = setting
    this.id = table
    this.updates = new Updates(
      text,
      (update, at) => this.updated(update, at),
      () => this.askForText(),
    )
    this.wishes = { askAll, passed: null, quiet: false, stepping: false }
    this.online = storeOf<OnlineState>({
      table: null,
      chat: NO_CHAT.lines,
      hasEarlierChat: NO_CHAT.hasEarlier,
      connected: false,
      restarting: false,
      ended: null,
      error: null,
      playing: false,
    })
    this.socket = new TableSocket({
      ...setting,
      heard: message => this.heard(message),
      changed: () => this.connectionChanged(),
      ended: because => this.update({ connected: false, ended: because }),
      timed: (server, asked, answered) => {
        this.time.heard(server, asked, answered)
        this.correctClocks()
      },
    })
  }

  /** Only after the first scene: see `online.value.playing`. */
  get state(): TableState {
    return this.current as TableState
  }

  get info(): TableInfo | null {
    return this.online.value.table
  }

  /** The clocks at this moment. */
  get clocks(): readonly Countdown[] {
    return this.current ? clocksAt(this.current, this.setting.time.now()) : []
  }

  /** The player's own seat. */
  get own(): SeatInfo | null {
    return this.info?.seats.find(({ you }) => you) ?? null
  }

  /** The number of the last log entry received; null before the first. */
  get seq(): number | null {
    return this.last?.update.seq ?? null
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  request(message: TableRequest): Promise<TableAnswer> {
    return this.socket.request(message)
  }

  /** Sends a request. If it fails, the error is shown. */
  send(message: TableRequest): void {
    void this.request(message).then(answer => answer.ok || this.showError(answer.text))
  }

  /** Waits until a condition holds. Throws if the connection ends before. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const look = (): void => {
        const { ended } = this.online.value
        if (ended !== null) failed(new InputError(ended))
        else if (holds()) done()
        else return
        for (const unsubscribe of stop) unsubscribe()
      }
      const stop = [this.subscribe(look), this.online.subscribe(look)]
      look()
    })
  }

  /** A moment of the server's time in the client's time. */
  localTime(server: number): number {
    return this.time.local(server, this.setting.time.now())
  }

  async play(move: AnyMove): Promise<TableAnswer> {
    this.seenUpTo = this.current?.scene.seq ?? 0
    const answer = await this.request({ type: 'move', move: move as never })
    await this.updates.read // so that the next move is chosen on the new scene
    return answer
  }

  undo(): Promise<Result> {
    return this.request({ type: 'undo' })
  }

  async redo(): Promise<Result> {
    return { ok: false, rule: null, text: remoteText.noRedo }
  }

  async reset(): Promise<Result> {
    const first = await this.undo()
    if (!first.ok) return first
    while ((await this.undo()).ok);
    return { ok: true }
  }

  pass(untilNeeded = false): void {
    this.wish({ passed: this.seq, quiet: untilNeeded, stepping: false })
  }

  stepIn(seat: Seat): void {
    if (this.current?.mayStepIn.includes(seat)) this.wish({ quiet: false, stepping: true })
  }

  ready(): void {} // each player has their own screen

  hurry(): void {} // the server's bots have their own pace

  pause(on: boolean): void {
    this.send({ type: 'pause', on })
  }

  rest(): void {} // the others would have to wait

  /** Only the server knows the result, and it does not preview moves. */
  async preview(): Promise<Preview> {
    return { log: [], certain: true, after: null, next: null }
  }

  /** The server searches, where the table allows hints. */
  async hint(): Promise<Hint | null> {
    if (this.current?.hintsBlocked) return null
    this.found = null
    const answer = await this.request({ type: 'hint' })
    const { best = [], of = 0 }: Pick<Hint, 'best' | 'of'> = (answer.ok && this.found) || {}
    return hintOf(best, of)
  }

  close(): void {
    this.socket.close()
    this.updates.close()
  }

  /**
   * Takes a seat and commits to a seed contribution, which is revealed when the match starts. It needs at least 128
   * random bits, so that the hash does not give it away. A server that knows no commitments gets it at once.
   */
  async sit(seat: Seat, name: string, entropy = randomText(), program = false): Promise<Result> {
    const commit = sha256(entropy)
    this.contribution = entropy
    const as = { seat, name, ...(program ? { program } : {}) }
    let answer = await this.request({ type: 'sit', ...as, entropy: '', commit })
    if (answer.ok && this.own?.commit !== commit && this.info?.status === 'waiting')
      answer = await this.request({ type: 'sit', ...as, entropy })
    if (answer.ok && this.info) this.setting.shuffle?.gave(seat, entropy, this.info)
    return answer
  }

  /** Whether this player has given a seed contribution. */
  get hasContributed(): boolean {
    const { shuffle } = this.setting
    return (shuffle ? shuffle.contribution() : this.contribution) !== null
  }

  /**
   * Starts the match. The host adds their seed contribution now if they sat down before they knew the server's hash.
   * `wish` says what happens to free seats: bots of a level take them, or they are removed.
   */
  async start(wish: { readonly fill?: string; readonly with?: number } = {}): Promise<Result> {
    const { own } = this
    const added = own && !this.hasContributed ? await this.sit(own.seat, own.name) : null
    return added?.ok === false ? added : this.request({ type: 'start', ...wish })
  }

  /** Reveals the seed contribution when all commitments are known and none can be changed any more. */
  private revealContribution({ dealing, seats }: TableInfo): void {
    const entropy = this.setting.shuffle?.contribution() ?? this.contribution
    const own = seats.find(({ you }) => you)
    if (!own || entropy === null || !dealing?.missing.includes(own.seat) || own.commit !== sha256(entropy)) return
    const commits = Object.fromEntries(seats.flatMap(one => (one.commit ? [[one.seat, one.commit]] : [])))
    this.setting.shuffle?.committed(commits)
    void this.request({ type: 'reveal', entropy })
  }

  /** Dismisses the last error. */
  understood(): void {
    this.update({ error: null })
  }

  private showError(error: string): void {
    this.update({ error })
  }

  private update(change: Partial<OnlineState>): void {
    this.online.set({ ...this.online.value, ...change })
  }

  private wish(change: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...change }
    if (this.last) this.show(this.last, false)
  }

  private connectionChanged(): void {
    const { connected } = this.socket
    if (connected === this.online.value.connected) return
    this.update(connected ? { connected, restarting: false } : { connected })
    this.leaveOutText()
  }

  /** A better estimate of the server's time corrects the clocks. */
  private correctClocks(): void {
    if (!this.last || !this.current || this.current.clocks.length === 0) return
    if (Math.abs(this.clocksRead(this.last) - this.current.clocksAt) > TOLERANCE_MS) this.show(this.last, false)
  }

  private heard(message: FromServer): void {
    if (message.type === 'table') {
      const first = this.online.value.table === null
      this.update({ table: message.table })
      if (first) void this.loadText(message.table)
      if (message.table.status === 'waiting') this.setting.shuffle?.waits(message.table)
      this.revealContribution(message.table)
      if (this.last) this.show(this.last, false)
    } else if (message.type === 'scene' || message.type === 'patch') this.updates.take(message, this.setting.time.now())
    else if (message.type === 'chat') this.addChat(message)
    else if (message.type === 'hint') this.found = message
    else if (message.type === 'restart') this.update({ restarting: true })
    else if (message.type === 'error') this.showError(message.message)
  }

  private addChat(message: Extract<FromServer, { type: 'chat' }>): void {
    const { chat, hasEarlierChat } = this.online.value
    const { lines, hasEarlier } = withLines({ lines: chat, hasEarlier: hasEarlierChat }, message)
    this.update({ chat: lines, hasEarlierChat: hasEarlier })
  }

  /** Asks for the chat lines before those that are known. */
  loadEarlierChat(): Promise<Result> {
    const [first] = this.online.value.chat
    return this.request({ type: 'earlier-chat', before: first?.id ?? Number.MAX_SAFE_INTEGER })
  }

  private async loadText(table: TableInfo): Promise<void> {
    if (await this.updates.load(table)) this.leaveOutText()
  }

  /** Asks the server to leave out text on this connection, once this client can produce it. */
  private leaveOutText(): void {
    if (this.updates.describes && this.socket.connected) void this.request({ type: 'text', on: false })
  }

  /** A patch could not be applied: the server sends everything again, with text. */
  private askForText(): void {
    this.send({ type: 'text', on: true })
  }

  private updated(update: SceneUpdate, at: number): void {
    const { scene } = update
    const must = scene.decisions.some(({ kind, seat }) => kind === 'must' && seat === scene.seat)
    this.wishes = { ...this.wishes, stepping: false, quiet: this.wishes.quiet && !must }
    this.last = { update, at }
    this.show(this.last, true)
  }

  /** When the server read the clocks of an update, in the client's time. */
  private clocksRead({ update, at }: LastUpdate): number {
    return this.time.local(update.now, at)
  }

  private show(heard: LastUpdate, fresh: boolean): void {
    const { table, playing } = this.online.value
    if (!table) return
    const { wishes, seenUpTo, current: before } = this
    const clocksAt = this.clocksRead(heard)
    this.current = remoteTableState({ heard, table, before, fresh, wishes, seenUpTo, clocksAt })
    if (!playing) this.update({ playing: true })
    for (const listener of [...this.listeners]) listener()
  }
}

/** 128 random bits. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
