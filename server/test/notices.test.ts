import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { NoticeReceiver, PushSubscriber, vapidClaims } from '../../tools/programs/notice-receivers.ts'
import { Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, mustMove, newTable, playOn, servers, stopMatch } from './table-host.ts'

const { start: startServer } = servers()
const { newDatabase } = services()

const start = (env: Record<string, string> = {}) =>
  startServer(undefined, { HOLDOUT_NOTICE_DELAY: '0', HOLDOUT_PRIVATE_WEBHOOKS: 'on', ...env })

const STORES: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
  ['SQLite', async () => ({})],
  ...(CLUSTER
    ? [
        [
          'PostgreSQL',
          async () => ({
            DATABASE_URL: await newDatabase(),
            HOLDOUT_SECRET: 'of the tests of notices on PostgreSQL only',
          }),
        ] as const,
      ]
    : []),
]

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
})

async function receiver(): Promise<NoticeReceiver> {
  const started = await NoticeReceiver.start()
  open.push(started)
  return started
}

/** Adds a push subscription for a person. */
async function subscribed(person: Person, service: NoticeReceiver): Promise<PushSubscriber> {
  const subscription = new PushSubscriber(service)
  expect(await person.ask('POST', 'api/me/notices/push', subscription.json)).toMatchObject({ status: 201 })
  return subscription
}

/** Ann plays alone until Ben, who closed his page, must decide. */
async function untilBensTurn({ pages: [ann, ben], id, people }: Awaited<ReturnType<typeof gather>>): Promise<void> {
  // Ben answers while it is his turn at the start.
  await playOn([ann, ben], () => mustMove(ann) && !mustMove(ben))
  await ben.close()
  await playOn([ann], () => !mustMove(ann))
  const own = async (): Promise<boolean> => {
    const { body } = await people[1].ask('GET', `api/tables/${id}`)
    return (body.seats as { you: boolean; toMove: boolean }[]).some(({ you, toMove }) => you && toMove)
  }
  await expect.poll(own, { timeout: 30_000 }).toBe(true)
}

