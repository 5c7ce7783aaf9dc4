import { describe, expect, it } from 'vitest'
import { addressKey } from './address.ts'
import { Limits } from './limits.ts'
import { Meter } from './meter.ts'

const LIMITS = { now: () => 0, budget: 20, requests: 10, connections: 10, tables: 10, shared: false }
/** Addresses in as many networks of 64 bits, inside one of 48 or of 32 bits. */
const inside48 = (count: number) =>
  Array.from({ length: count }, (_, i) => addressKey(`2001:db8:7:${i.toString(16)}::1`))
const inside32 = (count: number) => Array.from({ length: count }, (_, i) => addressKey(`2001:db8:${i.toString(16)}::1`))

it.each([
  { name: 'of 48 bits', network: inside48(700), most: 80, elsewhere: '2001:db8:8::1' },
  { name: 'of 32 bits', network: inside32(700), most: 640, elsewhere: '2001:db9::1' },
])('limits an IPv6 network $name, and no other', ({ network, most, elsewhere }) => {
  const limits = new Limits(LIMITS)
  for (const what of ['requests', 'tablesPerDay'] as const) {
    expect(network.filter(address => limits.count(what, address) === 0)).toHaveLength(most)
    expect(limits.count(what, addressKey(elsewhere))).toBe(0)
    expect(limits.count(what, '203.0.113.1')).toBe(0)
  }
  expect(network.filter(address => limits.sockets.enter(address))).toHaveLength(most)
  for (const address of network.slice(0, most)) limits.sockets.leave(address)
  expect(limits.sockets.enter(network[0])).toBe(true)
})

/** A thread whose time passes only when it works. */
function thread() {
  let time = 0
  const meter = new Meter(() => time)
  const work = (ms: number): void => {
    time += ms * 1_000
  }
  return { meter, work }
}

it('limits the CPU time of an IPv6 network, and lets others have theirs', () => {
  const { meter, work } = thread()
  const limits = new Limits({ ...LIMITS, budget: 1, meter })
  const ask = (address: string): number => {
    const account = limits.account(address, null)
    const wait = account.admit()
    if (wait > 0) return wait
    const measured = account.measure()
    work(5)
    measured()
    return 0
  }
  const waits = inside48(700).map(ask)
  expect(waits[0]).toBe(0)
  expect(waits.at(-1)).toBeGreaterThan(0)
  expect(ask(addressKey('2001:db8:8::1'))).toBe(0)
})

describe('CPU time', () => {
  const ADDRESS = '203.0.113.1'
  /** 8 ms per second and 40 ms at once for a person, 200 ms at once for an address. */
  const limited = () => {
    const { meter, work } = thread()
    let now = 0
    const limits = new Limits({ ...LIMITS, now: () => now, meter })
    const spend = (user: string, ms: number): number => {
      const account = limits.account(ADDRESS, user)
      const wait = account.admit()
      if (wait > 0) return wait
      const measured = account.measure()
      work(ms)
      measured()
      return 0
    }
    const pass = (seconds: number): void => {
      now += seconds * 1_000
    }
    return { limits, work, spend, pass }
  }

  it('is charged as it was measured, and comes back with time', () => {
    const { spend, pass } = limited()
    expect([spend('eve', 30), spend('eve', 30), spend('eve', 1)]).toEqual([0, 0, 3])
    expect(spend('ann', 1), 'others are not affected').toBe(0)
    pass(3)
    expect(spend('eve', 1)).toBe(0)
  })

  it('of requests that are handled at the same time is shared between them', () => {
    const { limits, work } = limited()
    const accounts = ['ann', 'eve'].map(user => limits.account(ADDRESS, user))
    for (const account of accounts) account.admit()
    const [ann, eve] = accounts.map(account => account.measure())
    work(16)
    ann()
    ann() // counts once
    work(12)
    eve()
    expect([accounts[0].left, accounts[1].left]).toEqual([1 - 8.2 / 40, 1 - 20.2 / 40])
  })

  it('of sending the moves of others is charged to the receiver, not to the player', () => {
    const { limits, work } = limited()
    const [ann, eve] = ['ann', 'eve'].map(user => limits.account(null, user))
    ann.admit()
    const measured = ann.measure()
    eve.run(() => work(10))
    measured()
    expect([ann.left, eve.left]).toEqual([1 - 0.2 / 40, 1 - 10 / 40])
  })

  it('holds a deposit for each request that is not finished', () => {
    const { limits } = limited()
    const eve = limits.account(ADDRESS, 'eve')
    expect(Array.from({ length: 60 }, () => eve.admit()).filter(wait => wait === 0)).toHaveLength(20)
  })

  it('of moves may be used again once, so that others at the address cannot stop a match', () => {
    const { limits, spend } = limited()
    for (let i = 0; i < 10; i++) spend(`eve ${i}`, 30)
    const ann = limits.account(ADDRESS, 'ann')
    expect(ann.admit()).toBeGreaterThan(0)
    expect(ann.admit({ plays: true })).toBe(0)
  })

  it('is used by thinking bots too, which leaves a part of it for requests', () => {
    const { limits, spend } = limited()
    limits.thought('eve', 100_000)
    expect(limits.left('eve')).toBe(0.75)
    limits.thought('eve', 60_000_000)
    expect(limits.left('eve')).toBe(0.2)
    expect(spend('eve', 1)).toBe(0)
  })

  it('is not limited with a budget of 0, but still ranks the thinking of bots', () => {
    const limits = new Limits({ ...LIMITS, budget: 0 })
    const eve = limits.account(ADDRESS, 'eve')
    expect(Array.from({ length: 10_000 }, () => eve.admit()).every(wait => wait === 0)).toBe(true)
    expect(limits.left('eve')).toBeLessThan(limits.left('ann'))
  })
})

it('gives an IPv4 address one budget', () => {
  const limits = new Limits(LIMITS)
  const counts = Array.from({ length: 11 }, () => limits.count('requests', addressKey('::ffff:203.0.113.1')))
  expect(counts.filter(wait => wait === 0)).toHaveLength(10)
})
