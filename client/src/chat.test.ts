import type { ChatLine } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { withLines } from './chat.ts'

const line = (id: number): ChatLine => ({ id, name: 'Ann', by: 'a', seat: null, text: `line ${id}`, at: 0 })
const ids = (lines: readonly ChatLine[]): number[] => lines.map(({ id }) => id)

it('drops lines that the server repeats', () => {
  const first = withLines([], [line(3), line(5)])
  expect(ids(withLines(first, [line(3), line(5), line(8)]))).toEqual([3, 5, 8])
  expect(ids(withLines(first, [line(5)]))).toEqual([3, 5])
})

it('keeps the last 200 lines', () => {
  const many = withLines(
    [],
    Array.from({ length: 250 }, (_, i) => line(i)),
  )
  expect(ids(many)[0]).toBe(50)
  expect(many).toHaveLength(200)
})