describe.each(STORES)('notices (%s)', (_store, env) => {
  it('tell a player who is away by push that it is their turn, once, and nothing else', async () => {
    const { url } = await start(await env())
    const service = await receiver()
    const table = await gather(url, 'thirty-seconds')
    const [ann, ben] = table.people
    await subscribed(ann, service)
    const subscription = await subscribed(ben, service)
    await untilBensTurn(table)
    await service.arrived(1)
    const [request] = service.requests
    expect(request.path).toBe(subscription.path)
    expect(subscription.read(request)).toEqual({
      title: expect.stringMatching(/^Your turn: /),
      body: 'With Ann.',
      path: `t/${table.id}`,
      tag: table.id,
    })
    const { body } = await ben.ask('GET', 'api/me/notices')
    const { aud, sub } = vapidClaims(request, String(body.pushKey))
    expect(aud).toBe(service.url)
    expect(sub).toMatch(/^https:\/\//)
    // Ann looked at the table all the time: her notices are dropped.
    await table.pages[0].request({ type: 'chat', text: 'Where are you?' })
    await service.arrived(2)
    expect(subscription.read(service.requests[1])).toMatchObject({
      title: expect.stringMatching(/^New chat messages: /),
    })
    expect(service.requests.map(({ path }) => path)).toEqual([subscription.path, subscription.path])
  })

  it('delete a subscription that is gone, and say so in a test', async () => {
    const { url } = await start(await env())
    const [service, webhook] = [await receiver(), await receiver()]
    service.answer = () => 410
    const ann = await Person.called('Ann', url)
    await subscribed(ann, service)
    await ann.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/hook` })
    const tested = await ann.ask('POST', 'api/me/notices/test')
    expect(tested.body.channels).toMatchObject([{ ok: false }, { ok: true }])
    const { body } = await ann.ask('GET', 'api/me/notices')
    expect(body.channels).toMatchObject([{ kind: 'webhook', to: new URL(webhook.url).host, confirmed: true }])
  })

  it('tell of a rematch and a full table, and are moved to the account of a guest', async () => {
    const { url } = await start(await env())
    const webhook = await receiver()
    const table = await gather(url, 'thirty-seconds')
    const [ann, ben] = table.people
    await ben.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/ben` })
    await ben.ask('POST', 'api/account', { login: 'ben', password: 'long enough' })
    await stopMatch([table.pages[0], await ben.open(table.id)])
    const gone = await ben.open(table.id)
    await gone.close()
    expect(await table.pages[0].request({ type: 'rematch' })).toMatchObject({ type: 'done' })
    await webhook.arrived(1)
    const sent = JSON.parse(webhook.requests[0].body.toString())
    expect(sent.content).toBe(sent.text)
    expect(sent.content).toMatch(/^Rematch: .*\nWith Ann\.\nhttp.*\/t\//)
    await ann.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/ann` })
    const seats = table.seats
    const own = (await ann.ask('POST', 'api/tables', newTable('thirty-seconds', { seat: seats[0] }))).body.id as string
    const page = await ben.open(own)
    expect(await page.request({ type: 'sit', seat: seats[1], name: 'Ben', entropy: '' })).toMatchObject({
      type: 'done',
    })
    await webhook.arrived(2)
    expect(webhook.requests[1].path).toBe('/ann')
    expect(webhook.requests[1].body.toString()).toContain('All seats are taken')
  })

  it('are not sent about a muted table or a turn that has passed', async () => {
    const { url } = await start({ ...(await env()), HOLDOUT_NOTICE_DELAY: '1500' })
    const webhook = await receiver()
    const table = await gather(url, 'thirty-seconds')
    const [, ben] = table.people
    await ben.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/ben` })
    await ben.ask('PUT', `api/me/notices/muted/${table.id}`, { on: true })
    await untilBensTurn(table)
    const other = await gather(url, 'thirty-seconds')
    const [, ben2] = other.people
    await ben2.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/ben2` })
    await untilBensTurn(other)
    // He plays before the notice is due, from another device, and leaves again.
    const page = await ben2.open(other.id)
    await playOn([page], () => !mustMove(page))
    await page.close()
    // A player who is still connected is told of no chat.
    const [ann2] = other.pages
    await ann2.until(() => ann2.info?.seats.filter(({ here }) => here).length === 1)
    await ann2.request({ type: 'chat', text: 'Your turn was fine.' })
    await webhook.arrived(1)
    expect(webhook.requests.map(({ path, body }) => [path, body.toString().includes('New chat messages')])).toEqual([
      ['/ben2', true],
    ])
  })
})

describe('channels', () => {
  it('refuse private addresses, also behind a name, and unknown keys', async () => {
    const { url } = await startServer()
    const ann = await Person.called('Ann', url)
    const refused = async (body: object, path = 'webhook'): Promise<unknown> => {
      const { status, body: answer } = await ann.ask('POST', `api/me/notices/${path}`, body)
      expect(status).toBe(400)
      return answer.error
    }
    for (const host of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '[::1]',
      '[::ffff:10.0.0.1]',
      '[fe80::1]',
      '0x7f.1',
    ])
      expect(await refused({ url: `https://${host}/hook` })).toMatch(/private network/)
    expect(await refused({ url: 'http://example.org/hook' })).toMatch(/https/)
    expect(await refused({ url: 'https://a:b@example.org/hook' })).toMatch(/user name or password/)
    expect(await refused({ url: 'hook' })).toMatch(/not an address/)
    const keys = { p256dh: 'AAAA', auth: 'AAAA' }
    expect(await refused({ endpoint: 'https://push.example.org/x', keys }, 'push')).toMatch(/push subscription/)
    expect(await ann.ask('POST', 'api/me/notices/webhook', { url: 'https://localhost/hook' })).toMatchObject({
      status: 201,
    })
    expect((await ann.ask('POST', 'api/me/notices/test')).body.channels).toMatchObject([
      { ok: false, reason: 'The address is in a private network. Use a public one.' },
    ])
  })

  it('do not follow redirects', async () => {
    const { url } = await start()
    const webhook = await receiver()
    webhook.answer = ({ path }) => (path === '/hook' ? 302 : 200)
    const ann = await Person.called('Ann', url)
    await ann.ask('POST', 'api/me/notices/webhook', { url: `${webhook.url}/hook` })
    const tested = await ann.ask('POST', 'api/me/notices/test')
    expect(tested.body.channels).toMatchObject([{ ok: false, reason: 'The address answered with status 302.' }])
    expect(webhook.requests.map(({ path }) => path)).toEqual(['/hook'])
  })

  it('confirm a mail address by a code, and turn it off by the link of a mail', async () => {
    const mails = await mailbox()
    const { url } = await start({ HOLDOUT_SMTP_URL: mails.url, HOLDOUT_MAIL_FROM: 'holdout@example.org' })
    const table = await gather(url, 'thirty-seconds')
    const [, ben] = table.people
    const added = await ben.ask('POST', 'api/me/notices/mail', { address: 'Ben@Example.org' })
    expect(added).toMatchObject({ status: 201, body: { kind: 'mail', to: 'ben@example.org', confirmed: false } })
    await expect.poll(() => mails.received.length).toBe(1)
    const code = /: ([A-Z0-9]{8})/.exec(mails.received[0])?.[1] ?? ''
    expect(await ben.ask('POST', 'api/me/notices/test')).toMatchObject({ status: 409 })
    const confirm = `api/me/notices/channels/${added.body.id}/confirm`
    expect(await ben.ask('POST', confirm, { code: 'WRONG' })).toMatchObject({ status: 400 })
    expect(await ben.ask('POST', confirm, { code })).toMatchObject({ body: { channels: [{ confirmed: true }] } })
    await untilBensTurn(table)
    await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(2)
    const mail = mails.received[1]
    expect(mail).toMatch(/^Subject: Your turn: /m)
    const off = /^List-Unsubscribe:\s+<(.*)>$/m.exec(mail)?.[1] ?? ''
    expect((await fetch(off)).status).toBe(200) // a program that checks links changes nothing
    expect((await ben.ask('GET', 'api/me/notices')).body.channels).toHaveLength(1)
    const body = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await fetch(off, { method: 'POST', headers, body })).status).toBe(200)
    expect((await ben.ask('GET', 'api/me/notices')).body.channels).toEqual([])
  })

  it('say what is wrong with settings, and change nothing', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const quiet = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' }
    expect((await ann.ask('PUT', 'api/me/notices', { when: 'away', quiet })).body).toMatchObject({
      when: 'away',
      quiet,
    })
    for (const [body, error] of [
      [{ when: 'sometimes' }, /when/],
      [{ quiet: { ...quiet, zone: 'Mars/Base' } }, /Mars\/Base/],
      [{ quiet: { ...quiet, from: '25:00' } }, /from/],
      [{ muted: [] }, /muted/],
    ] as const) {
      const answer = await ann.ask('PUT', 'api/me/notices', body)
      expect(answer.status).toBe(400)
      expect(answer.body.error).toMatch(error)
    }
    expect((await ann.ask('GET', 'api/me/notices')).body).toMatchObject({ when: 'away', quiet, muted: [] })
    expect(await Person.stranger(url).ask('GET', 'api/me/notices')).toMatchObject({ status: 401 })
    expect(await ann.ask('PUT', 'api/me/notices/muted/nowhere', { on: true })).toMatchObject({ status: 404 })
    expect(await ann.ask('POST', 'api/me/notices/mail', { address: 'a@b.c' })).toMatchObject({ status: 409 })
    expect(await ann.ask('DELETE', 'api/me/notices/channels/none')).toMatchObject({ status: 404 })
  })
})

/** A mail server that keeps what it receives. */
async function mailbox(): Promise<{ readonly url: string; readonly received: string[] }> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', part => {
        text += part
      })
      stream.on('end', () => {
        received.push(text.replaceAll('\r\n', '\n'))
        done()
      })
    },
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  open.push({ stop: () => new Promise(done => server.close(() => done())) })
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}
