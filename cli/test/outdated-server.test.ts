import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { BUILT, holdout, scratch } from './holdout.ts'

const TABLE = { id: 'table7', game: 'thirty-seconds', status: 'gathering', seats: [{ seat: 'zombie', kind: 'open' }] }

/** A server of protocol version 2: the same HTTP API, and sockets whose messages have `say` in place of `type`. */
async function startOutdated(): Promise<{ readonly url: string; stop(): void }> {
  const http: Server = createServer((request, response) => {
    const answer = request.method === 'POST' ? { id: TABLE.id } : request.url === '/api/me' ? { name: 'Anna' } : TABLE
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  const sockets = new WebSocketServer({ server: http, path: '/api/socket' })
  sockets.on('connection', socket => {
    socket.on('message', data => {
      const { say, id = null } = JSON.parse(String(data))
      const because = 'Invalid message: the field "say" is missing; expected one of hello, ping, sit, move.'
      if (say === undefined) socket.send(JSON.stringify({ say: 'refused', id, why: null, because }))
    })
  })
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    stop() {
      sockets.close()
      for (const socket of sockets.clients) socket.terminate()
      http.close()
    },
  }
}

describe.skipIf(!BUILT)('a server of protocol version 2', () => {
  let server: Awaited<ReturnType<typeof startOutdated>>
  beforeAll(async () => {
    server = await startOutdated()
  })
  afterAll(() => server?.stop())

  it.each([
    ['play, at a new table', ['play', 'thirty-seconds']],
    ['play, at an open table', ['play', '--table', 'table7']],
    ['bot', ['bot', '--table', 'table7', '--exec', 'cat']],
  ])('ends %s with what to do', async (_name, args) => {
    const env = { HOLDOUT_HOME: scratch() }
    const { code, err } = await holdout([...args, '--online', server.url, '--name', 'Anna'], { env })
    expect(err).toContain('This server is older than this program, which needs protocol version 3.')
    expect(err).toContain('update the server')
    expect(code).toBe(2)
  })
})
