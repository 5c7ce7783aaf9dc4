// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Room, RoomProvider } from '../room.tsx'
import FirstTips from './first-tips.tsx'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const rect = { left: 0, top: 500, right: 300, bottom: 600, width: 300, height: 100 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect as DOMRect)
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
})

const CLOCK = { id: 'turn', seats: ['a'], left: 30_000, of: 30_000 }

/** Shows the tips at a table without tips of its own, and returns the tip. */
function show(state: object): string | null {
  const all = {
    slug: 'toy',
    scene: { seat: 'a', seq: 1 },
    phase: { kind: 'ask' },
    clocks: [],
    undoBlocked: { text: 'There is nothing to undo.', rule: null },
    ...state,
  }
  act(() =>
    root.render(
      <RoomProvider value={{ state: all, module: {} } as unknown as Room}>
        <div className="prompt" />
        <FirstTips />
      </RoomProvider>,
    ),
  )
  return page.querySelector('.tip [role="status"]')?.textContent ?? null
}

it('waits while a clock runs', () => {
  expect(show({ clocks: [{ ...CLOCK, running: true }] })).toBeNull()
  expect(show({ clocks: [{ ...CLOCK, running: false }] })).not.toBeNull()
})

it('promises Undo only where there is one', () => {
  expect(show({})).toContain('Undo')
  expect(show({ undoBlocked: { text: 'Undo is off.', rule: 'UD-D5' } })).not.toContain('Undo')
  expect(show({ clocks: [{ ...CLOCK, running: false }] }), 'a table with a clock').not.toContain('Undo')
})
