import type { Seat, Who } from '@holdout/engine'
import { type AnyGame, type AnyMove, canonical, type Decision, type Outcome, plain, type Reason } from '@holdout/engine'
import { type Countdown, harmless, inGroups, type Phase, type Scene, type TableNews } from '@holdout/host'
import type { SeatInfo, TableInfo, TableRequest } from '@holdout/protocol'
import { GameText } from '../play/game-text.ts'
import { type LogLine, type Names, newsIn } from '../play/log.ts'
import type { Done, Extra, Table, Undone } from '../play/table.ts'
import { onlineText } from '../text/online.ts'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import type { OnlineRoom, RoomNews } from './online-room.ts'
import { tableExtras } from './table-extras.ts'

const WAIT: Phase = { kind: 'wait' }
const ASKED: Undone = { ok: true, gone: [] }

/** A table on a server. The result of a request shows later, as a change or a notice. */
export class OnlineTable implements Table {
  readonly online = true
  phase: Phase = WAIT
  notice: string | null = null
  private readonly listeners = new Set<(news: TableNews) => void>()
  private unsubscribe: (() => void) | null = null
  /** The number of requests without an answer. While there are any, the person is asked nothing. */
  private underWay = 0
  /** The number of moves when the person last answered. */
  private answeredAt = 0
  /** The number of moves when the person last declined to step in. */
  private declinedAt = -1
  /** Whether to skip offers to step in until the person must decide. The server does not know this. */
  private quiet = false
  private stepping = false
  private lines: readonly LogLine[] = []
  private chatted = 0
  private knownOfTable = ''
  private knownOfQuestion = ''
  private away: readonly string[] = []
  /** The seat of the away player for which this player was asked to confirm ending the game. */
  private asksToEnd: string | null = null

  /** The room must have received its table info and its first scene. */
  constructor(
    private readonly room: OnlineRoom,
    readonly game: AnyGame,
    /** Whether to ask the person every time they may step in. */
    private readonly askAll: boolean,
  ) {}

  private get info(): TableInfo {
    return this.room.info as TableInfo
  }

  private get scene(): Scene {
    return this.room.news?.scene as Scene
  }

  get options(): unknown {
    return this.info.options
  }

  get people(): readonly Seat[] {
    return this.who === 'table' ? [] : [this.who]
  }

  get viewer(): Seat {
    return this.scene.who
  }

  get who(): Who {
    return this.scene.who
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
    return Object.fromEntries(this.info.seats.map(seat => [seat.seat, nameNow(seat)]))
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
    return this.outcome ? [] : this.room.clocks
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
    return this.scene.barred.find(same)?.reason ?? { why: null, say: onlineText.notAvailable }
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
    if (!this.room.connected) return onlineText.connectionLost
    if (this.info.pausedBy !== null) return onlineText.paused(this.info.pausedBy)
    if (this.underWay > 0) return null
    const waited = new Set(this.scene.asked.filter(({ kind }) => kind === 'must').map(({ seat }) => this.nameOf(seat)))
    return waited.size > 0 ? onlineText.waitingFor([...waited]) : tableText.waitingForClock
  }

  start(): void {
    this.unsubscribe = this.room.subscribe(news => this.heard(news))
    this.tableChanged()
    this.writeLog()
    this.settle()
  }

  /** Stops listening. The server keeps the seat. */
  stop(): void {
    this.unsubscribe?.()
    this.unsubscribe = null
  }

