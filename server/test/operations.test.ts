import { get } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { gather, playOn, servers } from './table-host.ts'

const { start, newData } = servers()

/** Collects log lines. */
function logOf(): { lines: string[]; write(line: string): void } {
  const lines: string[] = []
  return { lines, write: line => void lines.push(line) }
}

describe('health', () => {
  it('is alive and ready', async () => {
    const { url } = await start()
    expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true })
    const ready = await fetch(`${url}readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ ready: true, store: true, bus: true, stopping: false })
  })

  it('stays ready while Redis does not answer, and reports it', async () => {
    const { url } = await start(newData(), { REDIS_URL: 'redis://127.0.0.1:1' })
    expect((await fetch(`${url}healthz`)).status).toBe(200)
    const ready = await fetch(`${url}readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({ ready: true, store: true, bus: false })
    const { pages } = await gather(url, 'until-dawn')
    expect(await pages[0].request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  })
})

describe('metrics', () => {
  it('count tables, sockets, requests and answers', async () => {
    const { url } = await start()
    const { pages } = await gather(url, 'until-dawn')
    await pages[0].request({ type: 'move', move: { move: 'pass' } })
    const answer = await fetch(`${url}metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('holdout_tables 1')
    expect(text).toContain('holdout_sockets 1')
    expect(text).toContain('holdout_socket_answer_seconds_count{type="move",result="done"} 1')
    expect(text).toContain('route="/api/tables",status="201"')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('are for this machine only, for everyone, or off', async () => {
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    const { url } = await start()
    expect((await fetch(`${url}metrics`, proxied)).status).toBe(404)
    const open = await start(newData(), { HOLDOUT_METRICS: 'on' })
    expect((await fetch(`${open.url}metrics`, proxied)).status).toBe(200)
    const off = await start(newData(), { HOLDOUT_METRICS: 'off' })
    expect((await fetch(`${off.url}metrics`)).status).toBe(404)
  })
})

describe('the log', () => {
  it('has one JSON object per line, with the request id of the response', async () => {
    const log = logOf()
    const { url } = await start(newData(), { HOLDOUT_LOG: 'info' }, log)
    const answer = await fetch(`${url}api/tables/none`)
    const id = answer.headers.get('x-request-id')
    const lines = log.lines.map(line => JSON.parse(line))
    expect(lines.filter(({ reqId }) => reqId === id).map(({ res }) => res?.statusCode)).toContain(404)
  })

  it('contains no secrets, even at the debug level', async () => {
    const log = logOf()
    const { url } = await start(newData(), { HOLDOUT_LOG: 'debug' }, log)
    const { id, people, pages } = await gather(url, 'viral-dawn')
    await playOn(pages, moves => moves > 8)
    await people[0].ask('POST', 'api/account', { login: 'ann', password: 'four wet wooden planks' })
    await people[1].ask('POST', 'api/login', { login: 'ann', password: 'four dry wooden planks' })
    await people[1].ask('GET', `api/tables/${id}/record`)
    const text = log.lines.join('')
    expect(log.lines.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/holdout=|planks|"(hand|secret|entropy|password)"/)
    for (const person of people) expect(text).not.toContain(person.id)
  })

  it('has server errors; the client gets only the request id', async () => {
    const log = logOf()
    const data = newData()
    const { url } = await start(data, { HOLDOUT_LOG: 'error' }, log)
    const database = new Database(join(data, 'holdout.db'))
    database.exec('drop table users')
    database.close()
    const answer = await fetch(`${url}api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    })
    expect(answer.status).toBe(500)
    const body = (await answer.json()) as Record<string, unknown>
    expect(body).toEqual({
      error: 'Something went wrong on the server. The error was logged.',
      request: expect.any(String),
    })
    expect(log.lines.map(line => JSON.parse(line))).toMatchObject([
      { reqId: body.request, err: { message: expect.stringContaining('users') } },
    ])
  })
})

