import { type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import type { Time } from '@holdout/table'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TableAnswer, TableSocket, type Wire, type WireEvents } from './table-socket.ts'

/** Simulated time. */
class FakeTime implements Time {
  private at = 0
  readonly jobs = new Set<{ readonly due: number; run(): void }>()

  now(): number {
    return this.at
  }

  after(ms: number, run: () => void): () => void {
    const job = { due: this.at + ms, run }
    this.jobs.add(job)
    return () => this.jobs.delete(job)
  }

  pass(ms: number): void {
    const end = this.at + ms
    for (;;) {
      const [next] = [...this.jobs].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
      if (!next) break
      this.jobs.delete(next)
      this.at = next.due
      next.run()
    }
    this.at = end
  }
}

/** A connection whose server side the test controls. */
class FakeWire implements Wire {
  readonly sent: Record<string, unknown>[] = []
  isClosed = false

  constructor(readonly events: WireEvents) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  says(message: FromServer | Record<string, unknown>): void {
    this.events.heard(JSON.stringify(message))
  }

  welcomes(): void {
    this.events.opened()
    this.says(WELCOME)
  }

  pongs(now = 0): void {
    this.says({ type: 'pong', id: this.sent.findLast(({ type }) => type === 'ping')?.id, now })
  }

  asked(type: string): Record<string, unknown>[] {
    return this.sent.filter(message => message.type === type)
  }
}

const WELCOME = { type: 'welcome', version: PROTOCOL_VERSION, you: { name: 'Ann', seat: null }, now: 0 }
const MOVE = { type: 'move', move: { move: 'hold' } } as const
const scene = (seq: number) => ({ type: 'scene', seq })

let time: FakeTime
let wires: FakeWire[]
let told: string[]

beforeEach(() => {
  time = new FakeTime()
  wires = []
  told = []
})

function socket(change: { readonly firstPings?: readonly number[] } = {}): TableSocket {
  const made: TableSocket = new TableSocket({
    table: 'table7',
    time,
    tag: 'me',
    dial(events) {
      const wire = new FakeWire(events)
      wires.push(wire)
      return wire
    },
    read: text => JSON.parse(text),
    heard: message => told.push(message.type === 'scene' ? `scene ${message.seq}` : message.type),
    changed: () => told.push(made.connected ? 'found' : 'lost'),
    ended: because => told.push(because),
    timed: (server, asked, answered) => told.push(`time ${server} ${asked}-${answered}`),
    ...change,
  })
  return made
}

const last = (): FakeWire => wires[wires.length - 1]

/** Waits until pending promises have settled. */
const settled = (): Promise<void> => new Promise(done => setImmediate(done))

