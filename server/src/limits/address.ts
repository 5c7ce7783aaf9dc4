import { isIPv6 } from 'node:net'

/** The address that limits apply to: an IPv6 network of 64 bits belongs to one customer. */
export function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip
  if (!isIPv6(plain)) return plain
  const [head, tail = ''] = plain.split('%')[0].split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const missing = plain.includes('::') ? Array(Math.max(0, 8 - first.length - last.length)).fill('0') : []
  return [...first, ...missing, ...last]
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
