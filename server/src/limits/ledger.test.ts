import { expect, it } from 'vitest'
import { addressKey } from './address.ts'
import { SOCKET_COSTS } from './costs.ts'
import { Ledger } from './ledger.ts'

const LIMITS = { now: () => 0, budget: 20, requests: 10, connections: 10, tables: 10, shared: false }
/** Addresses in as many networks of 64 bits, inside one of 48 or of 32 bits. */
const inside48 = (count: number) =>
  Array.from({ length: count }, (_, i) => addressKey(`2001:db8:7:${i.toString(16)}::1`))
const inside32 = (count: number) => Array.from({ length: count }, (_, i) => addressKey(`2001:db8:${i.toString(16)}::1`))

it.each([
  { name: 'of 48 bits', network: inside48(700), most: 80, elsewhere: '2001:db8:8::1' },
  { name: 'of 32 bits', network: inside32(700), most: 640, elsewhere: '2001:db9::1' },
])('limits an IPv6 network $name, and no other', ({ network, most, elsewhere }) => {
  const ledger = new Ledger(LIMITS)
  for (const what of ['requests', 'tablesPerDay'] as const) {
    expect(network.filter(address => ledger.count(what, address) === 0)).toHaveLength(most)
    expect(ledger.count(what, addressKey(elsewhere))).toBe(0)
    expect(ledger.count(what, '203.0.113.1')).toBe(0)
  }
  expect(network.filter(address => ledger.sockets.enter(address))).toHaveLength(most)
  for (const address of network.slice(0, most)) ledger.sockets.leave(address)
  expect(ledger.sockets.enter(network[0])).toBe(true)
})

it('limits the CPU time of an IPv6 network, and lets others have theirs', () => {
  const ledger = new Ledger({ ...LIMITS, budget: 1 })
  const waits = inside48(700).map(address => ledger.payer(address, null).take(SOCKET_COSTS.hello))
  expect(waits[0]).toBe(0)
  expect(waits.at(-1)).toBeGreaterThan(0)
  expect(ledger.payer(addressKey('2001:db8:8::1'), null).take(SOCKET_COSTS.hello)).toBe(0)
})

it('gives an IPv4 address one budget', () => {
  const ledger = new Ledger(LIMITS)
  const counts = Array.from({ length: 11 }, () => ledger.count('requests', addressKey('::ffff:203.0.113.1')))
  expect(counts.filter(wait => wait === 0)).toHaveLength(10)
})