describe('a connection to a table', () => {
  it('sends hello with the table and the last known entry', () => {
    socket()
    last().events.opened()
    last().says(WELCOME)
    last().says(scene(12))
    last().events.closed(1006, '')
    time.pass(300)
    last().events.opened()
    const hello = { type: 'hello', version: PROTOCOL_VERSION, table: 'table7' }
    expect(wires.map(wire => wire.asked('hello'))).toEqual([[{ ...hello, since: null }], [{ ...hello, since: 12 }]])
  })

  it('is dropped without a welcome, opened or not', () => {
    socket()
    time.pass(7_999)
    expect(last().isClosed).toBe(false)
    time.pass(1)
    expect(last().isClosed).toBe(true)
    time.pass(300)
    expect(wires).toHaveLength(2)
    last().events.opened()
    time.pass(8_000)
    expect(last().isClosed).toBe(true)
    expect(told, 'it was never there, so it was not lost').toEqual([])
  })

  it('is dropped if it stops answering, and the next one sends the last known entry', () => {
    socket()
    last().welcomes()
    last().says(scene(3))
    last().pongs()
    time.pass(10_000)
    expect(last().asked('ping')).toHaveLength(2)
    time.pass(7_999)
    expect(wires).toHaveLength(1)
    time.pass(301)
    expect(wires[0].isClosed).toBe(true)
    last().welcomes()
    expect(last().asked('hello')).toMatchObject([{ since: 3 }])
    expect(told).toEqual(['found', 'scene 3', 'time 0 0-0', 'lost', 'found'])
  })

  it('stays while it answers, and pings more often at first', () => {
    socket({ firstPings: [150, 400] })
    const answers = (pause: number): void => {
      time.pass(20)
      last().pongs(1_000_000)
      time.pass(pause)
    }
    last().welcomes()
    for (const pause of [150, 400, 10_000, 10_000]) answers(pause)
    expect(wires).toHaveLength(1)
    expect(told).toEqual([
      'found',
      'time 1000000 0-20',
      'time 1000000 170-190',
      'time 1000000 590-610',
      'time 1000000 10610-10630',
    ])
    last().events.closed(1006, '')
    time.pass(300)
    last().welcomes()
    answers(150)
    expect(last().asked('ping'), 'also on the next connection').toHaveLength(2)
  })

  it('sends no extra ping after another answer or a repeated pong', () => {
    socket()
    last().welcomes()
    last().says({ type: 'pong', id: 'whose', now: 5 })
    last().pongs(7)
    last().pongs(8)
    expect(told).toEqual(['found', 'time 7 0-0'])
  })

  it('waits longer between tries, and resets the delay after a welcome', () => {
    socket()
    const pauses: number[] = []
    const broken = (): void => {
      const before = wires.length
      last().events.closed(1006, '')
      const [{ due }] = time.jobs
      pauses.push(due - time.now())
      time.pass(due - time.now())
      expect(wires).toHaveLength(before + 1)
    }
    for (let tries = 0; tries < 6; tries++) broken()
    last().welcomes()
    broken()
    expect(pauses).toEqual([300, 700, 1_500, 3_000, 5_000, 5_000, 300])
  })

  it('is ignored after a newer one was opened', () => {
    socket()
    last().welcomes()
    time.pass(8_300) // no answer to the ping
    const [old, fresh] = wires
    fresh.welcomes()
    told = []
    old.says(scene(9))
    old.pongs()
    old.says({ type: 'error', id: null, rule: null, message: 'Too late.' })
    old.events.closed(1008, 'You logged out.')
    old.events.opened()
    expect(told).toEqual([])
    expect(old.asked('hello')).toHaveLength(1)
    expect(wires).toHaveLength(2)
  })
})

describe('a request', () => {
  it('is repeated with the same id until it is answered, and answered once', async () => {
    const made = socket()
    const answers: TableAnswer[] = []
    void made.request(MOVE).then(answer => answers.push(answer))
    last().events.opened()
    expect(last().asked('move'), 'no welcome yet').toEqual([])
    last().says(WELCOME)
    expect(last().asked('move')).toEqual([{ ...MOVE, id: 'me-0' }])
    last().events.closed(1006, '')
    time.pass(300)
    last().welcomes()
    expect(last().asked('move')).toEqual([{ ...MOVE, id: 'me-0' }])
    last().says(scene(4))
    last().says({ type: 'done', id: 'me-0', seq: 4 })
    last().says({ type: 'error', id: 'me-0', rule: null, message: 'Twice?' })
    last().events.closed(1006, '')
    time.pass(300)
    last().welcomes()
    await settled()
    expect(answers).toEqual([{ ok: true, seq: 4 }])
    expect(last().asked('move')).toEqual([])
    expect(told).not.toContain('error')
  })

  it('made while disconnected waits for the next connection, in order', () => {
    const made = socket()
    last().welcomes()
    void made.request(MOVE)
    last().events.closed(1006, '')
    void made.request({ type: 'undo' })
    time.pass(300)
    last().welcomes()
    const asked = last().sent.filter(({ type }) => type === 'move' || type === 'undo')
    expect(asked.map(({ type }) => type)).toEqual(['move', 'undo'])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2)
  })

  it('that caused a patch is answered by it', async () => {
    const made = socket()
    last().welcomes()
    const answer = made.request(MOVE)
    last().says({ type: 'patch', seq: 5, done: last().asked('move')[0].id })
    expect(await answer).toEqual({ ok: true, seq: 5 })
    expect(told).toEqual(['found', 'patch'])
    last().events.closed(1006, '')
    time.pass(300)
    last().welcomes()
    expect(last().asked('hello')).toMatchObject([{ since: 5 }])
    expect(last().asked('move')).toEqual([])
  })

  it('that fails gives the reason', async () => {
    const made = socket()
    last().welcomes()
    const answer = made.request(MOVE)
    last().says({ type: 'error', id: last().asked('move')[0].id, rule: 'VD-1', message: 'Not now.' })
    expect(await answer).toEqual({ ok: false, rule: 'VD-1', text: 'Not now.' })
  })
})

