import { chachaBlock } from './chacha.ts'
import { hexOf, sha256 } from './sha256.ts'

/** The state of a match's random stream. `used` counts the 32-bit words drawn from the stream of `key`. */
export interface ChanceState {
  key: string
  used: number
}

/** The source of all chance in a match. Every call has a name, so that a scenario can set its result. */
export interface Chance {
  readonly state: ChanceState
  /** A uniform random integer from 0 to below - 1. */
  int(name: string, below: number): number
  /** A die roll from 1 to sides. */
  die(name: string, sides: number): number
  /** The index of a uniformly random item. */
  pick(name: string, items: readonly unknown[]): number
  /** Shuffles in place. */
  shuffle(name: string, items: unknown[]): void
}

/** The start of a seed's stream. Any text is a seed; its SHA-256 is the key. */
export function chanceFrom(seed: string): ChanceState {
  return { key: sha256(seed), used: 0 }
}

/** A separate stream for a bot's simulations, so that they cannot predict the real one. */
export function rekeyed(chance: Chance): ChanceState {
  let key = ''
  for (let i = 0; i < 8; i++) key += hexOf(chance.int('key', TWO32))
  return { key, used: 0 }
}

/** Chance from a ChaCha8 stream. It advances the given state. */
export class SeededChance implements Chance {
  constructor(readonly state: ChanceState) {}

  static of(seed: string): SeededChance {
    return new SeededChance(chanceFrom(seed))
  }

  int(_name: string, below: number): number {
    if (below <= 1) return 0
    let word = this.word()
    if (below === TWO32) return word
    // Rejects words above the last whole multiple of `below`: they would favor small numbers.
    while (word >= TWO32 - below && word >= TWO32 - (TWO32 % below)) word = this.word()
    return (word >>> 0) % (below >>> 0) // integer arithmetic is faster than floating point
  }

  die(name: string, sides: number): number {
    return this.int(name, sides) + 1
  }

  pick(name: string, items: readonly unknown[]): number {
    return this.int(name, items.length)
  }

  shuffle(name: string, items: unknown[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.int(name, last + 1)
      const held = items[last]
      items[last] = items[other]
      items[other] = held
    }
  }

  private word(): number {
    const { state } = this
    const { used } = state
    const block = blockOf(state.key, (used - (used & 15)) / 16)
    state.used = used + 1
    return block.words[used & 15]
  }
}

const TWO32 = 2 ** 32

/** A computed block of a stream. */
interface Block {
  key: string
  readonly parsed: Uint32Array
  number: number
  readonly words: Uint32Array
}

/** The number of a block that is not computed yet. A number, because this runs for every draw of every search. */
const NOT_COMPUTED = -1

/**
 * A cache of the last used blocks, because draws of a match and of its bots alternate. A stream's values depend only on
 * its state.
 */
const blocks: Block[] = Array.from({ length: 8 }, () => ({
  key: '',
  parsed: new Uint32Array(8),
  number: NOT_COMPUTED,
  words: new Uint32Array(16),
}))
let latest = 0

function blockOf(key: string, number: number): Block {
  const last = blocks[latest]
  if (last.number === number && last.key === key) return last
  let at = blocks.findIndex(block => block.key === key)
  if (at < 0) {
    at = (latest + 1) % blocks.length
    parseKey(key, blocks[at])
  }
  latest = at
  const block = blocks[at]
  if (block.number !== number) {
    chachaBlock(block.parsed, number, block.words)
    block.number = number
  }
  return block
}

function parseKey(key: string, into: Block): void {
  for (let i = 0; i < 8; i++) into.parsed[i] = Number.parseInt(key.slice(i * 8, i * 8 + 8), 16)
  into.key = key
  into.number = NOT_COMPUTED
}
