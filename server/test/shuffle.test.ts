import { faultInShuffle, type Shuffle, seedOf, sha256, shuffleIn } from '@holdout/engine'
import { expect, it } from 'vitest'

const secret = 'ab'.repeat(32)
const shuffle: Shuffle = { secret, seedHash: sha256(secret), entropy: { red: 'r', black: 'b' } }
const seed = seedOf(secret, shuffle.entropy)

it('makes the seed from all contributions, in the order of the seats', () => {
  expect(seed).toBe(sha256(`${secret}\nblack=b\nred=r`))
  expect(seedOf(secret, { black: 'b', red: 'r' })).toBe(seed)
})

it('holds if nothing was changed', () => {
  expect(faultInShuffle(shuffle, seed)).toBeNull()
  expect(faultInShuffle(shuffle, seed, shuffle.seedHash.toUpperCase())).toBeNull()
})

it.each([
  ['another secret', { ...shuffle, secret: 'cd'.repeat(32) }, seed, undefined, 'does not match the hash'],
  ['a missing contribution', { ...shuffle, entropy: { red: 'r' } }, seed, undefined, 'not made from'],
  ['another seed', shuffle, sha256('x'), undefined, 'not made from'],
  ['a hash that was not published', shuffle, seed, sha256('other'), 'published before the deal'],
] as const)('does not hold with %s', (_what, changed, of, told, words) => {
  expect(faultInShuffle(changed, of, told)).toContain(words)
})

it('is read from a record if there is one', () => {
  expect(shuffleIn({ shuffle })).toEqual(shuffle)
  for (const meta of [undefined, {}, { shuffle: null }, { shuffle: { ...shuffle, entropy: { red: 5 } } }])
    expect(shuffleIn(meta)).toBeNull()
})
