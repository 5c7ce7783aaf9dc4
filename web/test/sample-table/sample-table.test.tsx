// @vitest-environment happy-dom
import { Match } from '@holdout/engine'
import { nightWatch } from '@holdout/night-watch'
import { DeviceTable, type KnownMatch, realTime } from '@holdout/table'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { set } from '../../src/client/settings.ts'
import { TableRoom } from '../../src/table/table-room.tsx'
import { table as module } from './index.tsx'

/** The names on the table are explained by a worker, which has no part in these tests. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

let client: DeviceTable
let root: Root
const page = document.body.appendChild(document.createElement('div'))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
  set('confirm', 'never')
  const match: KnownMatch = Match.start(nightWatch, { seed: 'sample-table', options: { players: 2 } }) as never
  client = new DeviceTable({
    match,
    seating: { people: { p1: 'Ann', p2: 'Bob' }, bots: {} },
    askAll: false,
    pause: () => 1e9,
    time: { ...realTime, now: () => performance.now() },
    keep: () => {},
  })
  client.start()
  root = createRoot(page)
  act(() => root.render(<TableRoom client={client} module={module} id={null} />))
})
afterEach(() => act(() => root.unmount()))

const lit = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('.frame button.can:not([aria-pressed="true"])')]
const press = (piece: string): Promise<void> =>
  act(async () => page.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.click())

/** At a table of one device the next player takes the screen over. */
async function takeOver(): Promise<void> {
  if (client.state.phase.kind === 'hand-over') await act(async () => client.ready())
}

it('lays a card against the door by a press on both', async () => {
  await takeOver()
  const [card] = (client.state.scene.view as { hand: readonly string[] }).hand
  await press(card)
  expect(page.querySelector('.prompt__ask')?.textContent).toBe('Choose where it goes: the door or your bag.')
  await press('door')
  expect(client.state.log.map(({ event }) => event)).toContainEqual(expect.objectContaining({ event: 'held', card }))
})

it('is played to its end by pressing what is lit', async () => {
  for (let presses = 0; presses < 200 && client.state.scene.outcome === null; presses++) {
    await takeOver()
    const pieces = lit()
    expect(pieces.length).toBeGreaterThan(0)
    await act(async () => pieces[presses % pieces.length].click())
  }
  expect(client.state.scene.outcome).not.toBeNull()
})
