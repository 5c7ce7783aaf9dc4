import type { ChatLine } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { type ChatHistory, NO_CHAT, withLines } from './chat.ts'

const line = (id: number): ChatLine => ({ id, name: 'Ann', by: 'a', seat: null, text: `line ${id}`, at: 0 })
const from = (first: number, last: number): ChatLine[] =>
  Array.from({ length: last - first + 1 }, (_, i) => line(first + i))
const ids = ({ lines }: ChatHistory): number[] => lines.map(({ id }) => id)

it('drops lines that the server repeats', () => {
  const first = withLines(NO_CHAT, { lines: [line(3), line(5)], more: false })
  expect(ids(withLines(first, { lines: [line(3), line(5), line(8)], more: false }))).toEqual([3, 5, 8])
  expect(ids(withLines(first, { lines: [line(5)], more: false }))).toEqual([3, 5])
})

it('keeps a line that arrives after a later one, in its place', () => {
  const known = withLines(NO_CHAT, { lines: [line(3), line(5)] })
  expect(ids(withLines(known, { lines: [line(4)] }))).toEqual([3, 4, 5])
})

it('keeps the last 200 lines, and says that there are earlier ones', () => {
  const some = withLines(NO_CHAT, { lines: from(1, 200), more: false })
  expect(some.hasEarlier).toBe(false)
  const many = withLines(some, { lines: from(201, 250) })
  expect(ids(many)).toEqual(ids({ lines: from(51, 250), hasEarlier: true }))
  expect(many.hasEarlier).toBe(true)
})

it('keeps earlier lines that were asked for, also when new ones arrive or the client reconnects', () => {
  const latest = withLines(NO_CHAT, { lines: from(201, 300), more: true })
  expect(latest.hasEarlier).toBe(true)
  const earlier = withLines(latest, { lines: from(101, 200), more: true })
  const all = withLines(earlier, { lines: from(1, 100), more: false })
  expect([ids(all).length, all.hasEarlier]).toEqual([300, false])
  expect(ids(withLines(all, { lines: [line(301)] }))).toHaveLength(300)
  const again = withLines(earlier, { lines: from(205, 304), more: true })
  expect([ids(again)[0], ids(again).length, again.hasEarlier]).toEqual([101, 204, true])
  expect(withLines(latest, { lines: [], more: false }).hasEarlier).toBe(false)
})

it('starts over after a gap', () => {
  const known = withLines(NO_CHAT, { lines: from(1, 10), more: false })
  const later = withLines(known, { lines: from(50, 149), more: true })
  expect([ids(later)[0], later.hasEarlier]).toEqual([50, true])
})
