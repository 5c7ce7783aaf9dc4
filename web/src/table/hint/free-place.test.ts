import { expect, it } from 'vitest'
import { freest } from './free-place.ts'

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 })

it('takes the first place at which the panel hides no hinted piece, or else the fewest', () => {
  const right = box(300, 0)
  const left = box(0, 0)
  const low = box(300, 200)
  const places = [right, left, low]
  expect(freest(places, [])).toBe(right)
  expect(freest(places, [box(150, 0)])).toBe(right)
  expect(freest(places, [box(350, 50)])).toBe(left)
  expect(freest(places, [box(350, 50), box(50, 50)])).toBe(low)
  expect(freest(places, [box(350, 50), box(250, 50), box(50, 50), box(350, 250)])).toBe(left)
})
