import { RemoteTable } from '@holdout/client'
import type { Result, Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { keepPromise, promiseOf } from './online-proof.ts'
import { browserSocket } from './online-socket.ts'
import { textInWorker } from './online-text.ts'
import { newId } from './save-list.ts'

/** An online table in a page: remembers the shuffle's promises, and follows the browser's network events. */
export class OnlineTable extends RemoteTable {
  private readonly networkGone = (): void => this.socket.networkGone()
  private readonly networkBack = (): void => this.socket.networkBack()

  constructor(id: string) {
    super({ table: id, text: textInWorker(), ...browserSocket() })
    addEventListener('offline', this.networkGone)
    addEventListener('online', this.networkBack)
  }

  override close(): void {
    removeEventListener('offline', this.networkGone)
    removeEventListener('online', this.networkBack)
    super.close()
  }

  /** Sits down and sends this player's seed contribution. The server has published the hash of its own by now. */
  override async sit(seat: Seat, name: string, entropy = newId() + newId()): Promise<Result> {
    const answer = await super.sit(seat, name, entropy)
    const { table } = this.online.value
    if (answer.ok && table) keepPromise({ table: this.id, seedHash: table.seedHash, own: { seat, entropy } })
    return answer
  }

  /** Also after the page was loaded again. */
  protected override get ownContribution(): string | null {
    return promiseOf(this.id)?.own?.entropy ?? super.ownContribution
  }

  protected override committed(commits: Readonly<Record<Seat, string>>): void {
    const known = promiseOf(this.id)
    if (known) keepPromise({ ...known, commits })
  }

  stand(): Promise<Result> {
    return this.request({ type: 'stand' })
  }

  setBot(seat: Seat, level: string | null): Promise<Result> {
    return this.request({ type: 'bot', seat, level })
  }

  /**
   * Starts the match. The host adds their seed contribution only now, because they sat down before they knew the hash.
   * `wish` says what happens to free seats: bots of a level take them, or they are removed.
   */
  async start(wish: { readonly fill?: string; readonly with?: number } = {}): Promise<Result> {
    const own = this.online.value.table?.seats.find(({ you }) => you)
    if (own && !promiseOf(this.id)?.own) {
      const added = await this.sit(own.seat, own.name)
      if (!added.ok) return added
    }
    return this.request({ type: 'start', ...wish })
  }

  /** Adds a seat to a table that has this many. */
  addSeat(seats: number): Promise<Result> {
    return this.request({ type: 'add-seat', seats })
  }

  removeSeat(seat: Seat, seats: number): Promise<Result> {
    return this.request({ type: 'remove-seat', seat, seats })
  }

  /** Takes the person with that mark off the seat. */
  freeSeat(seat: Seat, by: string): Promise<Result> {
    return this.request({ type: 'free-seat', seat, by })
  }

  allowSeat(by: string): Promise<Result> {
    return this.request({ type: 'allow-seat', by })
  }

  changeOptions(options: Readonly<Record<string, unknown>>): Promise<Result> {
    return this.request({ type: 'options', options: options as never })
  }

  say(text: string): Promise<Result> {
    return this.request({ type: 'chat', text })
  }

  /** Mutes or unmutes a person; `by` is the mark in their chat lines. */
  mute(by: string, on: boolean): Promise<Result> {
    return this.request({ type: 'mute', by, on })
  }

  decideAway(seat: Seat, choice: 'wait' | 'bot' | 'end'): Promise<Result> {
    return this.request({ type: 'away', seat, choice })
  }

  askUndo(): void {
    void this.request({ type: 'ask-undo' }).then(answer => answer.ok || this.showError(answer.text))
  }

  answerUndo(agree: boolean): Promise<Result> {
    return this.request({ type: 'answer-undo', agree })
  }

  askStop(): void {
    void this.request({ type: 'ask-stop' }).then(answer => answer.ok || this.showError(answer.text))
  }

  answerStop(agree: boolean): Promise<Result> {
    return this.request({ type: 'answer-stop', agree })
  }

  comeBack(): Promise<Result> {
    return this.request({ type: 'return' })
  }

  leave(): Promise<Result> {
    return this.request({ type: 'leave' })
  }

  rematch(): Promise<Result> {
    return this.request({ type: 'rematch' })
  }

  /** Whether this browser has sent its seed contribution. */
  get hasGiven(): boolean {
    return promiseOf(this.id)?.own != null
  }

  /** Before the deal: stores the hash. After leaving the seat, the contribution can be replaced. */
  protected override tableChanged({ status, seedHash, seats }: TableInfo): void {
    if (status !== 'waiting') return
    const known = promiseOf(this.id)
    const left = known?.own != null && !seats.some(({ you }) => you)
    if (known?.seedHash !== seedHash || left) keepPromise({ table: this.id, seedHash, own: null })
  }
}
