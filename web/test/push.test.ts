import type { BrowserContext, CDPSession, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NoticeReceiver, PushSubscriber } from '../../tools/programs/notice-receivers.ts'
import { testSite, type Visit } from './browser.ts'
import { guestsOf, playUntil } from './online-people.ts'

const site = testSite({ HOLDOUT_NOTICE_DELAY: '0', HOLDOUT_PRIVATE_WEBHOOKS: 'on', HOLDOUT_AWAY: '500' })
const arrives = guestsOf(site)

/** Stands for the push service of the browser makers, which tests cannot reach. */
let service: NoticeReceiver
beforeAll(async () => {
  service = await NoticeReceiver.start()
})
afterAll(() => service.stop())

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

/** A browser with the site's service worker and no page of the site, which gets push messages. */
class ClosedPage {
  private constructor(
    private readonly session: CDPSession,
    private readonly registrationId: string,
    private readonly worker: Worker,
  ) {}

  static async of({ page, context }: Visit): Promise<ClosedPage> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const worker = await spiedWorker(context)
    const session = await context.newCDPSession(page)
    const id = await registrationId(session)
    await page.goto(`${site.url}healthz`) // it has no script of the site
    return new ClosedPage(session, id, worker)
  }

  /** Delivers a message. Returns the notice that it shows. */
  async gets(message: Readonly<Record<string, string>>): Promise<unknown> {
    const { registrationId } = this
    const data = JSON.stringify(message)
    await this.session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(site.url).origin,
      registrationId,
      data,
    })
    await expect.poll(async () => (await this.spied()).length, { timeout: 20_000 }).toBe(1)
    return (await this.spied())[0]
  }

  /** Presses the notice. Returns the address that opens. */
  async presses({ path }: Readonly<Record<string, string>>): Promise<string> {
    await this.worker.evaluate(to => {
      const notification = { close() {}, data: { path: to } }
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
    }, path)
    await expect.poll(async () => (await this.spied()).length).toBe(2)
    return ((await this.spied())[1] as { opened: string }).opened
  }

  private spied(): Promise<readonly unknown[]> {
    return this.worker.evaluate(() => (globalThis as unknown as { spied: unknown[] }).spied)
  }
}

/** Lets a page ask for permission, and subscribe at our push service. Without a screen, a browser refuses both. */
function canSubscribe(subscription: PushSubscriber) {
  return ({ page }: Visit): Promise<unknown> =>
    page.addInitScript(json => {
      const notice = { permission: 'default', requestPermission: async () => (notice.permission = 'granted') }
      Object.assign(window, { Notification: notice })
      PushManager.prototype.subscribe = async () => ({ toJSON: () => json }) as unknown as PushSubscription
    }, subscription.json)
}

it('brings a player back from a closed page: link, name, seat, leave, notice, press, move', async () => {
  const subscription = new PushSubscriber(service)
  const ann = await arrives('Ann')
  const ben = await arrives('Ben', 'phone', canSubscribe(subscription), { offline: true })
  await ben.follows(await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0'))
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  const offer = ben.page.getByRole('button', { name: 'Tell me when it is my turn' })
  await playUntil([ann, ben], async guest => guest === ben && (await offer.isVisible()))
  const known = ben.page.waitForResponse(answer => answer.url().endsWith('/api/me/notices/push'))
  await offer.click()
  expect((await known).status()).toBe(201)
  const closed = await ClosedPage.of(ben.visit)
  await playUntil([ann], () => service.requests.length > 0)
  const message = subscription.read(service.requests[0])
  expect(await closed.gets(message)).toMatchObject({ title: message.title, body: expect.stringContaining('Ann') })
  await ben.page.goto(await closed.presses(message))
  await expect.poll(async () => (await ben.seesNow()).phase, { message: 'it is my turn' }).toBe('ask')
  const { seq } = await ben.seesNow()
  await playUntil([ben], (_, now) => now > seq)
  expect(service.requests, 'one notice for one turn').toHaveLength(1)
})
