import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hidden } from '../http/described.ts'
import { NotFound } from '../http/request-errors.ts'
import type { Node } from '../node.ts'
import { httpText } from '../text/http.ts'

/** A store or bus that takes longer to answer counts as not ready. In ms. */
const PATIENCE_MS = 2_000
/** How long one result is reused, in ms: the check writes to the disk, and anyone may ask for it. */
const CHECK_EVERY_MS = 1_000

/** Routes for monitoring: liveness, readiness and metrics. */
export function addHealth(app: FastifyInstance, node: Node, stopping: () => boolean): void {
  // Called every few seconds: no log line per request.
  const quiet = { ...hidden, logLevel: 'warn' as const }

  // Load balancers ask for these every few seconds.
  const free = { ...quiet, config: { free: true as const } }

  app.get('/healthz', free, async () => ({ ok: true }))

  let checked: { readonly at: number; readonly result: Promise<readonly [boolean, boolean]> } | null = null
  const check = (): Promise<readonly [boolean, boolean]> => {
    if (!checked || node.now() - checked.at >= CHECK_EVERY_MS)
      checked = { at: node.now(), result: Promise.all([answers(node.store.ping()), answers(node.bus.ping())]) }
    return checked.result
  }

  app.get('/readyz', free, async (_request, reply) => {
    const [store, bus] = await check()
    // A node without the bus stays ready, because messages are only delayed. Otherwise a Redis outage would remove all
    // nodes.
    const ready = store && !stopping()
    return reply.code(ready ? 200 : 503).send({ ready, store, bus, stopping: stopping() })
  })

  app.get('/metrics', quiet, async (request, reply) => {
    const { metrics } = node.config
    if (metrics === 'off' || (metrics === 'local' && !fromThisMachine(request)))
      throw new NotFound(httpText.notFound('GET', '/metrics'))
    return reply.type(node.metrics.type).send(await node.metrics.text())
  })
}

/** Whether a request comes from this machine directly, not through a local proxy. */
function fromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  return direct && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

async function answers(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(done => {
    timer = setTimeout(() => done(false), PATIENCE_MS)
  })
  const found = await Promise.race([
    ping.then(
      () => true,
      () => false,
    ),
    late,
  ])
  clearTimeout(timer)
  return found
}
