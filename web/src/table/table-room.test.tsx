// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToyClient } from '../../test/toy-table/toy-client.ts'
import { set } from '../client/settings.ts'
import { table as generic } from '../tables/generic/index.tsx'
import { TableRoom } from './table-room.tsx'

let client: ToyClient
let root: Root
const page = document.body.appendChild(document.createElement('div'))

class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
  set('confirm', 'never')
  client = new ToyClient()
  client.play = (async () => ({ ok: false, rule: null, text: 'That came too late.' })) as never
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

/** Opens the table, and draws a card, which is rejected. */
async function draw(isRunning: boolean): Promise<void> {
  const { seat } = client.state.scene
  const clock = { id: 'turn', seats: [seat], left: 30_000, of: 30_000, running: isRunning }
  client.state = { ...client.state, clocks: [clock] as never }
  act(() => root.render(<TableRoom client={client} module={generic} id={null} />))
  await act(async () => page.querySelector<HTMLElement>('[data-piece="draw"]')?.click())
}
const textOf = (part: string): string | undefined => page.querySelector(part)?.textContent?.trim()

it('says over the board why a move was rejected', async () => {
  await draw(false)
  expect(textOf('.notice p')).toBe('That came too late.')
  expect(textOf('.prompt__note')).not.toContain('That came too late.')
})

it('says it in the prompt while a clock runs, for some seconds', async () => {
  vi.useFakeTimers()
  try {
    await draw(true)
    expect(textOf('.notice')).toBeUndefined()
    expect(textOf('.prompt__note')).toBe('That came too late.')
    act(() => vi.advanceTimersByTime(10_000))
    expect(textOf('.prompt__note')).not.toContain('That came too late.')
  } finally {
    vi.useRealTimers()
  }
})
