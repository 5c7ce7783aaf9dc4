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
import { addLimits } from './http/limits.ts'
import { rejectOtherOrigins } from './http/origin.ts'
import { type Node, openNode } from './node.ts'
import { addAccounts } from './routes/accounts.ts'
import { addApiPage } from './routes/api-page.ts'
import { addHealth } from './routes/health.ts'
import { addPeople } from './routes/people.ts'
import { addTables } from './routes/tables.ts'
import { addSockets } from './sockets/add-sockets.ts'
import { apiText } from './text/http.ts'
import { metricText, startText } from './text/operator.ts'

/** Where the build puts the web table. */
const WEB_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** No request of ours is anywhere near this long. */
const MAX_BODY = 65_536

export interface Serving {
  readonly url: string
  /** Says goodbye to everybody, finishes what is under way, and stops. */
  stop(): Promise<void>
}

/**
 * Serves the web table (a folder of files) and online tables. Resolves when it listens; what keeps it from that is refused in a
 * sentence. Log lines go to stdout, or to `log`.
 */
export async function serve(config: Config, web = WEB_FILES, log?: { write(line: string): void }): Promise<Serving> {
  if (!existsSync(join(web, 'index.html'))) throw new InputError(startText.noWebFiles(web))
  const app = fastify({
    forceCloseConnections: 'idle', // whoever is being answered is answered
    // Only the proxy right in front is believed: anybody can write a header.
    trustProxy: config.trustProxy === 'on' ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    // What is sent is taken as it is, or refused: a number is no text, and a field too many is a mistake.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaErrorFormatter: fieldError,
    frameworkErrors: sendMalformedUrl,
    logger: { level: config.logLevel, ...(log ? { stream: log } : {}) },
  })
  const node = await openNode(config, (error, about, request) =>
    app.log.error({ err: error, ...(request === undefined ? {} : { reqId: request }) }, about),
  )
  let stopping = false
  addSecurityHeaders(app)
  addErrorHandlers(app)
  measure(app, node)
  rejectOtherOrigins(app, config.origins)
  await addLimits(app, config.requests)
  const sockets = await addSockets(app, node)
  node.metrics.addGauge('holdout_sockets', metricText.sockets, () => sockets.open.size)
  await app.register(swagger, { openapi: { info: { title: apiText.title, version: '1', description: apiText.about } } })
  await app.register(async routes => {
    addPeople(routes, node)
    addAccounts(routes, node, sockets)
    addTables(routes, node)
    addHealth(routes, node, () => stopping)
    addApiPage(routes, () => app.swagger())
  })
  await app.register(fastifyStatic, { root: web, cacheControl: false, setHeaders: setCacheHeader })
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
      for (const connection of sockets.open) connection.send({ say: 'restart' })
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
    metrics.request(labels, reply.elapsedTime / 1000)
  })
}

/** Files whose names carry a hash never change; the page itself is asked for each time. */
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
