import type { ServerResponse } from 'node:http'
import websocket, { type WebSocket } from '@fastify/websocket'
import { LONGEST_MESSAGE } from '@holdout/protocol/parse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hidden } from '../http/described.ts'
import { isAllowedHost } from '../http/hosts.ts'
import { isAllowedOrigin } from '../http/origin.ts'
import { COUNTS } from '../limits/counts.ts'
import { RESENDS_OF_USER } from '../limits/resend-limit.ts'
import type { Node } from '../node.ts'
import { logText } from '../text/operator.ts'
import { closeText } from '../text/socket.ts'
import { ClientSocket, POLICY_VIOLATION, TRY_AGAIN } from './client-socket.ts'
import { Connection, type ConnectionDeps } from './connection.ts'
import { Heartbeat } from './heartbeat.ts'

const PING_MS = 20_000
/** The session is checked again every this many pings, because the message about a logout may have been lost. */
const PINGS_PER_LOOK = 3

/** The connections of this node. */
export interface Sockets {
  readonly open: ReadonlySet<Connection>
  /** Closes all connections of a user, on every node. */
  close(user: string, code: number, reason: string): void
}

/** Adds the socket route, for web, terminal and outside bots. */
export async function addSockets(app: FastifyInstance, node: Node): Promise<Sockets> {
  const open = new Set<Connection>()
  const { limits } = node
  const chat = limits.budgets('chat', COUNTS.chat)
  const hints = limits.budgets('hints', COUNTS.hints)
  const resends = limits.budgets('resends', RESENDS_OF_USER)
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    errorHandler: (error, socket, request) => failed(error, socket, request.id),
  })
  function failed(error: Error, socket: WebSocket, request: string): void {
    // Errors of the client or the network must not fill the log.
    if (!isClientError(error)) node.reportError(error, logText.socket, request)
    socket.terminate()
  }
  const deps: ConnectionDeps = {
    registry: node.registry,
    store: node.store,
    now: node.now,
    mayChat: who => chat.take(who),
    hintBudget: user => hints.of(user),
    resendBudget: user => resends.of(user),
    reportError: (error, about, request) => node.reportError(error, about, request),
    quotas: node.quotas,
    refused: () => node.metrics.countRefused('socket'),
    answered: (type, result, seconds) => node.metrics.answer(type, result, seconds),
  }
  const heartbeat = new Heartbeat<ClientSocket>(PING_MS, line => {
    line.beat()
    if (line.beats % PINGS_PER_LOOK === 0) checkSession(line)
  })
  app.addHook('onClose', async () => heartbeat.stop())
  function checkSession(line: ClientSocket): void {
    node.sessions.userOf(line.cookie).then(
      found => found ?? line.close(POLICY_VIOLATION, closeText.loggedOut),
      () => {}, // the store does not answer: keep the connection
    )
  }
  function closed(line: ClientSocket): void {
    heartbeat.delete(line)
    const { connection } = line
    if (!connection) return
    open.delete(connection)
    void connection.dispose().catch(error => node.reportError(error, logText.closeConnection))
  }
  app.get('/api/socket', { websocket: true, ...hidden, config: { free: true } }, async (socket, asked) => {
    // Copies the few values that the closures below need, because they live as long as the connection.
    const { id: request, address } = asked
    const { cookie } = asked.headers
    const line = new ClientSocket(socket, asked.raw.socket, cookie) // queues messages that arrive before the user is known
    detachResponse(asked)
    socket.removeAllListeners('error') // the default handler keeps the request in memory
    socket.on('error', error => failed(error, socket, request))
    if (!isAllowedOrigin(asked, node.config.origins) || !isAllowedHost(asked, node.config.hosts))
      return line.close(POLICY_VIOLATION, closeText.wrongOrigin)
    if (limits.account(address, node.sessions.idIn(cookie)).admit() > 0)
      return line.close(TRY_AGAIN, closeText.tooManyRequests)
    if (!limits.sockets.enter(address)) return line.close(POLICY_VIOLATION, closeText.tooManyConnections)
    socket.on('close', () => {
      limits.sockets.leave(address)
      closed(line)
    })
    const user = await node.sessions.userOf(cookie)
    if (!user) return line.close(POLICY_VIOLATION, closeText.noName)
    if (!line.isOpen) return
    const connection = new Connection(deps, user, request, line, limits.connection(address, user.id))
    open.add(connection)
    heartbeat.add(line)
    line.serve(connection)
  })
  node.bus.subscribe(
    message => {
      if (!('user' in message)) return
      for (const connection of open)
        if (connection.user === message.user) connection.close(message.code, message.reason)
    },
    () => {}, // missed logouts are found when sessions are checked
  )
  return {
    open,
    close: (user, code, reason) => node.bus.publish({ user, code, reason }),
  }
}

/** Detaches the unused HTTP response, which would keep the request in memory as long as the socket lives. */
function detachResponse({ raw }: FastifyRequest): void {
  const { socket } = raw as typeof raw & { socket: { _httpMessage?: ServerResponse } }
  socket._httpMessage?.detachSocket(socket)
}

/** Whether an error comes from `ws` or the network: too long, not text, cut off. */
function isClientError(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(WS_ERR_|E[A-Z]+$)/.test(code)
}
