import { expect, it } from 'vitest'
import { placeTip } from './place-tip.ts'

const PHONE = { width: 390, height: 844 }
const TIP = { width: 320, height: 120 }
const PROMPT = { left: 0, top: 480, width: 390, height: 120 }

it('stands below a piece in the upper half, above one in the lower half, and inside the window', () => {
  const high = { left: 300, top: 100, width: 80, height: 60 }
  expect(placeTip(high, null, [], TIP, PHONE)).toEqual({ left: 62, top: 170 })
  const low = { left: 10, top: 700, width: 80, height: 60 }
  expect(placeTip(low, null, [], TIP, PHONE)).toEqual({ left: 8, top: 570 })
})

it('stands above the prompt if it would cover it', () => {
  const hand = { left: 10, top: 640, width: 80, height: 100 }
  expect(placeTip(hand, PROMPT, [], TIP, PHONE).top, 'a card in hand').toBe(350)
  const board = { left: 10, top: 340, width: 80, height: 60 }
  expect(placeTip(board, PROMPT, [], TIP, PHONE).top, 'a piece right above the prompt').toBe(210)
})

it('covers the board rather than the prompt', () => {
  const board = { left: 2, top: 50, width: 386, height: 430 }
  expect(placeTip(board, PROMPT, [], TIP, PHONE).top).toBe(350)
})

it('stands beside what can be pressed where there is room', () => {
  const [window, prompt] = [
    { width: 1366, height: 768 },
    { left: 8, top: 542, width: 1330, height: 74 },
  ]
  const next = { left: 526, top: 462, width: 324, height: 74 }
  expect(placeTip(prompt, null, [], TIP, window)).toEqual({ left: 513, top: 412 })
  expect(placeTip(prompt, null, [next], TIP, window)).toEqual({ left: 8, top: 412 })
  const pile = { left: 0, top: 200, width: 300, height: 300 }
  expect(placeTip(prompt, null, [next, pile], TIP, window)).toEqual({ left: 1038, top: 412 })
})
