// @vitest-environment happy-dom

import type { RemoteTable } from '@holdout/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ann, ben, table } from './test-table.ts'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
const requestPermission = vi.fn(async () => 'granted')
beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, {
    Notification: { permission: 'default', requestPermission },
    IS_REACT_ACT_ENVIRONMENT: true,
  })
  vi.resetModules()
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

async function show(kind: string, running = false): Promise<string> {
  const { NoticeOffer } = await import('./notice-offer.tsx')
  const state = { phase: { kind }, clocks: [{ running }] }
  const client = { state, subscribe: () => () => {} } as unknown as RemoteTable
  act(() => root.render(<NoticeOffer client={client} table={table({ status: 'playing', seats: [ann, ben] })} />))
  return page.textContent ?? ''
}

it('offers notices while a player waits, asks the browser once, and does not come back', async () => {
  expect(await show('ask')).toBe('')
  expect(await show('wait', true)).toBe('')
  expect(await show('wait')).toContain('Tell me when it is my turn')
  await act(async () => page.querySelector('button')?.click())
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(await show('wait')).toBe('')
})
