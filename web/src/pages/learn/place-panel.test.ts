import { expect, it } from 'vitest'
import type { ScreenBox } from '../../parts/screen-box.ts'
import { placePanel } from './place-panel.ts'

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** Whether two boxes share a point. */
function overlaps(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

it.each(WINDOWS)('places the words beside any small piece, inside a window of %o', window => {
  const panel = { width: Math.min(420, window.width - 24), height: 220 }
  for (let left = 0; left + 60 <= window.width; left += 30) {
    for (let top = 0; top + 70 <= window.height; top += 30) {
      const target = { left, top, width: 60, height: 70 }
      const place = placePanel(panel, target, window)
      const box = { ...place, ...panel }
      expect(overlaps(box, target), `${left}/${top}`).toBe(false)
      expect(box.left >= 0 && box.top >= 0, `${left}/${top}`).toBe(true)
      expect(box.left + box.width <= window.width && box.top + box.height <= window.height, `${left}/${top}`).toBe(true)
    }
  }
})

it('leaves the board free in a step without a piece', () => {
  const window = { width: 1366, height: 768 }
  expect(placePanel({ width: 420, height: 200 }, null, window).top).toBe(768 - 200 - 12)
})

it('does not cover what the words speak of, if there is room elsewhere', () => {
  const window = { width: 1366, height: 768 }
  const panel = { width: 420, height: 200 }
  const target = { left: 48, top: 330, width: 134, height: 90 }
  const card = { left: 16, top: 596, width: 240, height: 160 }
  expect(overlaps({ ...placePanel(panel, target, window), ...panel }, card)).toBe(true)
  expect(overlaps({ ...placePanel(panel, target, window, [card]), ...panel }, card)).toBe(false)
})

it('stands above the dock, in a step without a piece and beside a piece of the dock', () => {
  const window = { width: 390, height: 844 }
  const panel = { width: 366, height: 220 }
  const dock = { left: 0, top: 480, width: 390, height: 364 }
  expect(placePanel(panel, null, window, [], dock)).toEqual({ left: 12, top: 480 - 220 - 12 })
  const card = { left: 20, top: 760, width: 80, height: 60 }
  expect(overlaps({ ...placePanel(panel, card, window, [], dock), ...panel }, dock)).toBe(false)
  const door = { left: 20, top: 300, width: 80, height: 60 }
  const box = { ...placePanel(panel, door, window, [], dock), ...panel }
  expect(overlaps(box, dock) || overlaps(box, door)).toBe(false)
})
