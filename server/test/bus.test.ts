import { afterEach, describe, expect, it } from 'vitest'
import type { Bus, BusMessage } from '../src/bus/bus.ts'
import { inProcessBus } from '../src/bus/in-process.ts'
import { redisBus } from '../src/bus/redis.ts'
import { CLUSTER, services } from './services.ts'

const { redis } = services()
const open: Bus[] = []
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})

/** One node's connection to the bus, and the messages it received. */
interface End {
  readonly bus: Bus
  readonly received: BusMessage[]
  missed: number
}

function listen(bus: Bus): End {
  const end: End = { bus, received: [], missed: 0 }
  open.push(bus)
  bus.subscribe(
    message => end.received.push(message),
    () => {
      end.missed += 1
    },
  )
  return end
}

const TABLES = Array.from({ length: 20 }, (_, i) => `t${i}`)

const KINDS = [
  // The in-process bus has a single node, which is used for both ends.
  {
    kind: 'in process',
    ends: async () => {
      const end = listen(inProcessBus())
      return [end, end]
    },
  },
  ...(CLUSTER ? [{ kind: 'Redis', ends: redisEnds }] : []),
]

async function redisEnds(): Promise<End[]> {
  const { url } = await redis()
  const ends = [listen(redisBus(url, () => {})), listen(redisBus(url, () => {}))]
  for (const { bus } of ends) for (const table of [...TABLES, 'knock', 'lost', 'found']) await bus.follow(table)
  await meet(ends)
  return ends
}

/** Waits until both receive each other's messages. */
async function meet([one, other]: readonly End[]): Promise<void> {
  await until(() => {
    one.bus.publish({ table: 'knock', about: 'chat' })
    other.bus.publish({ table: 'knock', about: 'chat' })
    return [one, other].every(({ received }) => received.length > 3)
  })
  await until(async () => {
    const before = one.received.length + other.received.length
    await new Promise(done => setTimeout(done, 100))
    return one.received.length + other.received.length === before
  })
  for (const end of [one, other]) end.received.length = 0
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('It did not come about.')
}

describe.each(KINDS)('the bus, $kind', ({ ends }) => {
  it('delivers a message to every node once, in order, including the sender', async () => {
    const [one, other] = await ends()
    const messages = TABLES.map((table, i): BusMessage => ({ table, about: 'log', mark: { version: 1, moves: i } }))
    for (const message of messages) one.bus.publish(message)
    expect(one.received).toEqual(messages) // immediately, on any kind of bus
    await until(() => other.received.length >= messages.length)
    await one.bus.ping()
    expect(other.received).toEqual(messages)
    expect(one.received).toEqual(messages)
  })

  it('delivers messages about users to every node', async () => {
    const [one, other] = await ends()
    const message: BusMessage = { user: 'ann', code: 1008, reason: 'You logged out.' }
    one.bus.publish(message)
    await until(() => other.received.length > 0)
    await one.bus.ping()
    expect(one.received).toEqual([message])
    expect(other.received).toEqual([message])
  })
})

const tablesIn = ({ received }: End): string[] =>
  received.flatMap(message => ('table' in message ? [message.table] : []))

it.runIf(CLUSTER)('continues after a Redis outage, and reports that messages may be missing', async () => {
  const service = await redis()
  const ends = await redisEnds()
  const [one, other] = ends
  await service.crash()
  one.bus.publish({ table: 'lost', about: 'chat' })
  expect(one.received).toHaveLength(1) // listeners on this node still receive it
  await expect(one.bus.ping()).rejects.toThrow()
  await service.start()
  await until(() => one.missed === 1 && other.missed === 1)
  await meet(ends)
  one.bus.publish({ table: 'found', about: 'chat' })
  await until(() => other.received.length === 1)
  expect(other.received).toEqual([{ table: 'found', about: 'chat' }])
})

it.runIf(CLUSTER)('tells a node only of the tables that it follows', async () => {
  const [one, other] = await redisEnds()
  other.bus.leave('t1')
  one.bus.publish({ table: 'elsewhere', about: 'chat' })
  one.bus.publish({ table: 't1', about: 'chat' })
  one.bus.publish({ table: 't2', about: 'chat' })
  await until(() => tablesIn(other).includes('t2'))
  // A message to t1 may arrive before the unsubscribe; the third table was never followed.
  expect(tablesIn(other)).not.toContain('elsewhere')
  await other.bus.follow('t1')
  other.received.length = 0
  one.bus.publish({ table: 't1', about: 'log' })
  await until(() => other.received.length === 1)
})
