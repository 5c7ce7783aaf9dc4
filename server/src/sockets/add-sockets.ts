import type { ServerResponse } from 'node:http'
import websocket, { type WebSocket } from '@fastify/websocket'
import { LONGEST_MESSAGE } from '@holdout/protocol/parse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fromOurPages } from '../http/origin.ts'
import type { Node } from '../node.ts'
import { hidden } from '../routes/described.ts'
import { Budgets } from './budget.ts'
import { Connection, type ConnectionSetting } from './connection.ts'
import { frameOf } from './frames.ts'
import { PerAddress } from './per-address.ts'

const PING_MS = 20_000
/** Every so many pings the cookie is looked at again: the word that somebody has logged out everywhere may have been lost. */
const PINGS_PER_LOOK = 3
/** Messages that may wait until it is known who sends them. */
const MOST_EARLY = 20
/** Somebody who reads so slowly that this much waits for them is cut off; they come back and get what they missed. */
const MOST_UNSENT = 4 * 1024 * 1024
/** Lines that one person may say, over however many connections. */
const CHAT_LINES = { burst: 5, perSecond: 0.5 }
/** Not wanted, now or later. */
const NOT_WANTED = 1008

/** The connections of this node. */
export interface Sockets {
  readonly open: ReadonlySet<Connection>
  /** Ends all connections of a person, on every node. */
  close(user: string, code: number, reason: string): void
}

/** The one socket for web, terminal and outside bots. */
export async function addSockets(app: FastifyInstance, node: Node): Promise<Sockets> {
  const open = new Set<Connection>()
  const chat = new Budgets(() => Date.now(), CHAT_LINES)
  const addresses = new PerAddress(node.config.connections)
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    errorHandler: (error, socket, request) => failed(error, socket, request.id),
  })
  function failed(error: Error, socket: WebSocket, request: string): void {
    // What a client does wrong on its line is no fault of ours, and must not fill the log.
    if (!isOfTheLine(error)) node.complain(error, 'a socket', request)
    socket.terminate()
  }
  const setting: ConnectionSetting = {
    keeper: node.keeper,
    store: node.store,
    now: () => Date.now(),
    tell: table => node.bus.publish({ table, about: 'chat' }),
    mayChat: who => chat.take(who),
    complain: (error, about, request) => node.complain(error, about, request),
    answered: (say, result, seconds) => node.metrics.answer(say, result, seconds),
  }
  app.get('/api/socket', { websocket: true, ...hidden }, async (socket, asked) => {
    // No more of the request than is needed: what is named below lives as long as the connection.
    const { id: request, ip } = asked
    const { socket: line } = asked.raw
    const { cookie } = asked.headers
    forget(asked)
    socket.removeAllListeners('error') // it holds the request, too
    socket.on('error', error => failed(error, socket, request))
    // Messages may come before we know who it is: they wait.
    const early: string[] = []
    let connection: Connection | null = null
    socket.on('message', (data, binary) => {
      if (binary) return socket.close(1003, 'Messages are text.')
      const text = String(data)
      if (connection) void connection.heard(text)
      else if (early.push(text) > MOST_EARLY) socket.close(NOT_WANTED, 'That is too much at once.')
    })
    if (!fromOurPages(asked, node.config.origins))
      return socket.close(NOT_WANTED, 'This page may not open a socket here.')
    if (!addresses.enter(ip)) return socket.close(NOT_WANTED, 'Too many connections from one address.')
    socket.on('close', () => addresses.leave(ip))
    const user = await node.sessions.userOf(cookie)
    if (!user) return socket.close(NOT_WANTED, 'Take a name first (PUT /api/me).')
    if (socket.readyState !== socket.OPEN) return
    const mine = new Connection(setting, user, request, {
      send(text) {
        if (socket.readyState !== socket.OPEN) return
        if (line.writableLength > MOST_UNSENT) return socket.terminate()
        const frame = frameOf(text)
        if (frame) line.write(frame)
        else socket.send(text)
      },
      close: (code, reason) => socket.close(code, reason),
    })
    connection = mine
    open.add(mine)
    let alive = true
    socket.on('pong', () => {
      alive = true
    })
    let pings = 0
    const beat = setInterval(() => {
      if (!alive || (pings > 0 && !mine.greeted)) return socket.terminate()
      alive = false
      socket.ping()
      if (++pings % PINGS_PER_LOOK === 0)
        node.sessions.userOf(cookie).then(
          found => found ?? socket.close(NOT_WANTED, 'You have logged out.'),
          () => {}, // the store does not answer: nobody is sent away for that
        )
    }, PING_MS)
    socket.on('close', () => {
      clearInterval(beat)
      open.delete(mine)
      void mine.gone().catch(error => node.complain(error, 'a closing connection'))
    })
    for (const text of early) void mine.heard(text)
  })
  node.bus.subscribe(
    message => {
      if ('table' in message) return
      for (const connection of open)
        if (connection.user === message.user) connection.close(message.code, message.reason)
    },
    () => {}, // whoever was missed is found when the cookies are looked at
  )
  return {
    open,
    close: (user, code, reason) => node.bus.publish({ user, code, reason }),
  }
}

/** The answer that the request did not get keeps all of the request in memory, for as long as the socket lives. */
function forget({ raw }: FastifyRequest): void {
  const { socket } = raw as typeof raw & { socket: { _httpMessage?: ServerResponse } }
  socket._httpMessage?.detachSocket(socket)
}

/** Too long, not text, cut off: what `ws` and the network say of a line. */
function isOfTheLine(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(WS_ERR_|E[A-Z]+$)/.test(code)
}
