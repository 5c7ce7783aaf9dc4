import type { Seat, Who } from '@holdout/engine'
import { type AnyGame, type AnyMove, canonical, type Decision, type Outcome, plain, type Reason } from '@holdout/engine'
import { type Countdown, harmless, inGroups, type Phase, type Scene, type TableNews } from '@holdout/host'
import type { SeatInfo, TableInfo, TableRequest } from '@holdout/protocol'
import { type LogLine, type Names, newsIn } from '../play/log.ts'
import type { Done, Extra, Table, TakenBack } from '../play/table.ts'
import { Wording } from '../play/wording.ts'
import type { OnlineRoom, RoomNews } from './online-room.ts'
import { tableExtras } from './table-extras.ts'

const WAIT: Phase = { kind: 'wait' }
const ASKED: TakenBack = { ok: true, gone: [] }

/** A table on a server: the same to play at as one in this process. What is asked of it shows later, as a change or a notice. */
export class OnlineTable implements Table {
  readonly online = true
  phase: Phase = WAIT
  notice: string | null = null
  private readonly listeners = new Set<(news: TableNews) => void>()
  private unsubscribe: (() => void) | null = null
  /** Requests without an answer yet: meanwhile nothing more is asked of the person. */
  private underWay = 0
  /** Moves played when the person last answered; and when they last said that they do not step in. */
  private answeredAt = 0
  private declinedAt = -1
  /** Not to be offered to step in until there is something to answer. The server is not told. */
  private quiet = false
  private stepping = false
  private lines: readonly LogLine[] = []
  private chatted = 0
  private knownOfTable = ''
  private knownOfQuestion = ''
  private away: readonly string[] = []
  /** The absent seat for which this player was asked whether to end the game. */
  private asksToEnd: string | null = null

