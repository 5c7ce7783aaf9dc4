import type { BrowserContext, CDPSession, Worker } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** The registration of the site's service worker. */
async function registrationId(session: CDPSession): Promise<string> {
  const found = new Promise<string>(done => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === site.url)
      if (own) done(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** The service worker, which keeps what it shows and opens: a browser without a screen has no notices. */
async function spiedWorker(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers()
  await worker.evaluate(() => {
    const spied: unknown[] = []
    Object.assign(globalThis, { spied })
    const { registration, clients } = globalThis as unknown as {
      registration: { showNotification: unknown }
      clients: { openWindow: unknown }
    }
    registration.showNotification = async (title: string, options: object) => void spied.push({ title, ...options })
    clients.openWindow = async (url: string) => void spied.push({ opened: url })
  })
  return worker
}

const spied = (worker: Worker): Promise<unknown> =>
  worker.evaluate(() => (globalThis as unknown as { spied: unknown }).spied)

it('shows a push message of the server without a page of the site, and opens its table', async () => {
  visit = await site.visit('desktop', {}, { offline: true })
  const { context, page } = visit
  const { origin } = new URL(site.url)
  await visit.go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const worker = await spiedWorker(context)
  const session = await context.newCDPSession(page)
  const id = await registrationId(session)
  await page.goto(`${site.url}healthz`) // it has no script of the site
  const message = { title: 'Your turn: Viral Dawn', body: 'With Ann.', path: 't/abc', tag: 'abc' }
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data: JSON.stringify(message) })
  const shown = { title: message.title, body: message.body, tag: 'abc', data: { path: message.path } }
  await expect.poll(() => spied(worker), { timeout: 20_000 }).toEqual([expect.objectContaining(shown)])
  await worker.evaluate(path => {
    const notification = { close() {}, data: { path } }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  }, message.path)
  await expect.poll(() => spied(worker)).toContainEqual({ opened: `${site.url}${message.path}` })
})