  subscribe(listener: (news: TableNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  answer(move: AnyMove): Done {
    if (this.phase.kind !== 'ask') return { ok: false, why: null, say: onlineText.notYourTurn }
    return this.stand(move)
  }

  stand(move: AnyMove): Done {
    this.answeredAt = this.moves
    this.ask({ say: 'move', move: move as never })
    return { ok: true }
  }

  pass(untilNeeded = false): void {
    this.declinedAt = this.moves
    this.quiet = untilNeeded
    this.stepping = false
    this.settle()
  }

  stepIn(): boolean {
    if (this.mayStepIn.length === 0) return false
    this.quiet = false
    this.stepping = true
    this.settle()
    return true
  }

  undo(): Undone {
    this.ask({ say: 'undo' })
    return ASKED
  }

  redo(): Done {
    return { ok: false, why: null, say: onlineText.noRedo }
  }

  reset(): Undone {
    return this.undo()
  }

  say(text: string): Done {
    void this.room.request({ say: 'chat', text: text.slice(0, 500) }).then(answer => answer.ok || this.note(answer.say))
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
    void this.room.request(request).then(answer => {
      this.underWay -= 1
      if (!answer.ok) this.notice = tableText.withRule(answer.say, answer.why)
      this.settle()
    })
  }

  private heard(news: RoomNews): void {
    if (news === 'table' && !this.tableChanged()) return
    if (news === 'scene') this.stepping = false
    if (news === 'scene' || news === 'chat') this.writeLog()
    if (news === 'scene' && this.room.fresh.some(({ event }) => event.rings)) this.tell('ring')
    if (news === 'connection') this.notice = this.room.connected ? onlineText.connected : onlineText.connectionLost
    this.settle()
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
    const { seats } = this.info
    const said = this.lines.filter(({ said }) => said)
    const fresh = this.room.chat.filter(({ id }) => id > this.chatted)
    this.chatted = fresh.at(-1)?.id ?? this.chatted
    const heard = fresh.map(({ name, text }) => ({
      text: harmless(onlineText.chat(name, text)),
      rule: null,
      move: this.moves,
      said: true as const,
    }))
    const told = this.room.told.map(({ at, say, rule }) => ({
      text: harmless(plain(say, namesAt(seats, at))),
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
    if (this.room.trouble) return { kind: 'failed', error: this.room.trouble }
    if (this.outcome || this.info.status === 'over') return { kind: 'over' }
    if (this.underWay > 0 || this.info.pausedBy !== null || this.room.own?.kind === 'bot') return WAIT
    const must = this.decision('must')
    const may = this.decision('may')
    if (must) this.quiet = false
    if (may && (this.stepping || (!must && this.wouldHear()))) return this.question(may, true)
    return must ? this.question(must, false) : WAIT
  }

  /** Whether to offer stepping in: every time with `askAll`, otherwise only if no other player must decide. */
  private wouldHear(): boolean {
    const idle = !this.scene.asked.some(({ kind }) => kind === 'must')
    return ((this.askAll && !this.quiet) || idle) && this.declinedAt !== this.moves && this.movesOf('may').length > 0
  }

  private question(decision: Decision, optional: boolean): Phase {
    const moves = inGroups(this.movesOf(optional ? 'may' : 'must'))
    return { kind: 'ask', seat: decision.seat, decision, moves, optional }
  }

  private decision(kind: Decision['kind']): Decision | undefined {
    return this.scene.asked.find(asked => asked.kind === kind && asked.seat === this.who)
  }

  private movesOf(kind: Decision['kind']): AnyMove[] {
    return this.scene.choices.filter(choice => choice.kind === kind).map(({ move }) => move)
  }

  private tell(news: TableNews = 'change'): void {
    for (const listener of [...this.listeners]) listener(news)
  }
}

function nameNow({ kind, name, title, standIn }: SeatInfo): string {
  return kind === 'bot' && standIn ? onlineText.standIn(name) : name || title
}

/** The names for a log line: a move keeps the name of the player who made it, person or stand-in. */
function namesAt(seats: readonly SeatInfo[], at: number): Names {
  return Object.fromEntries(
    seats.map(seat => {
      const { standIns = [] } = seat // older servers do not send it
      const byBot = standIns.some(({ from, to }) => at > from && at <= (to ?? at))
      return [seat.seat, standIns.length === 0 ? nameNow(seat) : byBot ? onlineText.standIn(seat.name) : seat.name]
    }),
  )
}
