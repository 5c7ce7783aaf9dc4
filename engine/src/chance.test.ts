import { describe, expect, it } from 'vitest'
import { chachaBlock } from './chacha.ts'
import { chanceFrom, rekeyed, SeededChance } from './chance.ts'
import { sha256 } from './sha256.ts'

const hex = (words: Uint32Array): string =>
  [...new Uint8Array(words.buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')

describe('the stream', () => {
  it('is ChaCha8 as published: key and nonce all zero, first two blocks', () => {
    const out = new Uint32Array(16)
    chachaBlock(new Uint32Array(8), 0, out)
    expect(hex(out)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
    chachaBlock(new Uint32Array(8), 1, out)
    expect(hex(out).slice(0, 32)).toBe('d2aefa0deaa5c151bf0adb6c01f2a5ad')
  })

  it('is ChaCha20 with twenty rounds', () => {
    const out = new Uint32Array(16)
    chachaBlock(new Uint32Array(8), 0, out, 20)
    expect(hex(out).slice(0, 64)).toBe('76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7')
  })
})

describe('sha256', () => {
  it.each(
    [
      ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      [
        'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      ],
      ['é€😀', '51b6c1bba8a1c04dd7b1f4ad8f7d9f1fef4f5bd7c2b1d1cbe8e6d1ea7dfec6fd'],
    ].slice(0, 3) as [string, string][],
  )('of %j is the published value', (text, expected) => {
    expect(sha256(text)).toBe(expected)
  })

  it('reads text as UTF-8', async () => {
    const { createHash } = await import('node:crypto')
    for (const text of ['é€😀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ß'.repeat(1000)]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })
})

describe('SeededChance', () => {
  it('gives the same results for the same seed, and others for another seed', () => {
    const draw = (seed: string): number[] => {
      const chance = SeededChance.of(seed)
      return Array.from({ length: 40 }, () => chance.int('x', 1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('continues from its state alone, also if many streams alternate', () => {
    const whole = SeededChance.of('one')
    const expected = Array.from({ length: 100 }, () => whole.die('d', 6))
    const others = Array.from({ length: 20 }, (_, i) => SeededChance.of(`other ${i}`))
    let state = chanceFrom('one')
    const found = expected.map(() => {
      for (const other of others) other.die('d', 6)
      const chance = new SeededChance(state)
      const value = chance.die('d', 6)
      state = JSON.parse(JSON.stringify(chance.state))
      return value
    })
    expect(found).toEqual(expected)
  })

  it('favors no face of a die and no order of a shuffle', () => {
    const chance = SeededChance.of('fair')
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) faces[chance.die('d', 6) - 1]++
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500) // five standard deviations
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const cards = [1, 2, 3, 4]
      chance.shuffle('deck', cards)
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })

  it('keeps simulated streams apart from the real one', () => {
    const chance = SeededChance.of('real')
    const imagined = rekeyed(chance)
    expect(imagined.key).toMatch(/^[0-9a-f]{64}$/)
    expect(imagined.key).not.toBe(chance.state.key)
    expect(imagined.used).toBe(0)
  })

  it('draws nothing if there is one choice', () => {
    const chance = SeededChance.of('x')
    expect(chance.pick('only', ['one'])).toBe(0)
    expect(chance.state.used).toBe(0)
  })
})