describe('the socket ends and does not reconnect', () => {
  it.each([
    [
      'This table does not exist.',
      (wire: FakeWire) => wire.says({ type: 'error', id: null, message: 'This table does not exist.' }),
    ],
    ['You logged out.', (wire: FakeWire) => wire.events.closed(1008, 'You logged out.')],
    ['The server refused the connection.', (wire: FakeWire) => wire.events.closed(1008, '')],
  ])('when hello is answered with: %s', (because, answer) => {
    const made = socket()
    last().events.opened()
    answer(last())
    expect(told).toEqual([because])
    expect(made.connected).toBe(false)
    expect(last().isClosed).toBe(true)
    expect(time.jobs.size).toBe(0)
  })

  it('when a message cannot be read', () => {
    socket()
    last().welcomes()
    last().events.heard('{')
    expect(told).toEqual(['found', expect.stringMatching(/^The server sent a message that this client cannot read: /)])
    expect(time.jobs.size).toBe(0)
  })

  it('but not after an error without a request', () => {
    const made = socket()
    last().welcomes()
    last().says({ type: 'error', id: null, rule: null, message: 'This table does not allow spectators.' })
    expect(told).toEqual(['found', 'error'])
    expect(made.connected).toBe(true)
  })

  it.each([
    ['before it is welcomed', () => {}],
    ['while it waits for an answer', () => last().welcomes()],
    [
      'between two pings',
      () => {
        last().welcomes()
        last().pongs()
      },
    ],
    ['while another try is pending', () => last().events.closed(1006, '')],
  ])('when it is closed %s', (_when, before) => {
    const made = socket()
    before()
    told = []
    made.close()
    made.networkGone()
    made.networkBack()
    last().events.closed(1000, '')
    last().events.opened()
    expect(time.jobs.size).toBe(0)
    expect(wires).toHaveLength(1)
    expect(made.connected).toBe(false)
    expect(told).toEqual([])
  })
})

describe('the network', () => {
  it('is down: drops the connection immediately; is back: reconnects immediately', () => {
    const made = socket()
    last().welcomes()
    made.networkGone()
    expect(wires[0].isClosed).toBe(true)
    expect(made.connected).toBe(false)
    time.pass(300)
    expect(wires, 'reconnects even while offline').toHaveLength(2)
    last().events.closed(1006, '')
    time.pass(600)
    made.networkGone()
    time.pass(100)
    expect(wires, 'a pending retry is not delayed').toHaveLength(3)
    last().events.closed(1006, '')
    made.networkBack()
    expect(wires).toHaveLength(4)
    last().events.closed(1006, '')
    time.pass(300)
    expect(wires, 'the retry delay is reset').toHaveLength(5)
    expect(time.jobs.size).toBe(1)
    last().welcomes()
    expect(told).toEqual(['found', 'lost', 'found'])
  })

  it('is back during a try: replaces it, because it may be stuck', () => {
    const made = socket()
    last().events.opened()
    made.networkBack()
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false])
    expect(time.jobs.size).toBe(1)
  })

  it('is back and the connection was never lost: nothing changes', () => {
    const made = socket()
    last().welcomes()
    made.networkBack()
    expect(wires).toHaveLength(1)
    expect(made.connected).toBe(true)
  })
})
