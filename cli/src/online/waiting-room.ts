import type { RemoteTable, TableAnswer, TableRequest } from '@holdout/client'
import { InputError } from '@holdout/engine'
import type { SeatInfo } from '@holdout/protocol'
import { harmless } from '@holdout/table'
import type { MenuItem, WaitingRoom } from '../play/surface.ts'
import { onlineErrorText, onlineText, waitingRoomText as text } from '../text/online.ts'
import { inviteTo } from './address.ts'

/** The number of the host's last changes to show. */
const NOTES_SHOWN = 3

/** An item of the waiting room; without an action it leaves the table. */
interface Act extends MenuItem {
  act?(): Promise<TableAnswer>
}

/** The waiting room of an online table, as the terminal shows it. */
export class OnlineWaitingRoom implements WaitingRoom {
  private refused: string | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly table: RemoteTable,
    private readonly server: string,
    /** The level of the bots that take free seats at the start. */
    private readonly level: string,
    /** Takes a seat, for a person whom the host removed from their seat. */
    private readonly sit: (seat: string) => Promise<TableAnswer> = async () => ({ ok: true }),
  ) {}

  private get seats(): readonly SeatInfo[] {
    return this.table.info?.seats ?? []
  }

  private get free(): readonly SeatInfo[] {
    return this.seats.filter(({ kind }) => kind === 'open')
  }

  get title(): string {
    return text.title(this.table.info?.title ?? '')
  }

  get lines(): readonly string[] {
    const { table } = this
    return [
      text.link(inviteTo(this.server, table.id)),
      text.command(this.server, table.id),
      ...this.seats.map(seat => text.seat(seat.title, seat.seat, harmless(playerOf(seat)))),
      ...(table.info?.watching ?? []).map(({ name, you }) => text.withoutSeat(harmless(you ? text.you(name) : name))),
      ...(table.info?.notes ?? []).slice(-NOTES_SHOWN).map(note => harmless(note.text)),
      ...(this.freed === null ? [] : [this.freed]),
      ...(table.online.value.connected ? [] : [onlineText.connectionLost]),
      ...(this.refused === null ? [] : [this.refused]),
    ]
  }

  /** The message for a person whom the host removed from their seat; null for others. */
  private get freed(): string | null {
    const freed = this.table.info?.freed?.find(({ you }) => you)
    if (!freed || this.table.own !== null) return null
    return freed.maySit ? text.removed : text.removedTwice
  }

  get items(): readonly MenuItem[] {
    return this.acts
  }

  private get acts(): readonly Act[] {
    return [...this.seatsToTake, ...(this.table.info?.youHost ? this.hostActs : []), { label: text.leave }]
  }

  /** The seats that a person without a seat may take. */
  private get seatsToTake(): readonly Act[] {
    if (this.table.own !== null) return []
    const freed = this.table.info?.freed?.find(({ you }) => you)
    if (freed?.maySit === false) return []
    return this.free
      .filter(({ seat }) => seat !== freed?.seat)
      .map(({ seat, title }) => ({ label: text.sit(title), act: () => this.sit(seat) }))
  }

  private get hostActs(): readonly Act[] {
    const { free, seats } = this
    const range = this.table.info?.seatRange ?? null
    const players = seats.length - free.length
    const ask = (request: TableRequest) => (): Promise<TableAnswer> => this.table.request(request)
    const acts: Act[] = [{ ...this.startItem, act: () => this.start() }]
    if (range && free.length > 0 && players >= range.min)
      acts.push({
        label: text.startWith(players),
        detail: text.removesSeats(free.length),
        act: ask({ type: 'start', with: players }),
      })
    if (range && seats.length < range.max)
      acts.push({ label: text.addSeat, act: ask({ type: 'add-seat', seats: seats.length }) })
    const last = free.at(-1)
    if (range && last && seats.length > range.min)
      acts.push({
        label: text.removeSeat(last.title),
        act: ask({ type: 'remove-seat', seat: last.seat, seats: seats.length }),
      })
    return acts
  }

  private get startItem(): MenuItem {
    const { length } = this.free
    if (length === 0) return { label: text.start }
    return { label: text.startWithBots(length), detail: text.botLevel(this.level) }
  }

  get begun(): boolean {
    const { table, playing } = this.table.online.value
    return table !== null && table.status !== 'waiting' && playing
  }

  get trouble(): Error | null {
    const { info, own } = this.table
    const { ended } = this.table.online.value
    if (info && info.status !== 'waiting' && own === null && !info.spectators)
      return new InputError(onlineErrorText.startedWithout)
    return ended === null ? null : new InputError(ended)
  }

  pick(item: number): 'leaves' | 'stays' {
    const { act } = this.acts[item] ?? {}
    if (!act) return 'leaves'
    void act().then(answer => {
      this.refused = answer.ok ? null : answer.text
      for (const listener of [...this.listeners]) listener()
    })
    return 'stays'
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    const unsubscribe = this.table.online.subscribe(listener)
    return () => {
      this.listeners.delete(listener)
      unsubscribe()
    }
  }

  private async start(): Promise<TableAnswer> {
    for (const { seat } of this.free) {
      const answer = await this.table.request({ type: 'bot', seat, level: this.level })
      if (!answer.ok) return answer
    }
    return this.table.request({ type: 'start' })
  }
}

function playerOf({ kind, name, level, you, here }: SeatInfo): string {
  if (kind === 'open') return text.free
  if (kind === 'bot') return text.bot(name, level)
  return you ? text.you(name) : here ? name : text.notConnected(name)
}
