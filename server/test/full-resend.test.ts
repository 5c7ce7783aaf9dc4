import { type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { afterEach, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { Budgets } from '../src/limits/budget.ts'
import { RESENDS_OF_USER } from '../src/limits/resend-limit.ts'
import { Connection } from '../src/sockets/connection.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { newTable } from './table-host.ts'

const ANN = 'ann'
const PASS = { move: 'pass' }
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

type Append = Store['append']

/** A started match of Until Dawn whose store uses the given `append`, and connections to it. Time does not pass. */
async function tableWith(append: (real: Append) => Append = real => real) {
  const store = await sqliteStore(':memory:')
  const slow = append(store.append.bind(store))
  const double = new Proxy(store, {
    get(real, name) {
      const value = name === 'append' ? slow : Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  let now = 1_000_000
  const time = { now: () => now }
  const registry = new TableRegistry({
    ...time,
    store: double,
    bus: inProcessBus(),
    botPause: 0,
    lag: 0,
    awayAfter: 60_000,
    reportError,
  })
  open.push(async () => {
    await registry.close()
    await store.close()
  })
  const id = await registry.create(ANN, newTable('until-dawn', { seat: 'john' }))
  const table = await registry.table(id)
  await table?.change(start(ANN))
  const budgets = new Budgets(time.now, RESENDS_OF_USER)
  const deps = { ...time, registry, store: double, reportError, answered() {} }
  const connect = async (user: string) => {
    const sent: FromServer[] = []
    const person = { id: user, name: user, login: null, password: null, sessions: 1, created: 0 }
    const connection = new Connection(
      { ...deps, mayChat: () => true, resendBudget: of => budgets.of(of), hintBudget: of => budgets.of(of) },
      person,
      'request',
      { send: ({ text }) => void sent.push(JSON.parse(text)), close() {} },
    )
    let asked = 0
    const ask = async (message: object): Promise<FromServer | undefined> => {
      const name = `r${asked++}`
      await connection.receive(JSON.stringify({ ...message, id: name }))
      return sent.find(one => 'id' in one && one.id === name)
    }
    await connection.receive(`{"type":"hello","version":${PROTOCOL_VERSION},"table":"${id}","since":null}`)
    return {
      sent,
      ask,
      scenes: () => sent.filter(({ type }) => type === 'scene'),
      words: (on: boolean) => ask({ type: 'text', on }),
    }
  }
  const pass = (ms: number): void => {
    now += ms
  }
  return { connect, table, pass }
}

function reportError(error: unknown): void {
  throw error
}

it('does nothing when text is turned on that is already on', async () => {
  const { connect } = await tableWith()
  const { scenes, words } = await connect('cat')
  expect(scenes()).toHaveLength(1)
  for (let i = 0; i < 20; i++) expect(await words(true)).toMatchObject({ type: 'done' })
  expect(scenes()).toHaveLength(1)
})

it('sends everything once for overlapping requests', async () => {
  const { connect } = await tableWith()
  const { scenes, words } = await connect('cat')
  await words(false)
  const answers = await Promise.all([words(true), words(false), words(true), words(true)])
  expect(answers.map(one => one?.type)).toEqual(['done', 'done', 'done', 'done'])
  expect(scenes()).toHaveLength(2)
})

it('limits full resends per connection and per user', async () => {
  const { connect, pass } = await tableWith()
  const toggled = async (page: Awaited<ReturnType<typeof connect>>): Promise<number> => {
    for (let times = 0; times < 5_000; times++) {
      pass(10) // slower than the limit for messages of any kind
      await page.words(false)
      const answer = await page.words(true)
      if (answer?.type === 'done') continue
      expect(answer).toMatchObject({
        type: 'error',
        message: expect.stringMatching(/^Too many full updates\. Try again in \d+ seconds?\.$/),
      })
      return times
    }
    return Number.POSITIVE_INFINITY
  }
  const first = await toggled(await connect('cat'))
  expect(first).toBeGreaterThan(2)
  expect(first).toBeLessThan(1_000)
  const pages = [await connect('cat'), await connect('cat'), await connect('cat')]
  const more: number[] = []
  for (const page of pages) more.push(await toggled(page))
  expect(more[2], 'more connections do not help').toBeLessThan(first / 2)
  const dan = await connect('dan')
  await dan.words(false)
  expect(await dan.words(true), 'other users are not limited').toMatchObject({ type: 'done' })
  pass(120_000)
  expect(await pages[0].words(true)).toMatchObject({ type: 'done' })
}, 60_000)

it('shows no client an entry before it is stored', async () => {
  let release = (): void => {}
  let stored = 0
  let asked = 0
  const { connect, table } = await tableWith(append => async (id, entry, after) => {
    asked = entry.seq
    await new Promise<void>(done => {
      release = done
    })
    const result = await append(id, entry, after)
    stored = entry.seq
    return result
  })
  const ann = await connect(ANN)
  const cat = await connect('cat')
  await cat.words(false)
  const shown = (): number[] => cat.sent.flatMap(one => (one.type === 'scene' || one.type === 'patch' ? [one.seq] : []))
  const before = table?.state.infoFor(null).seats
  const moving = ann.ask({ type: 'move', move: PASS })
  await expect.poll(() => asked).toBe(1)
  const others = [cat.words(true), connect('dan'), table?.inTurn(() => table.state.infoFor(null))]
  await new Promise(done => setTimeout(done, 50))
  expect(stored).toBe(0)
  expect(shown()).toEqual([0])
  expect(before).toHaveLength(1)
  release()
  await Promise.all([moving, ...others])
  expect(
    shown()
      .slice(1)
      .every(seq => seq === 1),
  ).toBe(true)
  expect(shown().length).toBeGreaterThan(1)
})
