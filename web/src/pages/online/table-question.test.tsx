// @vitest-environment happy-dom
import type { OnlineState, RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnlineActions } from './online-actions.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { ann, ben, bot, table } from './test-table.ts'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const playing = (more: Partial<TableInfo> = {}): TableInfo =>
  table({ status: 'playing', seats: [ann, ben, bot], moves: 5, ...more })
const ONLINE = { connected: true, error: null, ended: null } as unknown as OnlineState
const LOG = [
  { at: 4, text: ['Ben lays the 7.'] },
  { at: 5, text: ['Courier passes.'] },
]

function notices(info: TableInfo): { request: ReturnType<typeof vi.fn> } {
  const request = vi.fn(async () => ({ ok: true }))
  const state = { log: LOG, names: {}, scene: { seq: 5 }, phase: { kind: 'ask' }, clocks: [] }
  const client = { state, subscribe: () => () => {}, request } as unknown as RemoteTable
  act(() => root.render(<OnlineNotices client={client} online={ONLINE} table={info} next={null} />))
  return { request }
}

function press(name: string): void {
  const button = [...page.querySelectorAll('button')].find(one => one.textContent?.trim() === name)
  act(() => button?.click())
}

it('asks a player whether to stop the game, and sends the answer', () => {
  const asked = playing({ stop: { seat: 'b', by: [], of: 1, you: false } })
  const { request } = notices(asked)
  expect(page.textContent).toContain('Ben asks to stop the game. It stops if all players agree.')
  press('Decline')
  expect(request).toHaveBeenLastCalledWith({ type: 'answer-stop', agree: false })
  press('Agree')
  expect(request).toHaveBeenLastCalledWith({ type: 'answer-stop', agree: true })
})

it('lets the player who asked withdraw, and not agree', () => {
  notices(playing({ stop: { seat: 'a', by: [], of: 2, you: false } }))
  expect(page.textContent).toContain('0 of 2 agreed.')
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Withdraw'])
})

it('names the moves of a question to undo', () => {
  notices(playing({ undo: { seat: 'b', moves: 2, by: [], of: 1, you: false } }))
  expect(page.textContent).toContain('Ben asks to undo "Ben lays the 7" and the 1 move after it.')
})

it('says who stopped the game, and that it is not lost', () => {
  notices(playing({ status: 'over', outcome: 'stopped', stoppedBy: 'Ben' }))
  expect(page.textContent).toContain('Ben asked to stop the game, and all players agreed. It is neither won nor lost.')
})

it('offers to ask for an undo and for stopping in the menu, the latter after a second press', () => {
  const askUndo = vi.fn()
  const askStop = vi.fn()
  act(() =>
    root.render(<OnlineActions table={playing()} canUndo askUndo={askUndo} askStop={askStop} close={() => {}} />),
  )
  press('Ask the others to undo')
  expect(askUndo).toHaveBeenCalledOnce()
  press('Stop the game')
  expect(askStop).not.toHaveBeenCalled()
  press('Ask all players')
  expect(askStop).toHaveBeenCalledOnce()
})

it('does not offer to ask for an undo at a table that does not allow it', () => {
  const table = playing({ undoOff: true })
  act(() => root.render(<OnlineActions table={table} canUndo askUndo={null} askStop={vi.fn()} close={() => {}} />))
  expect(page.textContent).not.toContain('undo')
  expect(page.textContent).toContain('Stop the game')
})
