// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Room, RoomProvider } from './room.tsx'
import { useRoomKeys } from './room-keys.ts'

let root: Root
let done: string[]
const page = document.body.appendChild(document.createElement('div'))

function Keys() {
  useRoomKeys()
  return null
}

function AtTable() {
  const state = { undoBlocked: null, canRedo: true, scene: { outcome: null }, phase: { kind: 'ask' } }
  const room = { state, draft: null, undo: () => done.push('undo'), redo: () => done.push('redo') }
  return (
    <RoomProvider value={room as unknown as Room}>
      <Keys />
    </RoomProvider>
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  done = []
  root = createRoot(page)
  act(() => root.render(<AtTable />))
})
afterEach(() => act(() => root.unmount()))

const press = (key: string, how: KeyboardEventInit = {}): void => {
  dispatchEvent(new KeyboardEvent('keydown', { key, ...how }))
}

it('undoes and redoes by the keys of every program', () => {
  press('z', { ctrlKey: true })
  press('z', { metaKey: true })
  press('Z', { ctrlKey: true, shiftKey: true })
  press('y', { ctrlKey: true })
  expect(done).toEqual(['undo', 'undo', 'redo', 'redo'])
})

it('leaves other keys with Ctrl to the browser', () => {
  press('u', { ctrlKey: true })
  press('z', { ctrlKey: true, altKey: true })
  expect(done).toEqual([])
})
