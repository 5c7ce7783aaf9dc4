import { describe, expect, it } from 'vitest'
import { fieldsText } from './encode.ts'
import { same } from './same.ts'
import { OwnView, SharedView } from './view-diff.ts'

type Seen = Record<string, unknown>

/** The view of a client after a row of patches. */
function patched(before: Seen, ...patch: readonly string[]): Seen {
  const now = structuredClone(before)
  for (const text of patch) {
    const { view = {}, items = {} } = JSON.parse(`{${text.slice(1)}}`) as {
      view?: Seen
      items?: Record<string, object>
    }
    Object.assign(now, view)
    for (const [field, elements] of Object.entries(items))
      if (Array.isArray(now[field]))
        for (const [at, element] of Object.entries(elements)) (now[field] as unknown[])[+at] = element
  }
  return now
}

const part = (cards: number, hand: readonly string[] | null = null): object => ({ cards, hand })

/** Checks the patches of a row of positions, each as spectators and as one seat see it. */
function follow(positions: readonly { all: Seen; own: Seen }[]): string[] {
  const shared = new SharedView()
  const own = new OwnView()
  const texts: string[] = []
  let has: Seen = {}
  positions.forEach(({ all, own: seen }, i) => {
    const open = structuredClone(all)
    expect(shared.take(open)).toBe(i > 0)
    // Like games do: equal values are the same object.
    const view = Object.fromEntries(
      Object.entries(seen).map(([key, value]) => [
        key,
        JSON.stringify(value) === JSON.stringify(all[key]) ? open[key] : value,
      ]),
    )
    const changes = own.take(view, shared, i > 0)
    expect(changes === null, 'the first position has no patch').toBe(i === 0)
    if (changes === null) {
      has = structuredClone(seen)
      return
    }
    const patches = [fieldsText(shared.fields), fieldsText(changes)]
    texts.push(patches.join(' + '))
    has = patched(has, ...patches)
    expect(has).toEqual(seen)
  })
  return texts
}

describe('a patch of a view', () => {
  it('is empty if nothing changed', () => {
    const seen = { day: 1, players: [part(2), part(3)], last: null }
    expect(follow([0, 1].map(() => ({ all: seen, own: seen })))).toEqual([' + '])
  })

  it('contains a field, or an element of a list', () => {
    const before = { day: 1, players: [part(2), part(3)] }
    const after = { day: 2, players: [part(2), part(4)] }
    expect(follow([before, after].map(all => ({ all, own: all })))).toEqual([
      ',"view":{"day":2},"items":{"players":{"1":{"cards":4,"hand":null}}} + ',
    ])
  })

  it('contains a whole list if all of it or its length changed, or if its elements are small', () => {
    const rows = [
      { list: [part(1), part(2)], cards: ['a', 'b'] },
      { list: [part(3), part(4)], cards: ['a', 'c'] },
      { list: [part(3)], cards: ['a', 'c'] },
      { list: [], cards: [] },
    ]
    for (const text of follow(rows.map(all => ({ all, own: all })))) expect(text).not.toContain('items')
  })

  it('contains for a seat what differs there, and keeps it when shared values change', () => {
    const hand = (cards: readonly string[], others: number): { all: Seen; own: Seen } => ({
      all: { players: [part(cards.length), part(others)] },
      own: { players: [part(cards.length, cards), part(others)] },
    })
    const rows = [
      hand(['a', 'b'], 1),
      hand(['a', 'b'], 2),
      hand(['a', 'c'], 2),
      hand(['a'], 2),
      hand(['a'], 2),
      hand([], 0),
    ]
    expect(follow(rows)).toEqual([
      ',"items":{"players":{"1":{"cards":2,"hand":null}}} + ',
      ' + ,"items":{"players":{"0":{"cards":2,"hand":["a","c"]}}}',
      ',"items":{"players":{"0":{"cards":1,"hand":null}}} + ,"items":{"players":{"0":{"cards":1,"hand":["a"]}}}',
      ' + ',
      ',"view":{"players":[{"cards":0,"hand":null},{"cards":0,"hand":null}]} + ,"items":{"players":{"0":{"cards":0,"hand":[]}}}',
    ])
  })

  it('is right where a seat sees a list that others do not see, or another list', () => {
    const [one, two, three] = [part(1), part(2), part(3)]
    follow([
      { all: { hand: null }, own: { hand: [one] } },
      { all: { hand: null }, own: { hand: [two] } },
      { all: { hand: [one, two] }, own: { hand: [three] } },
      { all: { hand: [one, three] }, own: { hand: [three] } },
      { all: { hand: [two, three] }, own: { hand: null } },
      { all: { hand: [two, one] }, own: { hand: null } },
      { all: { hand: [two, one] }, own: { hand: [two, one] } },
      { all: { hand: [three, one] }, own: { hand: [three, one] } },
    ])
  })

  it('does not exist for a view with other fields, or without the view before', () => {
    const shared = new SharedView()
    const own = new OwnView()
    shared.take({ a: 1, b: 2 })
    expect(own.take({ a: 1 }, shared, true)).toBeNull()
    expect(own.take({ a: 1, c: 2 }, shared, true)).toBeNull()
    expect(own.take({ a: 5, b: 2 }, shared, true)).toBeNull()
    expect(shared.take({ a: 2, b: 2 })).toBe(true)
    expect(own.take({ a: 5, b: 2 }, shared, true)).toEqual([{ key: 'a', value: 5, change: 'whole' }])
    expect(own.take({ a: 6, b: 2 }, shared, false)).toBeNull()
    expect(shared.take({ a: 2 })).toBe(false)
    expect(shared.take({ b: 2 })).toBe(false)
  })
})

it.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ 0: 1 }, [1], false],
  [[1, 2], [1], false],
  [null, {}, false],
])('compares %j with %j', (a, b, expected) => {
  expect(same(a, b)).toBe(expected)
})
