import type { RemoteTable, TableRequest, TableState } from '@holdout/client'
import {
  type AnyGame,
  type AnyMove,
  canonical,
  type Decision,
  InputError,
  type Outcome,
  plain,
  type Reason,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { type Countdown, harmless, inGroups, type Phase, type Scene, type TableSignal } from '@holdout/table'
import { GameText } from '../play/game-text.ts'
import { type LogLine, type Names, newsIn } from '../play/log.ts'
import type { Done, Extra, Table, Undone } from '../play/table.ts'
import { onlineText } from '../text/online.ts'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import { tableExtras } from './table-extras.ts'

const WAIT: Phase = { kind: 'wait' }
const ASKED: Undone = { ok: true, gone: [] }

/** A table on a server, with the texts that a terminal needs. The result of a request shows later. */
export class OnlineTable implements Table {
  readonly online = true
  phase: Phase = WAIT
  notice: string | null = null
  private readonly listeners = new Set<(news: TableSignal) => void>()
  private unsubscribe: readonly (() => void)[] = []
  /** The number of requests without an answer. While there are any, the person is asked nothing. */
  private underWay = 0
  /** The number of moves when the person last answered. */
  private answeredAt = 0
  private lines: readonly LogLine[] = []
  private chatted = 0
  private shown: TableState | null = null
  private connected = true
  private knownOfTable = ''
  private knownOfQuestion = ''
  private away: readonly string[] = []
  /** The seat of the away player for which this player was asked to confirm ending the game. */
  private asksToEnd: string | null = null

  /** The remote table must have received its table info and its first scene. */
  constructor(
    private readonly remote: RemoteTable,
    readonly game: AnyGame,
  ) {}

  private get info(): TableInfo {
    return this.remote.online.value.table as TableInfo
  }

  private get scene(): Scene {
    return this.remote.state.scene
  }

  get options(): unknown {
    return this.info.options
  }

  get people(): readonly Seat[] {
    return this.who === 'table' ? [] : [this.who]
  }

  get viewer(): Seat {
    return this.scene.seat
  }

  get who(): Who {
    return this.scene.seat
  }

  get tag(): { name: string; value: string } {
    return { name: playText.facts.table, value: this.info.id }
  }

  get moves(): number {
    return this.scene.seq
  }

  get outcome(): Outcome | null {
    return this.scene.outcome
  }

  get view(): unknown {
    return this.scene.view
  }

  get log(): readonly LogLine[] {
    return this.lines
  }

  get news(): readonly LogLine[] {
    return newsIn(this.lines, this.answeredAt)
  }

  /** Only the log of the own seat is known. */
  logFor(who: Who): readonly LogLine[] {
    return who === this.who ? this.lines : []
  }

  get names(): Names {
    return this.remote.state.names
  }

  private get gameText(): GameText {
    return new GameText(this.game, this.options, this.names)
  }

  get seatNames(): Names {
    return this.gameText.seatNames
  }

  nameOf(seat: Seat): string {
    return this.gameText.nameOf(seat)
  }

  labelOf(move: AnyMove): string {
    return this.gameText.labelOf(move, this.view)
  }

  questionOf(decision: Decision): string {
    return this.gameText.questionOf(decision, this.view)
  }

  aboutOf(decision: Decision): string | null {
    return this.gameText.aboutOf(decision, this.view)
  }

  get countdowns(): readonly Countdown[] {
    return this.outcome ? [] : this.remote.clocks
  }

  /** Reading never pauses the clocks of an online table. */
  get sharedClock(): boolean {
    return this.countdowns.some(({ running }) => running)
  }

  get barred(): readonly { readonly move: AnyMove; readonly reason: Reason }[] {
    return this.scene.barred
  }

  /** The reason why a move is not allowed, from the reasons that the server sent with the scene. */
  refusalOf(move: AnyMove): Reason | null {
    const same = (other: { readonly move: AnyMove }): boolean => canonical(other.move) === canonical(move)
    if (this.scene.choices.some(same)) return null
    return this.scene.barred.find(same)?.reason ?? { rule: null, text: onlineText.notAvailable }
  }

  get mayStepIn(): readonly Seat[] {
    return this.decision('may') && this.movesOf('may').length > 0 ? this.people : []
  }

  get standingMoves(): readonly AnyMove[] {
    return this.movesOf('standing')
  }

  get extras(): readonly Extra[] {
    const ending = { seat: this.asksToEnd, ask: (seat: string | null) => this.askToEnd(seat) }
    return tableExtras(this.info, this.game, Date.now(), request => this.ask(request), ending)
  }

  get waiting(): string | null {
    if (!this.connected) return onlineText.connectionLost
    if (this.info.pausedBy !== null) return onlineText.paused(this.info.pausedBy)
    if (this.underWay > 0) return null
    const waited = new Set(
      this.scene.decisions.filter(({ kind }) => kind === 'must').map(({ seat }) => this.nameOf(seat)),
    )
    return waited.size > 0 ? onlineText.waitingFor([...waited]) : tableText.waitingForClock
  }

  start(): void {
    const { remote } = this
    this.connected = remote.online.value.connected
    this.unsubscribe = [
      remote.subscribe(() => this.sceneChanged()),
      remote.online.subscribe(() => this.onlineChanged()),
    ]
    this.shown = remote.state
    this.tableChanged()
    this.writeLog()
    this.settle()
  }

  /** Stops listening. The server keeps the seat. */
  stop(): void {
    for (const unsubscribe of this.unsubscribe) unsubscribe()
    this.unsubscribe = []
  }

  subscribe(listener: (news: TableSignal) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  answer(move: AnyMove): Done {
    if (this.phase.kind !== 'ask') return { ok: false, rule: null, text: onlineText.notYourTurn }
    return this.stand(move)
  }

  stand(move: AnyMove): Done {
    this.answeredAt = this.moves
    this.ask({ type: 'move', move: move as never })
    return { ok: true }
  }

  pass(untilNeeded = false): void {
    this.remote.pass(untilNeeded)
  }

  stepIn(): boolean {
    return this.remote.stepIn()
  }

  undo(): Undone {
    this.ask({ type: 'undo' })
    return ASKED
  }

  redo(): Done {
    return { ok: false, rule: null, text: onlineText.noRedo }
  }

  reset(): Undone {
    return this.undo()
  }

  say(text: string): Done {
    void this.remote
      .request({ type: 'chat', text: text.slice(0, 500) })
      .then(answer => answer.ok || this.note(answer.text))
    return { ok: true }
  }

  // These have no effect online: one person per screen, and the server runs the clocks.
  ready(): void {}
  hurry(): void {}
  hold(): void {}
  release(): void {}

  /** Asks for confirmation before ending the game for everyone. */
  private askToEnd(seat: string | null): void {
    this.asksToEnd = seat
    this.note(seat === null ? onlineText.continues : onlineText.confirmEnd)
  }

  private ask(request: TableRequest): void {
    this.asksToEnd = null
    this.notice = null // a person who acts has read it
    this.underWay += 1
    this.settle()
    void this.remote.request(request).then(answer => {
      this.underWay -= 1
      if (!answer.ok) this.notice = tableText.withRule(answer.text, answer.rule)
      this.settle()
    })
  }

  private sceneChanged(): void {
    const { state } = this.remote
    const fresh = state.log !== this.shown?.log
    const asked = state.phase !== this.shown?.phase
    this.shown = state
    const table = this.tableChanged()
    if (fresh) this.writeLog()
    if (fresh && state.newLines.some(({ event }) => event.rings)) this.tell('ring')
    if (fresh || asked || table) this.settle()
  }

  private onlineChanged(): void {
    const { connected, chat, ended } = this.remote.online.value
    const back = connected !== this.connected
    this.connected = connected
    if (back) this.notice = connected ? onlineText.connected : onlineText.connectionLost
    const said = (chat.at(-1)?.id ?? 0) > this.chatted
    if (said) this.writeLog()
    if (back || said || ended !== null) this.settle()
  }

  /**
   * Updates the notices. Returns false if the table info has no relevant change, so that the decision is not repeated.
   */
  private tableChanged(): boolean {
    const { status, pausedBy, seats, ending } = this.info
    const away = seats.filter(({ awayUntil, you }) => awayUntil !== null && !you).map(({ name }) => name)
    const known = JSON.stringify([status, pausedBy, seats.map(({ kind, name }) => [kind, name]), away, ending])
    if (known === this.knownOfTable) return false
    const fresh = away.filter(name => !this.away.includes(name))
    if (fresh.length > 0) this.notice = onlineText.away(fresh)
    if (ending && !ending.you) this.notice = onlineText.endVote(ending.by, ending.of)
    this.knownOfTable = known
    this.away = away
    return true
  }

  private note(text: string): void {
    this.notice = text
    this.tell()
  }

  /** Merges log lines and chat messages in the order in which they came. */
  private writeLog(): void {
    const { log, names, namesAt } = this.remote.state
    const said = this.lines.filter(({ said }) => said)
    const fresh = this.remote.online.value.chat.filter(({ id }) => id > this.chatted)
    this.chatted = fresh.at(-1)?.id ?? this.chatted
    const heard = fresh.map(({ name, text }) => ({
      text: harmless(onlineText.chat(name, text)),
      rule: null,
      move: this.moves,
      said: true as const,
    }))
    const told = log.map(({ at, text, rule }) => ({
      text: harmless(plain(text, namesAt?.(at) ?? names)),
      rule,
      move: at,
    }))
    this.lines = [...told, ...said, ...heard].sort((a, b) => a.move - b.move)
  }

  private settle(): void {
    const next = this.nextPhase()
    const known = canonical([this.moves, next.kind === 'ask' ? next : null])
    // The same decision keeps its phase, so that a chat message does not print it again.
    if (next.kind !== 'ask' || this.phase.kind !== 'ask' || known !== this.knownOfQuestion) this.phase = next
    this.knownOfQuestion = known
    this.tell()
  }

  private nextPhase(): Phase {
    const { ended } = this.remote.online.value
    if (ended !== null) return { kind: 'failed', error: new InputError(ended) }
    const { phase, pausedBy } = this.remote.state
    if (phase.kind === 'over') return { kind: 'over' }
    if (phase.kind !== 'ask' || this.underWay > 0 || pausedBy !== null) return WAIT
    const kind = phase.optional ? 'may' : 'must'
    const decision = this.decision(kind) as Decision
    return { ...phase, decision, moves: inGroups(this.movesOf(kind)) }
  }

  private decision(kind: Decision['kind']): Decision | undefined {
    return this.scene.decisions.find(asked => asked.kind === kind && asked.seat === this.who)
  }

  private movesOf(kind: Decision['kind']): AnyMove[] {
    return this.scene.choices.filter(choice => choice.kind === kind).map(({ move }) => move)
  }

  private tell(news: TableSignal = 'change'): void {
    for (const listener of [...this.listeners]) listener(news)
  }
}
