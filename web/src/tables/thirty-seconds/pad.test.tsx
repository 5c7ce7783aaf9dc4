// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AtTable } from './testing/at-table.tsx'

let table: AtTable
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

/** The Survivor lies beside a zombie that can be knocked down by one who stands. */
const DOWN = `given   survivor: sophia r3 E4 down
        r3: [shuffler]`

const cells = (): (string | undefined)[] =>
  [...table.page.querySelectorAll<HTMLElement>('.kit-pad__cell')].map(({ dataset }) => dataset.cell)
const cell = (id: string): HTMLElement => table.one(`.kit-pad__cell[data-cell="${id}"]`)
const tap = (on: HTMLElement, x: number, y: number): Promise<void> =>
  act(async () => {
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }))
  })
const energy = (): number => (table.client.state.scene.view as { energy: number }).energy
const asked = (): string | null => (table.client.state.scene.view as { asked: string | null }).asked

it('keeps every action in its place when the Survivor stands up', async () => {
  table = new AtTable(DOWN, { seat: 'survivor' })
  const before = cells()
  expect(before[3]).toBe('stand-up')
  await table.press(cell('stand-up'))
  expect(cells()).toEqual(before.map(id => (id === 'stand-up' ? 'knock-down' : id)))
  expect(before.at(-1)).toBe('end-phase')
})

it('keeps the actions in their places while the other side decides, and says why they wait', async () => {
  table = new AtTable('given   survivor: abbe r3 E4', { seat: 'zombie' })
  expect(cells()).toHaveLength(9)
  expect(cell('end-phase').getAttribute('aria-disabled')).toBe('true')
  expect(cell('end-phase').title).toContain('only in your own Action Phase')
})

it('ignores a second press on the spot of a move for 300 ms after it is shown', async () => {
  table = new AtTable(DOWN, { seat: 'survivor' })
  await tap(cell('stand-up'), 100, 100)
  const left = energy()
  await tap(cell('end-phase'), 103, 98)
  expect([asked(), energy()]).toEqual(['survivor-acts', left])
  await act(async () => void (await vi.advanceTimersByTimeAsync(300)))
  await tap(cell('end-phase'), 103, 98)
  expect(asked()).not.toBe('survivor-acts')
})

it('takes a quick press on another spot, a quick second press on the same button, and keys', async () => {
  table = new AtTable('given   survivor: abbe r3 E4', { seat: 'survivor' })
  const { energy: full } = table.client.state.scene.view as { energy: number }
  await tap(cell('draw'), 100, 100)
  await tap(cell('draw'), 101, 100)
  expect(energy()).toBe(full - 2)
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 't', cancelable: true })))
  expect(energy()).toBe(full - 3)
  await tap(cell('draw'), 100, 100)
  await tap(cell('end-phase'), 300, 100)
  expect(asked()).not.toBe('survivor-acts')
})
