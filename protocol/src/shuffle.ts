import { sha256 } from '@holdout/engine'

/** What the record of an online game carries in `meta.shuffle`, to prove its deal. */
export interface Shuffle {
  /** The server's half of the luck, kept back until the end. */
  readonly secret: string
  /** SHA-256 of it: told to everybody before any player added their half. */
  readonly seedHash: string
  /** The players' halves, by seat. */
  readonly entropy: Readonly<Record<string, string>>
}

/** The seed of a game: the server's half and every player's half. None of them alone decides a card. */
export function seedOf(secret: string, entropy: Readonly<Record<string, string>>): string {
  const halves = Object.keys(entropy)
    .sort()
    .map(seat => `${seat}=${entropy[seat]}`)
  return sha256([secret, ...halves].join('\n'))
}

/** The shuffle in a record's `meta`; null for games that were not played online. */
export function shuffleIn(meta: Readonly<Record<string, unknown>> | undefined): Shuffle | null {
  const found = meta?.shuffle as Partial<Shuffle> | null | undefined
  if (typeof found?.secret !== 'string' || typeof found.seedHash !== 'string') return null
  if (typeof found.entropy !== 'object' || found.entropy === null) return null
  return Object.values(found.entropy).every(half => typeof half === 'string') ? (found as Shuffle) : null
}

/** What is wrong with the proof of a deal; null if it holds. `told` is the hash that somebody saw before the deal. */
export function faultInShuffle({ secret, seedHash, entropy }: Shuffle, seed: string, told?: string): string | null {
  if (told !== undefined && told.toLowerCase() !== seedHash)
    return `the hash in the record is ${seedHash}, not the one published before the deal`
  if (sha256(secret) !== seedHash)
    return "the server's seed contribution does not match the hash published before the deal"
  if (seedOf(secret, entropy) !== seed)
    return 'the seed is not made from the contributions of the server and the players'
  return null
}
