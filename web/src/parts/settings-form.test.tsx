// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let root: Root
const page = document.body.appendChild(document.createElement('div'))
const requestPermission = vi.fn()

/** The browser was never asked, and answers this. */
async function show(answer: NotificationPermission): Promise<void> {
  const notification = { permission: 'default' as NotificationPermission, requestPermission }
  requestPermission.mockReset().mockImplementation(async () => {
    notification.permission = answer
    return answer
  })
  Object.assign(globalThis, { Notification: notification, IS_REACT_ACT_ENVIRONMENT: true })
  vi.resetModules()
  const { SettingsForm } = await import('./settings-form.tsx')
  act(() => root.render(<SettingsForm />))
}
beforeEach(() => {
  localStorage.clear()
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const radio = (label: string): HTMLInputElement => {
  const found = [...page.querySelectorAll('label')].find(
    one => one.textContent === label && one.querySelector('input[name="notices"]'),
  )
  return found?.querySelector('input') as HTMLInputElement
}

it('does not claim notices before the browser was asked, and asks when Always is pressed', async () => {
  await show('granted')
  expect(radio('Sound only').checked).toBe(true)
  const always = [...page.querySelectorAll<HTMLInputElement>('input[name="notices"]')][0]
  await act(async () => always.click())
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(always.checked).toBe(true)
})

it('says that the browser blocks notices', async () => {
  await show('denied')
  const always = [...page.querySelectorAll<HTMLInputElement>('input[name="notices"]')][0]
  await act(async () => always.click())
  expect(always.checked).toBe(false)
  expect(page.textContent).toContain('Your browser blocks notices of this site.')
})
