import websocket from '@fastify/websocket'
import { LONGEST_MESSAGE } from '@holdout/protocol/parse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Node } from '../node.ts'
import { hidden } from '../routes/described.ts'
import { Connection } from './connection.ts'

/** Connections that somebody may hold from one address. */
const MOST_PER_ADDRESS = 100
const PING_MS = 20_000

/** The one socket for web, terminal and outside bots. */
export async function addSockets(app: FastifyInstance, node: Node): Promise<{ readonly open: Set<Connection> }> {
  const open = new Set<Connection>()
  const perAddress = new Map<string, number>()
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } })
  app.get('/api/socket', { websocket: true, ...hidden }, async (socket, request) => {
    // Messages may come before we know who it is: they wait.
    const early: string[] = []
    let connection: Connection | null = null
    socket.on('message', data => {
      const text = String(data)
      if (connection) void connection.heard(text)
      else early.push(text)
    })
    socket.on('error', () => socket.terminate())
    if (!fromOurPages(request, node.config.origins)) return socket.close(1008, 'This page may not open a socket here.')
    const count = (perAddress.get(request.ip) ?? 0) + 1
    if (count > MOST_PER_ADDRESS) return socket.close(1008, 'Too many connections from one address.')
    const user = await node.sessions.userOf(request.headers.cookie)
    if (!user) return socket.close(1008, 'Take a name first (PUT /api/me).')
    perAddress.set(request.ip, count)
    const mine = new Connection(
      {
        keeper: node.keeper,
        store: node.store,
        now: () => Date.now(),
        tell: table => node.bus.publish({ table, about: 'chat' }),
        complain: node.complain,
      },
      user,
      { send: text => socket.send(text), close: (code, reason) => socket.close(code, reason) },
    )
    connection = mine
    open.add(mine)
    let alive = true
    socket.on('pong', () => {
      alive = true
    })
    const beat = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, PING_MS)
    socket.on('close', () => {
      clearInterval(beat)
      open.delete(mine)
      perAddress.set(request.ip, (perAddress.get(request.ip) ?? 1) - 1)
      void mine.gone().catch(error => node.complain(error, 'a closing connection'))
    })
    for (const text of early) void mine.heard(text)
  })
  return { open }
}

/** Browsers say which page opens a socket; only ours may. Other programs say nothing, and bring no cookies of others. */
function fromOurPages({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
