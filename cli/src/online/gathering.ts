import { InputError } from '@holdout/engine'
import { harmless } from '@holdout/host'
import type { SeatInfo, TableAnswer, TableRequest } from '@holdout/protocol'
import type { MenuItem, WaitingRoom } from '../play/surface.ts'
import { inviteTo } from './address.ts'
import type { OnlineRoom } from './online-room.ts'

/** How many of the host's last changes are shown. */
const NOTES_SHOWN = 3

/** Something that may be chosen in the waiting room; without an action it leaves the table. */
interface Act extends MenuItem {
  act?(): Promise<TableAnswer>
}

/** An online table before its game begins, as the terminal shows it. */
export class Gathering implements WaitingRoom {
  private refused: string | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly room: OnlineRoom,
    private readonly server: string,
    /** The bot that takes the seats which are still free at the start. */
    private readonly level: string,
    /** Sits down on a seat: for somebody whose seat the host has freed. */
    private readonly sit: (seat: string) => Promise<TableAnswer> = async () => ({ ok: true }),
  ) {}

  private get seats(): readonly SeatInfo[] {
    return this.room.info?.seats ?? []
  }

  private get free(): readonly SeatInfo[] {
    return this.seats.filter(({ kind }) => kind === 'open')
  }

  get title(): string {
    return `${this.room.info?.title ?? ''}, online`
  }

  get lines(): readonly string[] {
    const { room } = this
    return [
      `Invite others with this link: ${inviteTo(this.server, room.id)}`,
      `Or in a terminal: npx holdout play --online ${this.server} --table ${room.id}`,
      ...this.seats.map(seat => `${seat.title} (${seat.seat}): ${harmless(whoSits(seat))}`),
      ...(room.info?.watching ?? []).map(
        ({ name, you }) => `Without a seat: ${harmless(you ? `${name}, that is you` : name)}`,
      ),
      ...(room.info?.notes ?? []).slice(-NOTES_SHOWN).map(({ text }) => harmless(text)),
      ...(this.freed === null ? [] : [this.freed]),
      ...(room.connected ? [] : ['The connection is lost; trying again.']),
      ...(this.refused === null ? [] : [this.refused]),
    ]
  }

  /** What somebody is told whose seat the host has freed; null for others. */
  private get freed(): string | null {
    const freed = this.room.info?.freed?.find(({ you }) => you)
    if (!freed || this.room.own !== null) return null
    return freed.maySit
      ? 'The host has freed your seat. You can take another one.'
      : 'The host has freed your seat. Only the host can let you sit down again.'
  }

  get items(): readonly MenuItem[] {
    return this.acts
  }

  private get acts(): readonly Act[] {
    return [...this.seatsToTake, ...(this.room.info?.youHost ? this.hostActs : []), { label: 'Leave the table' }]
  }

  /** The seats that somebody without one may take. */
  private get seatsToTake(): readonly Act[] {
    if (this.room.own !== null) return []
    const freed = this.room.info?.freed?.find(({ you }) => you)
    if (freed?.maySit === false) return []
    return this.free
      .filter(({ seat }) => seat !== freed?.seat)
      .map(({ seat, title }) => ({ label: `Sit down: ${title}`, act: () => this.sit(seat) }))
  }

  private get hostActs(): readonly Act[] {
    const { free, seats } = this
    const range = this.room.info?.seatRange ?? null
    const players = seats.length - free.length
    const ask = (request: TableRequest) => (): Promise<TableAnswer> => this.room.request(request)
    const acts: Act[] = [{ ...this.startItem, act: () => this.start() }]
    if (range && free.length > 0 && players >= range.min)
      acts.push({
        label: `Start with ${players}`,
        detail: free.length === 1 ? 'removes the free seat' : 'removes the free seats',
        act: ask({ say: 'start', with: players }),
      })
    if (range && seats.length < range.max)
      acts.push({ label: 'Add a seat', act: ask({ say: 'add-seat', seats: seats.length }) })
    const last = free.at(-1)
    if (range && last && seats.length > range.min)
      acts.push({
        label: `Remove the seat ${last.title}`,
        act: ask({ say: 'remove-seat', seat: last.seat, seats: seats.length }),
      })
    return acts
  }

  private get startItem(): MenuItem {
    const { length } = this.free
    if (length === 0) return { label: 'Start the game' }
    return {
      label: `Start; ${length === 1 ? 'a bot takes the free seat' : 'bots take the free seats'}`,
      detail: `${this.level} bots`,
    }
  }

  get begun(): boolean {
    return this.room.info !== null && this.room.info.status !== 'gathering' && this.room.news !== null
  }

  get trouble(): Error | null {
    const { info, own, trouble } = this.room
    if (info && info.status !== 'gathering' && own === null && !info.spectators)
      return new InputError('The match has started without you, and this table does not allow spectators.')
    return trouble
  }

  pick(item: number): 'leaves' | 'stays' {
    const { act } = this.acts[item] ?? {}
    if (!act) return 'leaves'
    void act().then(answer => {
      this.refused = answer.ok ? null : answer.say
      for (const listener of [...this.listeners]) listener()
    })
    return 'stays'
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    const unsubscribe = this.room.subscribe(() => listener())
    return () => {
      this.listeners.delete(listener)
      unsubscribe()
    }
  }

  private async start(): Promise<TableAnswer> {
    for (const { seat } of this.free) {
      const answer = await this.room.request({ say: 'bot', seat, level: this.level })
      if (!answer.ok) return answer
    }
    return this.room.request({ say: 'start' })
  }
}

function whoSits({ kind, name, level, you, here }: SeatInfo): string {
  if (kind === 'open') return 'free'
  if (kind === 'bot') return `${name}, ${level}`
  return you ? `${name}, that is you` : here ? name : `${name} (not connected)`
}
