import { harmless } from '@holdout/host'
import type { SeatInfo, TableAnswer } from '@holdout/protocol'
import type { MenuItem, WaitingRoom } from '../play/surface.ts'
import { inviteTo } from './address.ts'
import type { OnlineRoom } from './online-room.ts'

/** An online table before its game begins, as the terminal shows it. */
export class Gathering implements WaitingRoom {
  private refused: string | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly room: OnlineRoom,
    private readonly server: string,
    /** The bot that takes the seats which are still free at the start. */
    private readonly level: string,
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
      ...(room.connected ? [] : ['The connection is lost; trying again.']),
      ...(this.refused === null ? [] : [this.refused]),
    ]
  }

  get items(): readonly MenuItem[] {
    const leave = { label: 'Leave the table' }
    if (!this.room.info?.youHost) return [leave]
    const { length } = this.free
    const label =
      length === 0
        ? 'Start the game'
        : `Start; ${length === 1 ? 'a bot takes the free seat' : 'bots take the free seats'}`
    return [{ label, ...(length === 0 ? {} : { detail: `${this.level} bots` }) }, leave]
  }

  get begun(): boolean {
    return this.room.info !== null && this.room.info.status !== 'gathering' && this.room.news !== null
  }

  get trouble(): Error | null {
    return this.room.trouble
  }

  pick(item: number): 'leaves' | 'stays' {
    if (item === this.items.length - 1) return 'leaves'
    void this.start().then(answer => {
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
  if (kind === 'bot') return `a ${level} bot`
  return you ? `${name}, that is you` : here ? name : `${name} (not connected)`
}
