import { sha256 } from './sha256.ts'

/** The shuffle proof of an online match, in `meta.shuffle` of its record. */
export interface Shuffle {
  /** The server's seed contribution, secret until the match ends. */
  readonly secret: string
  /** SHA-256 of `secret`, published before any player contributed. */
  readonly seedHash: string
  /** The players' seed contributions, by seat. */
  readonly entropy: Readonly<Record<string, string>>
}

/** The seed of a match, made from all seed contributions. None of them alone decides the deal. */
export function seedOf(secret: string, entropy: Readonly<Record<string, string>>): string {
  const contributions = Object.keys(entropy)
    .sort()
    .map(seat => `${seat}=${entropy[seat]}`)
  return sha256([secret, ...contributions].join('\n'))
}

/** The shuffle proof in a record's `meta`; null for matches that were not played online. */
export function shuffleIn(meta: Readonly<Record<string, unknown>> | undefined): Shuffle | null {
  const found = meta?.shuffle as Partial<Shuffle> | null | undefined
  if (typeof found?.secret !== 'string' || typeof found.seedHash !== 'string') return null
  if (typeof found.entropy !== 'object' || found.entropy === null) return null
  return Object.values(found.entropy).every(contribution => typeof contribution === 'string')
    ? (found as Shuffle)
    : null
}

/** What is wrong with a shuffle proof; null if it holds. `told` is the hash that a player saw before the deal. */
export function faultInShuffle({ secret, seedHash, entropy }: Shuffle, seed: string, told?: string): string | null {
  if (told !== undefined && told.toLowerCase() !== seedHash)
    return `the hash in the record is ${seedHash}, not the one published before the deal`
  if (sha256(secret) !== seedHash)
    return "the server's seed contribution does not match the hash published before the deal"
  if (seedOf(secret, entropy) !== seed)
    return 'the seed is not made from the contributions of the server and the players'
  return null
}
