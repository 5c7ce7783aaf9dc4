import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import { InputError } from '@holdout/engine'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { openNode } from './node.ts'
import { hidden } from './routes/described.ts'
import { addPeople } from './routes/people.ts'
import { addTables } from './routes/tables.ts'
import { addSockets } from './sockets/add-sockets.ts'

/** Where the build puts the web table. */
const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface Serving {
  readonly url: string
  /** Says goodbye to everybody, finishes what is under way, and stops. */
  stop(): Promise<void>
}

/** Serves the web table and online tables. Resolves when it listens; what keeps it from that is refused in a sentence. */
export async function serve(config: Config, web = BUILT): Promise<Serving> {
  if (!existsSync(join(web, 'index.html')))
    throw new InputError(`${web} holds no web table; run \`npm run build\` first, or \`npm start\`.`)
  const app = fastify({
    forceCloseConnections: true,
    trustProxy: config.trustProxy,
    bodyLimit: 65_536,
    logger: { level: config.logLevel },
  })
  const node = await openNode(config, (error, about) => app.log.error({ err: error }, about))
  app.addHook('onSend', async (_request, reply) => void reply.headers(SAFE))
  app.setErrorHandler(tellFault)
  const { open } = await addSockets(app, node)
  await app.register(swagger, { openapi: { info: { title: 'Holdout', version: '1', description: API } } })
  await app.register(async routes => {
    addPeople(routes, node)
    addTables(routes, node)
    routes.get('/api/openapi.json', hidden, () => app.swagger())
  })
  await app.register(fastifyStatic, { root: web, cacheControl: false, setHeaders: keepAssets })
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await node.close()
    throw new InputError(listenFailed(error as NodeJS.ErrnoException, config))
  }
  return {
    url: addressOf(app, config.host),
    async stop() {
      for (const connection of open) connection.send({ say: 'restart' })
      await Promise.all([...open].map(connection => connection.gone()))
      await app.close()
      await node.close()
    },
  }
}

const API = 'Tables, people and records over HTTP. Playing goes over the WebSocket /api/socket: see docs/protocol.md.'

/** Nothing is loaded from anywhere else, and no other page may frame ours. React sets style attributes, so those are allowed. */
const SAFE = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

/** What was asked wrongly is answered in a sentence; what went wrong here is noted, and nobody is told more than that. */
function tellFault(
  this: FastifyInstance,
  error: FastifyError | Error,
  request: { readonly id: string },
  reply: { code(status: number): { send(body: unknown): unknown } },
): void {
  const status = error instanceof InputError ? 400 : 'statusCode' in error && error.statusCode ? error.statusCode : 500
  if (status >= 500) {
    this.log.error({ err: error, request: request.id }, 'a request failed')
    reply.code(500).send({ error: 'Something went wrong here; it is noted.', request: request.id })
  } else reply.code(status).send({ error: error.message })
}

/** Files whose names carry a hash never change; the page itself is asked for each time. */
function keepAssets(reply: { setHeader(name: string, value: string): unknown }, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}

function listenFailed(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port, or stop what uses it.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023 with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `This machine has no address "${host}".`
  return `It cannot listen on ${host}:${port}: ${error.message}`
}
