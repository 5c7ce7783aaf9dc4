import type { FastifyInstance } from 'fastify'
import { logText } from '../text/operator.ts'

/**
 * Warns once if requests come through a proxy that the server does not trust: then all players have the address of the
 * proxy and share its limits.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    warned = true
    app.log.warn(logText.proxyNotTrusted)
  })
}
