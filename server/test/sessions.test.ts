import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Sessions } from '../src/people/sessions.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { Person } from './people.ts'
import { servers } from './table-host.ts'

const { start } = servers()
const OF_ANN = { login: 'ann.night', password: 'four wet wooden planks' }
const KEY = 'the key of the tests of sessions'

/** A session cookie as earlier releases made it. */
function earlierCookie(user: string, sessions = 1): string {
  const token = `${user}.${sessions}`
  return `holdout=${token}.${createHmac('sha256', KEY).update(token).digest('base64url')}`
}

const me = async (url: string, cookie: string): Promise<unknown> =>
  ((await (await fetch(`${url}api/me`, { headers: { cookie } })).json()) as { me: unknown }).me

/** Logs in from a device with these cookies; returns the status and the cookies that the device has then. */
async function logIn(url: string, password: string, cookies = ''): Promise<{ status: number; cookies: string }> {
  const headers = { 'content-type': 'application/json', cookie: cookies }
  const body = JSON.stringify({ ...OF_ANN, password })
  const answer = await fetch(`${url}api/login`, { method: 'POST', headers, body })
  const given = answer.headers.getSetCookie().map(one => one.split(';')[0])
  return { status: answer.status, cookies: given.join('; ') || cookies }
}

describe('a session', () => {
  it('is another one after signing up, and ends with a logout', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const asGuest = ann.cookies
    await ann.ask('POST', 'api/account', OF_ANN)
    expect(ann.cookies).not.toBe(asGuest)
    expect(await me(url, asGuest)).toBeNull()
    const phone = await logIn(url, OF_ANN.password)
    const before = ann.cookies
    await ann.ask('POST', 'api/logout')
    expect(await me(url, before)).toBeNull()
    expect(await me(url, phone.cookies)).toMatchObject({ login: OF_ANN.login })
  })

  it('expires on the server, also with a cookie of an earlier release', async () => {
    const store = await sqliteStore(':memory:')
    let now = 1_800_000_000_000
    const sessions = new Sessions(store, KEY, () => now)
    const user = await sessions.newGuest('Ann')
    const cookie = sessions.cookieFor(user, false).split(';')[0]
    const old = earlierCookie(user.id, user.sessions)
    expect(await sessions.userOf(cookie)).toMatchObject({ name: 'Ann' })
    expect(await sessions.userOf(old)).toMatchObject({ name: 'Ann' })
    now += 366 * 24 * 3_600_000
    expect(await sessions.userOf(cookie)).toBeNull()
    expect(await sessions.userOf(old)).toBeNull()
    await store.close()
  })
})

it.each([
  { cookie: 'the earlier one', visits: 0 },
  { cookie: 'the one that replaced it', visits: 1 },
])('ends a cookie of an earlier release with a logout of $cookie', async ({ visits }) => {
  const { url } = await start(undefined, { HOLDOUT_SECRET: KEY })
  const old = earlierCookie((await Person.called('Ann', url)).id)
  const ann = Person.with(old, url)
  for (let i = 0; i < visits; i++) await ann.ask('GET', 'api/me')
  expect(ann.cookies === old).toBe(visits === 0)
  expect(await me(url, ann.cookies)).toMatchObject({ name: 'Ann' })
  const last = ann.cookies
  await ann.ask('POST', 'api/logout')
  for (const cookie of [old, last]) expect(await me(url, cookie)).toBeNull()
})

/** Asks again while the limit of the address is reached, which these tests do not ask about. */
async function withinAddressLimit(ask: () => ReturnType<Person['ask']>): ReturnType<Person['ask']> {
  for (;;) {
    const answer = await ask()
    if (!JSON.stringify(answer.body).includes('from this address')) return answer
    await new Promise(later => setTimeout(later, 500))
  }
}

it('lets the owner change the password while others guess it', async () => {
  const { url } = await start()
  const ann = Person.stranger(url)
  await ann.ask('POST', 'api/account', { ...OF_ANN, name: 'Ann' })
  for (let tries = 0; tries < 11; tries++) await logIn(url, 'four dry wooden planks')
  expect((await logIn(url, OF_ANN.password)).status).toBe(429)
  const password = 'five wet wooden planks'
  const change = (old: string) => ann.ask('PUT', 'api/account/password', { old, password })
  expect((await change(OF_ANN.password)).status).toBe(200)
  // Sessions have a limit too: a thief with a stolen one must not guess without end.
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await withinAddressLimit(() => change('a wrong one'))).status)
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

it('lets the owner delete the account while others guess the password', async () => {
  const { url } = await start()
  const ann = Person.stranger(url)
  await ann.ask('POST', 'api/account', { ...OF_ANN, name: 'Ann' })
  for (let tries = 0; tries < 11; tries++) await logIn(url, 'four dry wooden planks')
  expect((await ann.ask('DELETE', 'api/me', { password: OF_ANN.password })).status).toBe(200)
})

it('lets the owner in on a known device while others guess the password', async () => {
  const { url } = await start()
  await Person.stranger(url).ask('POST', 'api/account', { ...OF_ANN, name: 'Ann' })
  const known = await logIn(url, OF_ANN.password)
  expect(known.cookies).toContain('holdout-device=')
  for (let tries = 0; tries < 11; tries++) await logIn(url, 'four dry wooden planks')
  expect((await logIn(url, OF_ANN.password)).status).toBe(429)
  expect((await logIn(url, OF_ANN.password, known.cookies)).status).toBe(200)
  // A device has its own limit, and the cookie of another account does not help.
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await logIn(url, 'wrong password', known.cookies)).status)
  expect(statuses.at(-1)).toBe(429)
})
