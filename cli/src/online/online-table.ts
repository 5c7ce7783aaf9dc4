import type { OnlineState, RemoteTable, TableRequest } from '@holdout/client'
import { type AnyMove, canonical, InputError, type Reason, type Result } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { TableInfo } from '@holdout/protocol'
import { type Countdown, harmless, type Phase, type Undone } from '@holdout/table'
import type { LogText } from '../play/log.ts'
import { type Extra, TerminalTable, WAIT } from '../play/terminal-table.ts'
import { onlineText } from '../text/online.ts'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import { tableExtras } from './table-extras.ts'

const SENT: Result = { ok: true }
const LONGEST_CHAT = 500

/** A table on a server. The result of a request shows later. */
export class OnlineTable extends TerminalTable {
  readonly online = true
  private stopOnline: () => void = () => {}
  /** The number of requests without an answer. While there are any, the person is asked nothing. */
  private underWay = 0
  private chat: readonly LogText[] = []
  private lastChat = 0
  private connected = true
  private knownOfTable = ''
  private away: readonly string[] = []
  /** The seat of the away player for which this player was asked to confirm ending the game. */
  private asksToEnd: string | null = null

  /** The remote table must have received its table info and its first scene. */
  constructor(
    private readonly remote: RemoteTable,
    game: AnyKnownGame,
  ) {
    super(remote, game)
  }

  private get info(): TableInfo {
    return this.remote.online.value.table as TableInfo
  }

  get tag(): { name: string; value: string } {
    return { name: playText.facts.table, value: this.info.id }
  }

  /** The log lines and the chat messages, in the order in which they came. */
  override get log(): readonly LogText[] {
    return [...super.log, ...this.chat].sort((a, b) => a.move - b.move)
  }

  get countdowns(): readonly Countdown[] {
    return this.outcome ? [] : this.remote.clocks
  }

  /** Reading never pauses the clocks of an online table. */
  get sharedClock(): boolean {
    return this.countdowns.some(({ running }) => running)
  }

  /** From the reasons that the server sent with the scene. */
  reasonAgainst(move: AnyMove): Reason | null {
    const same = (other: { readonly move: AnyMove }): boolean => canonical(other.move) === canonical(move)
    if (this.scene.choices.some(same)) return null
    return this.scene.barred.find(same)?.reason ?? { rule: null, text: onlineText.notAvailable }
  }

  get extras(): readonly Extra[] {
    const ending = { seat: this.asksToEnd, ask: (seat: string | null) => this.askToEnd(seat) }
    const send = (request: TableRequest) => void this.send(this.remote.request(request))
    return tableExtras(this.info, this.game, Date.now(), send, ending, this.mayAskUndo)
  }

  /** Whether only the others' consent is missing for an undo. */
  private get mayAskUndo(): boolean {
    return this.state.undoBlocked !== null && this.state.scene.seq > 0
  }

  get waiting(): string | null {
    if (!this.connected) return lostText(this.remote.online.value)
    if (this.info.pausedBy !== null) return onlineText.paused(this.info.pausedBy)
    if (this.info.undo) return onlineText.undoAsked(this.nameOf(this.info.undo.seat), this.info.undo.moves)
    if (this.underWay > 0) return null
    const waited = new Set(
      this.scene.decisions.filter(({ kind }) => kind === 'must').map(({ seat }) => this.nameOf(seat)),
    )
    return waited.size > 0 ? onlineText.waitingFor([...waited]) : tableText.waitingForClock
  }

  override start(): void {
    this.connected = this.remote.online.value.connected
    this.stopOnline = this.remote.online.subscribe(() => this.onlineChanged())
    this.readInfo()
    this.readChat()
    super.start()
  }

  /** Stops listening. The server keeps the seat. */
  override stop(): void {
    this.stopOnline()
    super.stop()
  }

  override play(move: AnyMove): Result {
    return this.send(this.remote.play(move))
  }

  override undo(): Undone {
    return this.send(this.remote.undo())
  }

  override reset(): Undone {
    return this.send(this.remote.reset())
  }

  say(text: string): Result {
    const sent = this.remote.request({ type: 'chat', text: text.slice(0, LONGEST_CHAT) })
    void sent.then(answer => answer.ok || this.note(answer.text))
    return SENT
  }

  /** Asks for confirmation before ending the game for everyone. */
  private askToEnd(seat: string | null): void {
    this.asksToEnd = seat
    this.note(seat === null ? onlineText.continues : onlineText.confirmEnd)
  }

  /** Waits for the answer to a request without blocking the screen. An error becomes the notice. */
  private send(request: Promise<Result>): Result {
    this.asksToEnd = null
    this.notice = null // a person who acts has read it
    this.underWay += 1
    this.settle()
    void request.then(answer => {
      this.underWay -= 1
      if (!answer.ok) this.notice = tableText.withRule(answer.text, answer.rule)
      this.settle()
    })
    return SENT
  }

  private onlineChanged(): void {
    const { connected, chat, ended } = this.remote.online.value
    const changed = connected !== this.connected
    this.connected = connected
    if (changed) this.notice = connected ? onlineText.connected : lostText(this.remote.online.value)
    const fresh = (chat.at(-1)?.id ?? 0) > this.lastChat
    this.readChat()
    if (changed || fresh || ended !== null) this.settle()
  }

  protected override stateChanged(): void {
    this.readInfo()
    super.stateChanged()
  }

  /** Updates the notices about other players. */
  private readInfo(): void {
    const { seats, ending, undo, stop, removal } = this.info
    const away = seats.filter(({ awayUntil, you }) => awayUntil !== null && !you).map(({ name }) => name)
    const known = JSON.stringify([away, ending, undo, stop, removal])
    if (known === this.knownOfTable) return
    const fresh = away.filter(name => !this.away.includes(name))
    if (removal) this.notice = onlineText.removal(removal.since, removal.at)
    if (fresh.length > 0) this.notice = onlineText.away(fresh)
    if (ending && !ending.you) this.notice = onlineText.endVote(ending.by, ending.of)
    if (undo) this.notice = onlineText.undoAsked(this.nameOf(undo.seat), undo.moves)
    if (stop && !stop.you && !seats.some(one => one.you && one.seat === stop.seat))
      this.notice = onlineText.stopAsked(this.nameOf(stop.seat))
    this.knownOfTable = known
    this.away = away
  }

  private note(text: string): void {
    this.notice = text
    this.signal('change')
  }

  /** Adds new chat messages to the log, after the last move. */
  private readChat(): void {
    const fresh = this.remote.online.value.chat.filter(({ id }) => id > this.lastChat)
    if (fresh.length === 0) return
    this.lastChat = fresh[fresh.length - 1].id
    const lines = fresh.map(({ name, text }) => ({
      text: harmless(onlineText.chat(name, text)),
      rule: null,
      move: this.moves,
    }))
    this.chat = [...this.chat, ...lines]
  }

  protected override phaseOf(phase: Phase): Phase {
    const { ended } = this.remote.online.value
    if (ended !== null) return { kind: 'failed', message: ended, error: new InputError(ended) }
    if (phase.kind === 'over') return phase
    if (phase.kind !== 'ask' || this.underWay > 0 || this.state.pausedBy !== null) return WAIT
    return super.phaseOf(phase)
  }
}

/** Why there is no connection: the server restarts, or it is not known. */
function lostText({ restarting }: Pick<OnlineState, 'restarting'>): string {
  return restarting ? onlineText.restarting : onlineText.connectionLost
}
