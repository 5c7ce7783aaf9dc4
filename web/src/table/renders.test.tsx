// @vitest-environment happy-dom
import type { Choice } from '@holdout/table'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ToyClient } from '../../test/toy-table/toy-client.ts'
import { set } from '../client/settings.ts'
import { useChoosing } from './choosing.ts'
import { useOverlays } from './overlays.ts'
import { useSession } from './session.ts'
import { TableRoom } from './table-room.tsx'
import { movePointer } from './use-pointed.ts'

let client: ToyClient
let root: Root
const page = document.body.appendChild(document.createElement('div'))

/** How often each part was drawn. */
let drawn = { table: 0, session: 0, overlays: 0, choosing: 0 }

function Session() {
  drawn.session++
  return <p id="position">{useSession().state.scene.seq}</p>
}

function Overlays() {
  drawn.overlays++
  useOverlays()
  return null
}

function Choosing() {
  drawn.choosing++
  return <p id="pointed">{JSON.stringify(useChoosing().pointed)}</p>
}

function Table({ scene }: { readonly scene: { readonly choices: readonly Choice[] } }) {
  drawn.table++
  return (
    <>
      <Session />
      <Overlays />
      <Choosing />
      {scene.choices.map(({ move }) => (
        <button type="button" key={JSON.stringify(move)} {...movePointer(move)} />
      ))}
    </>
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  set('confirm', 'never')
  client = new ToyClient()
  root = createRoot(page)
  act(() => root.render(<TableRoom client={client} module={{ Table, sounds: {} }} id={null} />))
  point(document.body) // the first movement also loads what a player needs after it
  drawn = { table: 0, session: 0, overlays: 0, choosing: 0 }
})
afterEach(() => act(() => root.unmount()))

function point(element: Element): void {
  act(() => void element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })))
}

it('a pointer that moves over the pieces draws only what shows the move under it', () => {
  const pieces = [...page.querySelectorAll<HTMLElement>('[data-move]')].slice(0, 4)
  expect(pieces).toHaveLength(4)
  for (const piece of pieces) {
    point(piece)
    expect(page.querySelector('#pointed')?.textContent).toBe(piece.dataset.move)
  }
  expect(drawn.choosing).toBeGreaterThanOrEqual(pieces.length)
  expect(drawn).toMatchObject({ table: 0, session: 0, overlays: 0 })
})

it('a move draws the position', async () => {
  await act(async () => void client.play({ move: 'draw' }))
  expect(page.querySelector('#position')?.textContent).toBe('1')
  expect(drawn.session).toBeGreaterThan(0)
})
