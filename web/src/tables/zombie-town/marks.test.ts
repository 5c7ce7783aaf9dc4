import type { View } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'
import { marksOf } from './marks.ts'
import { PIECE } from './pieces.ts'

const hintedAt = (goal: string | null): string[] => {
  const first = PIECE.place('B8')
  const selection = { picked: [], chosen: [], next: [first], isHinted: (piece: string) => piece === first }
  const marks = marksOf({
    view: { asked: null } as unknown as View,
    options: [],
    selection: selection as never,
    walks: [],
    plan: null,
    goal,
  })
  return [...marks].flatMap(([place, { hint }]) => (hint ? [place] : []))
}

it('marks the last place of the walk that a hint advises, because a press walks to the pressed place', () => {
  expect(hintedAt('b12')).toEqual(['b12'])
  expect(hintedAt(null)).toEqual(['B8'])
})
