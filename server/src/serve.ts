import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import { InputError } from '@holdout/engine'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { addErrorHandlers, fieldError, sendMalformedUrl } from './http/error-handlers.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { rejectOtherHosts } from './http/hosts.ts'
import { addLimits } from './http/limits.ts'
import { rejectOtherOrigins } from './http/origin.ts'
import { warnOfProxy } from './http/proxy.ts'
import { type Node, openNode } from './node.ts'
import { addAccounts } from './routes/accounts.ts'
import { addApiPage } from './routes/api-page.ts'
import { addDaily } from './routes/daily.ts'
import { addHealth } from './routes/health.ts'
import { addNotices } from './routes/notices.ts'
import { addPages } from './routes/pages.ts'
import { addPeople } from './routes/people.ts'
import { addTables } from './routes/tables.ts'
import { addSockets } from './sockets/add-sockets.ts'
import { apiText } from './text/http.ts'
import { metricText, startText } from './text/operator.ts'

/** The web files that the build creates. */
const WEB_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The longest request body, in bytes. Real requests are far shorter. */
const MAX_BODY = 65_536

export interface Serving {
  readonly url: string
  /** Tells clients to reconnect, finishes open requests, and stops. */
  stop(): Promise<void>
}

/**
 * Serves the web files and online tables. Resolves when the server listens; throws an `InputError` with the reason if
 * it cannot. Log lines go to stdout, or to `log`.
 */
export async function serve(config: Config, web = WEB_FILES, log?: { write(line: string): void }): Promise<Serving> {
  if (!existsSync(join(web, 'index.html'))) throw new InputError(startText.noWebFiles(web))
  const app = fastify({
    forceCloseConnections: 'idle', // open requests are answered before the server stops
    // Trusts only the nearest proxy, because any client can write the header.
    trustProxy: config.trustProxy === 'on' ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    // Rejects wrong types and unknown fields instead of converting or dropping them.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaErrorFormatter: fieldError,
    frameworkErrors: sendMalformedUrl,
    logger: { level: config.logLevel, ...(log ? { stream: log } : {}) },
  })
  const node = await openNode(
    config,
    (error, about, request) =>
      app.log.error({ err: error, ...(request === undefined ? {} : { reqId: request }) }, about),
    (level, text, facts = {}) => app.log[level](facts, text),
  )
  let stopping = false
  addSecurityHeaders(app)
  addErrorHandlers(app)
  measure(app, node)
  rejectOtherHosts(app, config.hosts)
  rejectOtherOrigins(app, config.origins)
  if (config.trustProxy === 'off') warnOfProxy(app)
  addLimits(app, node.limits, cookie => node.sessions.idIn(cookie))
  const sockets = await addSockets(app, node)
  node.metrics.addGauge('holdout_sockets', metricText.sockets, () => sockets.open.size)
  await app.register(swagger, { openapi: { info: { title: apiText.title, version: '1', description: apiText.about } } })
  await app.register(async routes => {
    addPeople(routes, node)
    addAccounts(routes, node, sockets)
    addTables(routes, node)
    addNotices(routes, node)
    addDaily(routes, node)
    addHealth(routes, node, () => stopping)
    addApiPage(routes, () => app.swagger())
  })
  await app.register(fastifyStatic, { root: web, serve: false, cacheControl: false, setHeaders: setCacheHeader })
  addPages(app, node, web)
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await node.close()
    throw new InputError(listenFailed(error as NodeJS.ErrnoException, config))
  }
  return {
    url: addressOf(app, config.host),
    async stop() {
      stopping = true
      for (const connection of sockets.open) connection.send({ type: 'restart' })
      await Promise.all([...sockets.open].map(connection => connection.dispose()))
      await app.close()
      await node.close()
    },
  }
}

function measure(app: FastifyInstance, { metrics }: Node): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    if (reply.statusCode === 429) metrics.countRefused('http')
    metrics.request(labels, reply.elapsedTime / 1000)
  })
}

/** Files with a hash in their name never change. Others are checked each time. */
function setCacheHeader(reply: { setHeader(name: string, value: string): unknown }, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}

function listenFailed(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === 'EADDRINUSE') return startText.portTaken(port)
  if (error.code === 'EACCES') return startText.portForbidden(port)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return startText.noSuchAddress(host)
  return startText.cannotListen(host, port, error.message)
}
