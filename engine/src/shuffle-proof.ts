import { sha256 } from './sha256.ts'

/** The shuffle proof of an online match, in `meta.shuffle` of its record. */
export interface Shuffle {
  /** The server's seed contribution, secret until the match ends. */
  readonly secret: string
  /** SHA-256 of `secret`, published before any player contributed. */
  readonly seedHash: string
  /** The players' seed contributions, by seat. */
  readonly entropy: Readonly<Record<string, string>>
  /** SHA-256 of the contributions that players committed to before any was revealed, by seat. */
  readonly commits?: Readonly<Record<string, string>>
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
  return isTexts(found.entropy) && (found.commits === undefined || isTexts(found.commits)) ? (found as Shuffle) : null
}

function isTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(one => typeof one === 'string')
}

/** How the seats took part in a shuffle, each list sorted. */
export interface ShuffleParts {
  /** Committed before any contribution was revealed, and revealed it. */
  readonly committed: readonly string[]
  /** Contributed without a commitment: the operator knew the other contributions that were sent openly before. */
  readonly open: readonly string[]
  /** Committed, but did not reveal in time. The seed was made without it. */
  readonly withheld: readonly string[]
}

export function shuffleParts({ entropy, commits = {} }: Shuffle): ShuffleParts {
  const given = Object.keys(entropy).sort()
  return {
    committed: given.filter(seat => seat in commits),
    open: given.filter(seat => !(seat in commits)),
    withheld: Object.keys(commits)
      .filter(seat => !(seat in entropy))
      .sort(),
  }
}

/** The fault of a shuffle proof; null if it holds. `announced` is the hash that a player saw before the deal. */
export function faultInShuffle(shuffle: Shuffle, seed: string, announced?: string): string | null {
  const { secret, seedHash, entropy, commits = {} } = shuffle
  if (announced !== undefined && announced.toLowerCase() !== seedHash)
    return `the hash in the record is ${seedHash}, not the one published before the deal`
  if (sha256(secret) !== seedHash)
    return "the server's seed contribution does not match the hash published before the deal"
  const changed = shuffleParts(shuffle).committed.find(seat => sha256(entropy[seat]) !== commits[seat])
  if (changed !== undefined) return `the seed contribution of ${changed} does not match the hash committed to before`
  if (seedOf(secret, entropy) !== seed)
    return 'the seed is not made from the contributions of the server and the players'
  return null
}
