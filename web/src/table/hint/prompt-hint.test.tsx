// @vitest-environment happy-dom
import type { Hint } from '@holdout/table'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { Prompt } from '../prompt.tsx'
import { type Room, RoomProvider } from '../room.tsx'

it('gives what speaks for a hint as its reason, not what the move does', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const move = { move: 'stop' }
  const hint: Hint = { move, text: ['Stop'], reasons: [['2 fewer zombies than after the next best move.']] }
  const decision = { seat: 'a', kind: 'must', decision: 'act', text: ['What do you do?'] }
  const scene = {
    seat: 'a',
    seq: 1,
    decisions: [decision],
    choices: [{ kind: 'must', move, text: ['Stop'] }],
    outcome: null,
  }
  const state = { scene, names: {}, phase: { kind: 'ask' }, log: [], undoBlocked: null, people: [] }
  const module = { consequence: () => 'If you stop now, the front door falls.' }
  const room = { state, draft: null, pointed: null, preview: null, hint, module, showEnd: null }
  act(() =>
    root.render(
      <RoomProvider value={room as unknown as Room}>
        <Prompt />
      </RoomProvider>,
    ),
  )
  const note = page.querySelector('.prompt__note')?.textContent
  expect(note).toContain('Stop')
  expect(note).toContain('2 fewer zombies than after the next best move.')
  expect(note).not.toContain('falls')
  act(() => root.unmount())
})
