import { type FromServer, type PatchUpdate, PROTOCOL_VERSION, type SceneChanges } from '@holdout/protocol'
import { WebSocket } from 'ws'

/** One of the four players at a table that is played as fast as possible. */
export interface LoadPlayer {
  /** Makes a move for the seat that must decide, through whichever player this is called on; false after the end. */
  send(): boolean
  close(): void
}

type Send = (text: string) => void

interface Chair {
  readonly send: Send
  readonly close: () => void
  /** The player's scene, built from patches. */
  scene: SceneChanges
}

const SEATS = ['p1', 'p2', 'p3', 'p4']
/** A long match, so that tables last; without clocks, so that only moves cause load. */
const OPTIONS = { players: 4, games: 7, 'turn-seconds': 0, 'react-seconds': 0 }
const PATCH = '{"type":"patch"'

/** The tables of one run: four connected people each, without spectators. */
export class LoadTables {
  private readonly chairs = new Map<number, Chair[]>()
  private readonly ids = new Map<number, string>()
  private readonly begun = new Set<number>()
  /** Called with the time from sending a move to its confirmation, in ms. */
  acknowledged: (ms: number) => void = () => {}

  constructor(private readonly port: number) {}

  /** Whether a move is in flight at that table. */
  hasBegun(table: number): boolean {
    return this.begun.has(table)
  }

  /** Seats one more player; the fourth starts the match. `seen` is called for every scene, with its size. */
  async join(table: number, player: number, seen: (bytes: number) => void): Promise<LoadPlayer> {
    const chairs = this.chairs.get(table) ?? []
    this.chairs.set(table, chairs)
    const cookie = await this.newPerson(`p${table}-${player}`)
    if (player === 0) this.ids.set(table, await this.openTable(cookie))
    const seat = await this.sit(table, player, cookie, seen)
    chairs[player] = seat
    if (player === 3) await this.start(chairs)
    return { send: () => this.move(table, chairs), close: seat.close }
  }

  /** Forgets a table that everyone has left. */
  forget(table: number): void {
    this.chairs.delete(table)
    this.ids.delete(table)
    this.begun.delete(table)
  }

  /** A table of three expert bots and a person who answers at once. */
  async openBotTable(number: number): Promise<void> {
    const cookie = await this.newPerson(`bots-${number}`)
    const bots = Object.fromEntries(SEATS.slice(1).map(seat => [seat, 'expert']))
    const id = await this.openTable(cookie, { bots })
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket`, { headers: { cookie } })
    await new Promise((done, failed) => socket.once('open', done).once('error', failed))
    const say = (message: object): void => socket.send(JSON.stringify(message))
    let moves = 0
    await new Promise<void>((done, failed) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as FromServer
        if (message.type === 'error') failed(new Error(`A table of bots: ${message.message}`))
        if (message.type === 'welcome') say({ type: 'start', id: 'start' })
        if (message.type !== 'scene') return
        done()
        const choice = message.scene.choices.find(({ kind }) => kind === 'must')
        if (choice) say({ type: 'move', id: `bots-${moves++}`, move: choice.move })
      })
      say({ type: 'hello', version: PROTOCOL_VERSION, table: id, since: null })
    })
  }

  private async newPerson(name: string): Promise<string> {
    const { headers } = await this.ask('PUT', 'api/me', { name })
    return headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  private async openTable(cookie: string, other: object = {}): Promise<string> {
    const request = {
      game: 'viral-dawn',
      options: OPTIONS,
      public: false,
      spectators: false,
      name: 'Opener',
      bots: {},
      seat: SEATS[0],
      entropy: '',
      ...other,
    }
    return ((await (await this.ask('POST', 'api/tables', request, cookie)).json()) as { id: string }).id
  }

  private async ask(method: string, path: string, body: unknown, cookie = ''): Promise<Response> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  private async sit(table: number, player: number, cookie: string, seen: (bytes: number) => void): Promise<Chair> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    const chair: Chair = { send: text => socket.send(text), close: () => socket.terminate(), scene: {} }
    await new Promise((done, failed) => socket.once('open', done).once('error', failed))
    let answered: (message: FromServer) => void = () => {}
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith(PATCH)) {
        const { shared, own, done } = JSON.parse(text) as PatchUpdate
        chair.scene = { ...chair.scene, ...shared, ...own }
        if (done) this.answered(done)
        seen(data.length)
        return
      }
      const message = JSON.parse(text) as FromServer
      if (message.type === 'done' && message.id.startsWith('m')) this.answered(message.id)
      else if (message.type === 'welcome' || message.type === 'done') answered(message)
      else if (message.type === 'error') throw new Error(`Table ${table}: ${message.message}`)
    })
    const next = (): Promise<FromServer> =>
      new Promise(done => {
        answered = done
      })
    const welcome = next()
    chair.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table: this.ids.get(table), since: null }))
    await welcome
    const wordless = next()
    chair.send('{"type":"text","id":"w","on":false}')
    await wordless
    if (player > 0) {
      const sat = next()
      chair.send(JSON.stringify({ type: 'sit', id: 's', seat: SEATS[player], name: `p${player}`, entropy: 'x' }))
      await sat
    }
    return chair
  }

  private answered(move: string): void {
    this.acknowledged(performance.now() - Number(move.split('-')[2]) / 1000)
  }

  private async start(chairs: readonly Chair[]): Promise<void> {
    chairs[0].send('{"type":"start","id":"start"}')
    while (chairs.some(({ scene }) => !scene.decisions)) await new Promise(done => setTimeout(done, 5))
  }

  private move(table: number, chairs: readonly Chair[]): boolean {
    const chair = chairs.find(({ scene }) =>
      scene.decisions?.some(({ kind, seat }) => kind === 'must' && seat === scene.seat),
    )
    const moves = chair?.scene.moves ?? []
    if (!chair || moves.length === 0) return false
    const move = moves[Math.floor(Math.random() * moves.length)]
    this.begun.add(table)
    const id = `m-${table}-${Math.round(performance.now() * 1000)}`
    chair.send(`{"type":"move","id":"${id}","move":${JSON.stringify(move)}}`)
    return true
  }
}