  /** Both the table and its game must have been heard of. */
  constructor(
    private readonly room: OnlineRoom,
    readonly game: AnyGame,
    /** Whether the person is asked whenever they may step in. */
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
    return { name: 'table', value: this.info.id }
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

  /** One sees through one's own eyes only. */
  logFor(who: Who): readonly LogLine[] {
    return who === this.who ? this.lines : []
  }

  get names(): Names {
    return Object.fromEntries(this.info.seats.map(seat => [seat.seat, nameNow(seat)]))
  }

  private get wording(): Wording {
    return new Wording(this.game, this.options, this.names)
  }

  get seatNames(): Names {
    return this.wording.seatNames
  }

  nameOf(seat: Seat): string {
    return this.wording.nameOf(seat)
  }

  labelOf(move: AnyMove): string {
    return this.wording.labelOf(move, this.view)
  }

  questionOf(decision: Decision): string {
    return this.wording.questionOf(decision, this.view)
  }

  aboutOf(decision: Decision): string | null {
    return this.wording.aboutOf(decision, this.view)
  }

  get countdowns(): readonly Countdown[] {
    return this.outcome ? [] : this.room.clocks
  }

  /** Others are there: nothing is held up. */
  get sharedClock(): boolean {
    return this.countdowns.some(({ running }) => running)
  }

  get barred(): readonly { readonly move: AnyMove; readonly reason: Reason }[] {
    return this.scene.barred
  }

  /** Only the server knows the rules' whole answer; what it has told beforehand is enough to say why not. */
  refusalOf(move: AnyMove): Reason | null {
    const same = (other: { readonly move: AnyMove }): boolean => canonical(other.move) === canonical(move)
    if (this.scene.choices.some(same)) return null
    return this.scene.barred.find(same)?.reason ?? { why: null, say: 'That cannot be done now.' }
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
    if (!this.room.connected) return 'The connection is lost; trying again.'
    if (this.info.pausedBy !== null) return `${this.info.pausedBy} has paused the game; "more" lets it go on.`
    if (this.underWay > 0) return null
    const waited = new Set(this.scene.asked.filter(({ kind }) => kind === 'must').map(({ seat }) => this.nameOf(seat)))
    return waited.size > 0 ? `Waiting for ${[...waited].join(', ')}.` : 'Waiting for the clock.'
  }

  start(): void {
    this.unsubscribe = this.room.subscribe(news => this.heard(news))
    this.tableChanged()
    this.writeLog()
    this.settle()
  }

  /** Leaves the table as it is: the server keeps the seat. */
  stop(): void {
    this.unsubscribe?.()
    this.unsubscribe = null
  }

  subscribe(listener: (news: TableNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  answer(move: AnyMove): Done {
    if (this.phase.kind !== 'ask') return { ok: false, why: null, say: 'You are not asked anything now.' }
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

  undo(): TakenBack {
    this.ask({ say: 'undo' })
    return ASKED
  }

  redo(): Done {
    return { ok: false, why: null, say: 'At an online table a move that was taken back is made anew.' }
  }

  reset(): TakenBack {
    return this.undo()
  }

  say(text: string): Done {
    void this.room.request({ say: 'chat', text: text.slice(0, 500) }).then(answer => answer.ok || this.note(answer.say))
    return { ok: true }
  }

  // Nobody hands this screen on, and nobody else is kept waiting by it.
  ready(): void {}
  hurry(): void {}
  hold(): void {}
  release(): void {}

  /** Ending the game for everyone is asked twice. */
  private askToEnd(seat: string | null): void {
    this.asksToEnd = seat
    this.note(
      seat === null
        ? 'The game goes on.'
        : 'End the game for everyone? It cannot be resumed, and all other connected players have to agree. Confirm it under "more".',
    )
  }

  private ask(request: TableRequest): void {
    this.asksToEnd = null
    this.notice = null // whoever acts has read it
    this.underWay += 1
    this.settle()
    void this.room.request(request).then(answer => {
      this.underWay -= 1
      if (!answer.ok) this.notice = answer.why ? `${answer.say} [${answer.why}]` : answer.say
      this.settle()
    })
  }

  private heard(news: RoomNews): void {
    if (news === 'table' && !this.tableChanged()) return
    if (news === 'scene') this.stepping = false
    if (news === 'scene' || news === 'chat') this.writeLog()
    if (news === 'scene' && this.room.fresh.some(({ event }) => event.rings)) this.tell('ring')
    if (news === 'connection')
      this.notice = this.room.connected ? 'Connected again.' : 'The connection is lost; trying again.'
    this.settle()
  }

  /** Servers repeat themselves, and most of what changes about a table is no reason to put a question again. */
  private tableChanged(): boolean {
    const { status, pausedBy, seats, ending } = this.info
    const away = seats.filter(({ awayUntil, you }) => awayUntil !== null && !you).map(({ name }) => name)
    const known = JSON.stringify([status, pausedBy, seats.map(({ kind, name }) => [kind, name]), away, ending])
    if (known === this.knownOfTable) return false
    const fresh = away.filter(name => !this.away.includes(name))
    if (fresh.length > 0)
      this.notice = `${fresh.join(' and ')} is away. If that lasts, "more" lets you decide what becomes of the seat.`
    if (ending && !ending.you)
      this.notice = `${ending.by.join(' and ')} ${ending.by.length === 1 ? 'wants' : 'want'} to end the game: ${ending.by.length} of ${ending.of} agree. "more" lets you agree.`
    this.knownOfTable = known
    this.away = away
    return true
  }

  private note(text: string): void {
    this.notice = text
    this.tell()
  }

  /** What happened and what was said stand together, in the order in which they came. */
  private writeLog(): void {
    const { seats } = this.info
    const said = this.lines.filter(({ said }) => said)
    const fresh = this.room.chat.filter(({ id }) => id > this.chatted)
    this.chatted = fresh.at(-1)?.id ?? this.chatted
    const heard = fresh.map(({ name, text }) => ({
      text: harmless(`${name} says: ${text}`),
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
    // The same question is the same phase, so that nobody is asked again because somebody chatted.
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

  /** As at a table of one's own: asked every time if one wants that, otherwise only where nobody else is waited for. */
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
  return kind === 'bot' && standIn ? `${name} (bot)` : name || title
}

/** The names for a line of the log: a move keeps the name of who made it, whoever plays for the seat now. */
function namesAt(seats: readonly SeatInfo[], at: number): Names {
  return Object.fromEntries(
    seats.map(seat => {
      const { standIns = [] } = seat // an older server does not tell
      const byBot = standIns.some(({ from, to }) => at > from && at <= (to ?? at))
      return [seat.seat, standIns.length === 0 ? nameNow(seat) : byBot ? `${seat.name} (bot)` : seat.name]
    }),
  )
}