describe('limits', () => {
  it('limits requests per address, says when to try again, and still serves the page', async () => {
    const { url } = await start(newData(), { HOLDOUT_REQUESTS: '10' })
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await fetch(`${url}api/tables`)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    const refused = await fetch(`${url}api/tables`)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(((await refused.json()) as { error: string }).error).toContain('Too many requests from this address')
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(`${url}healthz`)).status).toBe(200)
  })

  it('counts each address behind a trusted proxy, and trusts no other header', async () => {
    const ask = (url: string, by: string): Promise<Response> =>
      fetch(`${url}api/tables`, { headers: { 'x-forwarded-for': by } })
    const behind = await start(newData(), { HOLDOUT_REQUESTS: '2', HOLDOUT_TRUST_PROXY: 'on' })
    for (let i = 0; i < 3; i++) await ask(behind.url, '203.0.113.1')
    expect((await ask(behind.url, '203.0.113.1')).status).toBe(429)
    expect((await ask(behind.url, '203.0.113.2')).status).toBe(200)
    // The proxy appends the address it sees. What the client wrote before it is ignored.
    expect((await ask(behind.url, '198.51.100.7, 203.0.113.1')).status).toBe(429)
    const direct = await start(newData(), { HOLDOUT_REQUESTS: '2' })
    for (let i = 0; i < 3; i++) await ask(direct.url, `203.0.113.${i}`)
    expect((await ask(direct.url, '203.0.113.9')).status).toBe(429)
  })

  it('limits password attempts per address, over all accounts', async () => {
    const { url } = await start(newData(), { HOLDOUT_REQUESTS: '600' })
    const statuses = new Set<number>()
    for (let i = 0; i < 25; i++) {
      const body = JSON.stringify({ login: `user-${i}`, password: 'a guess at random' })
      const headers = { 'content-type': 'application/json' }
      statuses.add((await fetch(`${url}api/login`, { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual(new Set([401, 429]))
    expect((await fetch(`${url}api/tables`)).status, 'tables can still be listed').toBe(200)
  })

  it('limits open sockets per address, and accepts new ones after others close', async () => {
    const { url } = await start(newData(), { HOLDOUT_CONNECTIONS: '2' })
    const { id, people, pages } = await gather(url, 'until-dawn')
    const second = await people[0].open(id)
    await expect(people[0].open(id, null, 3_000)).rejects.toThrow()
    await second.close()
    const third = await people[0].open(id)
    expect(third.info).not.toBeNull()
    expect(pages[0].socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('pages of other sites', () => {
  const evil = { origin: 'https://evil.example', 'content-type': 'application/json' }

  it('cannot change anything or open a socket', async () => {
    const { url } = await start()
    const put = { method: 'PUT', headers: evil, body: '{"name":"Eve"}' }
    expect((await fetch(`${url}api/me`, put)).status).toBe(403)
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, { headers: { origin: evil.origin } })
    expect(await new Promise(done => socket.once('close', done))).toBe(1008)
  })

  it('cannot use a name that the operator did not list', async () => {
    const { url } = await start(newData(), { HOLDOUT_HOSTS: 'play.example.org' })
    const ask = (path: string, host: string): Promise<number | undefined> =>
      new Promise((done, failed) => {
        const request = get(`${url}${path}`, { agent: false, headers: { host } })
        request.on('response', answer => done(answer.resume().statusCode)).on('error', failed)
      })
    expect(await ask('api/me', 'evil.example')).toBe(421)
    expect(await ask('api/me', 'PLAY.example.org:8080')).toBe(200)
    expect(await ask('readyz', '10.0.0.7')).toBe(200)
    const address = `${url.replace('http', 'ws')}api/socket`
    const socket = new WebSocket(address, { headers: { host: 'evil.example' } })
    expect(await new Promise(done => socket.once('close', done))).toBe(1008)
    const own = new WebSocket(address, { headers: { host: 'play.example.org' } })
    await new Promise(done => own.once('open', done))
    own.terminate()
  })

  it('can if the operator allows them, and so can our own pages', async () => {
    const { url } = await start(newData(), { HOLDOUT_ORIGINS: 'https://evil.example' })
    const put = { method: 'PUT', headers: evil, body: '{"name":"Eve"}' }
    expect((await fetch(`${url}api/me`, put)).status).toBe(200)
    const own = { ...put, headers: { ...evil, origin: new URL(url).origin } }
    expect((await fetch(`${url}api/me`, own)).status).toBe(200)
  })
})

it('tells clients that it restarts, and has everything after the start', async () => {
  const data = newData()
  const serving = await start(data)
  const { id, pages, people } = await gather(serving.url, 'until-dawn')
  // As many as there is time for: every confirmed move must be stored.
  const answers = Array.from({ length: 20 }, () => pages[0].request({ type: 'move', move: { move: 'pass' } }))
  const acknowledged = new Set<number>()
  for (const answer of answers)
    answer.then(
      message => message.type === 'done' && message.seq && acknowledged.add(message.seq),
      () => {},
    )
  await answers[0]
  const closed = new Promise(done => pages[0].socket.once('close', done))
  await serving.stop()
  await closed
  expect(pages[0].received.some(({ type }) => type === 'restart')).toBe(true)
  expect(acknowledged.size).toBeGreaterThan(0)
  const again = await people[0].at((await start(data)).url).open(id)
  await again.until(() => again.news !== null)
  expect(again.news?.seq).toBeGreaterThanOrEqual(Math.max(...acknowledged))
})
