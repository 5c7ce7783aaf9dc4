import { expect, it } from 'vitest'
import { arcPath, pointsOn } from './arc.ts'

const from = { x: 100, y: 400 }
const to = { x: 500, y: 300 }

it('an arc begins and ends at its places, and rises above both', () => {
  const points = pointsOn(from, to, true)
  expect(points[0]).toEqual(from)
  expect(points.at(-1)).toEqual(to)
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(300)
})

it('a straight way has no point between', () => expect(pointsOn(from, to, false)).toEqual([from, to]))

it('the drawing of an arc stays on the screen', () => {
  expect(arcPath({ x: 0, y: 20 }, { x: 900, y: 30 })).toBe('M0 20Q450 0 900 30')
})
