import { SeededChance } from '@holdout/engine'

/** Values that often cause bugs: wrong types, edge cases of numbers, texts with a meaning elsewhere. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0.5,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(3_000),
  '\u0000',
  '\ud800',
  '🧟'.repeat(20),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00',
  'clock',
  'table',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $ne: null },
  { toString: 1, valueOf: 2 },
]

const SIGNS = '{}[]":,\\0x1e-9truefalsnu é🧟\n\u0000'

/** Invalid input from a seed, so that a finding can be reproduced. */
export class Nonsense {
  private readonly chance: SeededChance

  constructor(seed: string) {
    this.chance = SeededChance.of(seed)
  }

  below(n: number): number {
    return this.chance.int('nonsense', n)
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  odd(): unknown {
    return this.oneOf(ODD)
  }

  /** A message with a field removed, added or changed in type. */
  spoiled(message: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const spoiled: Record<string, unknown> = { ...message }
    for (let i = 0; i <= this.below(2); i++) {
      const field = this.oneOf(Object.keys(message))
      const way = this.below(4)
      if (way === 0) delete spoiled[field]
      else if (way === 1) spoiled[this.oneOf(['seat', 'user', '__proto__', 'constructor', 'secret'])] = this.odd()
      else spoiled[field] = this.odd()
    }
    return spoiled
  }

  /** A value with one of its parts removed or replaced, at any depth. */
  spoiledDeep(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.below(6) === 0) return this.odd()
    const keys = Object.keys(value)
    if (keys.length === 0) return this.odd()
    const key = this.oneOf(keys)
    const part = (value as Record<string, unknown>)[key]
    if (Array.isArray(value)) {
      const at = Number(key)
      return this.below(6) === 0 ? value.toSpliced(at, 1) : value.with(at, this.spoiledDeep(part))
    }
    const { [key]: _, ...rest } = value as Record<string, unknown>
    return this.below(6) === 0 ? rest : { ...rest, [key]: this.spoiledDeep(part) }
  }

  /** Characters that resemble JSON. */
  text(): string {
    const signs = [...SIGNS]
    return Array.from({ length: this.below(60) }, () => this.oneOf(signs)).join('')
  }

  bytes(): Buffer {
    return Buffer.from(Array.from({ length: this.below(200) }, () => this.below(256)))
  }
}
