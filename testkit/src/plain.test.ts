import { describe, expect, it } from 'vitest'
import { aliased, difference, notPlain, sharedPart, timesIn, watched } from './plain.ts'

describe('notPlain', () => {
  it.each([
    [{ a: [1, 'x', null, true, { b: 0 }] }, null],
    [{ a: undefined }, 'a is undefined'],
    [{ a: [0, Number.NaN] }, 'a[1] is NaN'],
    [{ a: { b: new Set() } }, 'a.b is a Set'],
    [{ a: () => 1 }, 'a is a function'],
    // biome-ignore lint/suspicious/noSparseArray: that is what must be found
    [[1, , 2], '[1] is undefined'],
  ])('finds in %j: %s', (value, found) => {
    expect(notPlain(value)).toBe(found)
  })
})

describe('difference', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
    [{ a: [1, 2] }, { a: [1, 3] }, 'a[1] is 3, not 2'],
    [{ a: 1 }, {}, 'a is missing; expected 1'],
    [{}, { a: { b: 1 } }, 'a is {"b":1}; expected nothing there'],
    [[], {}, 'it is {}, not []'],
    [null, undefined, 'it is undefined, not null'],
  ])('of %j and %j: %s', (expected, found, says) => {
    expect(difference(expected, found)).toBe(says)
  })
})

describe('sharedPart', () => {
  const state = { agenda: [{ step: 'x', list: [1] }], deck: [1], rules: Object.freeze({ long: true }), outcome: {} }
  const copy = (): typeof state => ({ ...state, agenda: [...state.agenda], deck: [...state.deck] })

  it('allows sharing of steps, outcomes and frozen values', () => {
    expect(sharedPart(state, copy())).toBeNull()
  })

  it('finds mutable values, also inside a step', () => {
    expect(sharedPart(state, { ...copy(), deck: state.deck })).toBe('deck')
    expect(sharedPart(state, { ...copy(), agenda: state.agenda })).toBe('agenda')
    expect(sharedPart(state, { ...copy(), agenda: [{ step: 'x', list: state.deck }] })).toBe('agenda[0].list')
    expect(sharedPart({ a: Object.freeze({ b: state.deck }) }, { b: state.deck })).toBe('b')
  })
})

it('aliased finds one list in two places', () => {
  const list = [1]
  expect(aliased({ a: list, b: { c: [1] } })).toBeNull()
  expect(aliased({ a: list, b: { c: list } })).toBe('a and b.c')
})

it('timesIn counts texts and numbers at any depth', () => {
  expect(timesIn({ a: 'x', b: ['x', 'y', { c: 'x' }] }, 'x')).toBe(3)
})

it('watched describes what changed since', () => {
  const data = { a: [1] }
  const changed = watched(data)
  expect(changed()).toBeNull()
  data.a.push(2)
  expect(changed()).toBe('a[1] is 2; expected nothing there')
})
