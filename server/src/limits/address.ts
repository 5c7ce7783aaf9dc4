import { isIPv6 } from 'node:net'

/** The parts of an IPv6 address, of 16 bits each. */
const PARTS = 8
/** An IPv6 network of 64 bits belongs to one customer. */
const CUSTOMER_PARTS = 4

/** The address that limits apply to: of IPv6, the network of a customer. */
export function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip
  if (!isIPv6(plain)) return plain
  const [head, tail = ''] = plain.split('%')[0].split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const missing = plain.includes('::') ? Array(Math.max(0, PARTS - first.length - last.length)).fill('0') : []
  return [...first, ...missing, ...last]
    .slice(0, CUSTOMER_PARTS)
    .map(part => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/**
 * The IPv6 networks that limits apply to, and how many times the limit of a customer they have. Anyone can rent a
 * network of 48 bits; one of 32 bits belongs to a provider.
 */
export const NETWORKS = [
  { parts: CUSTOMER_PARTS, times: 1 },
  { parts: 3, times: 8 },
  { parts: 2, times: 64 },
] as const

/** The networks of an address, as in `NETWORKS`. Of IPv4, only the address itself. */
export function networksOf(address: string): string[] {
  const parts = address.split(':')
  if (parts.length !== CUSTOMER_PARTS) return [address]
  return NETWORKS.map(({ parts: count }) => parts.slice(0, count).join(':'))
}
