// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Prompt } from './prompt.tsx'
import { type Room, RoomProvider } from './room.ts'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const MUST = { seat: 'b', kind: 'must', decision: 'answer', text: null }
const MAY = { seat: 'a', kind: 'may', decision: 'react', text: ['Play a Joker now?'] }

/** Shows the prompt of a player at a table where another player must answer. */
function show(decisions: readonly object[], choices: readonly object[]): { ask: string; note: string } {
  const scene = { seat: 'a', seq: 1, decisions, choices, outcome: null }
  const state = {
    scene,
    names: { a: 'Ann', b: 'Bob' },
    phase: { kind: 'wait' },
    log: [],
    undoBlocked: null,
    people: [],
  }
  const room = { state, draft: null, pointed: null, preview: null, hint: null, module: {}, showEnd: null }
  act(() =>
    root.render(
      <RoomProvider value={room as unknown as Room}>
        <Prompt />
      </RoomProvider>,
    ),
  )
  const textOf = (part: string): string => page.querySelector(`.prompt__${part}`)?.textContent ?? ''
  return { ask: textOf('ask'), note: textOf('note') }
}

it('says who must decide while the player can only wait', () => {
  expect(show([MUST], [])).toEqual({ ask: 'Waiting for Bob.', note: '' })
})

it('asks a player who can step in, and says who must decide after it', () => {
  const choice = { kind: 'may', move: { move: 'joker' }, text: ['Play the Joker'] }
  expect(show([MUST, MAY], [choice])).toEqual({ ask: 'Play a Joker now?', note: 'Waiting for Bob.' })
})
