import type { StoredTable } from '../../src/store/store.ts'
import type { History } from './history.ts'
import type { Random } from './random.ts'
import { SimClient } from './sim-client.ts'
import type { SimNode } from './sim-node.ts'
import { storedValues } from './values.ts'
import { ask } from './wire.ts'

/** The games of a simulation: one with a single seat, where each repeated move would be legal again, and two others. */
const GAMES = [
  { game: 'until-dawn', options: { undo: 'until-reveal' }, seats: ['john'], option: 'shells', values: [6, 8, 10] },
  { game: 'until-daylight', options: { players: 3, 'search-mode': 'untimed' }, seats: ['p1', 'p2', 'p3'] },
  { game: 'viral-dawn', options: { players: 2 }, seats: ['p1', 'p2'], option: 'games', values: [1, 3, 5] },
] as const

/** A table with two people who set it up, play, undo, pause and chat until they are stopped. */
export class SimTable {
  readonly clients: SimClient[]
  initial: Record<string, string | null> = {}
  private stopped = false
  private lines = 0

  private constructor(
    readonly id: string,
    private readonly kind: (typeof GAMES)[number],
    private readonly random: Random,
    people: readonly string[],
    nodes: () => readonly SimNode[],
    history: History,
  ) {
    this.clients = people.map(name => new SimClient(name, id, nodes, history, random))
  }

  static async open(
    number: number,
    nodes: () => readonly SimNode[],
    stored: (id: string) => Promise<StoredTable | null>,
    history: History,
    random: Random,
  ): Promise<SimTable> {
    const kind = GAMES[number % GAMES.length]
    const people = [`a${number}`, `b${number}`]
    const { game, options } = kind
    const request = {
      game,
      options,
      public: true,
      spectators: true,
      name: people[0],
      bots: {},
      seat: null,
      entropy: '',
    }
    const id = await nodes()[0].registry.create(people[0], request)
    const table = new SimTable(id, kind, random, people, nodes, history)
    table.initial = storedValues((await stored(id)) as StoredTable, people)
    return table
  }

  get over(): boolean {
    return this.clients[0].news?.scene.outcome != null
  }

  stop(): void {
    this.stopped = true
  }

  async play(): Promise<void> {
    await this.setUp()
    await Promise.all(this.clients.map(client => this.act(client)))
  }

  /** Both people change the table at the same time; the host then starts it. */
  private async setUp(): Promise<void> {
    const [host, guest] = this.clients
    const { seats } = this.kind
    await Promise.all([this.change(host, seats[0]), this.change(guest, seats[1] ?? seats[0])])
    while (!this.stopped && host.info?.status !== 'playing')
      await host.request({
        ...plain,
        kind: 'start',
        writes: { register: 'started', value: 'yes' },
        message: ask.start(),
      })
  }

  private async change(client: SimClient, seat: string): Promise<void> {
    const register = `seat of ${client.name}`
    const sit = { ...plain, kind: 'sit', writes: { register, value: seat }, message: ask.sit(seat, client.name) }
    const stand = { ...plain, kind: 'stand', writes: { register, value: null }, message: ask.stand() }
    for (let times = 0; times < 3 && !this.stopped; times++) {
      await client.request(sit)
      if (client === this.clients[0] && 'option' in this.kind) await client.request(this.option())
      if (this.random.chance(0.4)) client.repeatEarlier()
      await client.request(stand)
      if (this.random.chance(0.4)) client.repeatEarlier()
    }
    await client.request(sit)
  }

  private option() {
    const { option, values } = this.kind as Extract<typeof this.kind, { option: string }>
    const value = this.random.of<number>(values)
    const writes = { register: `option ${option}`, value: String(value) }
    return { ...plain, kind: 'options', writes, message: ask.options({ [option]: value }) }
  }

  private async act(client: SimClient): Promise<void> {
    while (!this.stopped && !this.over) {
      if (this.random.chance(0.25)) client.repeatEarlier()
      const roll = this.random.next()
      if (roll < 0.08) await this.chat(client)
      else if (roll < 0.12) await this.pause(client)
      else if (roll < 0.2) await client.request({ ...plain, kind: 'undo', message: ask.undo() })
      else await this.move(client)
      await new Promise(done => setImmediate(done))
    }
  }

  private async chat(client: SimClient): Promise<void> {
    const text = `${client.name} line ${this.lines++}`
    await client.request({ ...plain, kind: 'chat', text, message: ask.chat(text) })
  }

  /** Pauses and continues, so that the game goes on. */
  private async pause(client: SimClient): Promise<void> {
    for (const on of [true, false]) {
      const writes = { register: 'pausedBy', value: on ? client.name : null }
      await client.request({ ...plain, kind: 'pause', writes, message: ask.pause(on) })
      if (this.random.chance(0.3)) client.repeatEarlier()
    }
  }

  private async move(client: SimClient): Promise<void> {
    const choices = client.news?.scene.choices.filter(({ kind }) => kind !== 'standing') ?? []
    if (choices.length === 0) return void (await new Promise(done => setTimeout(done, 1)))
    const { move } = this.random.of(choices)
    await client.request({ ...plain, kind: 'move', move, message: ask.move(move) })
  }
}

const plain = { move: null, text: null, writes: null }
