import type { FastifyInstance } from 'fastify'
import { httpText } from '../text/http.ts'
import { WrongHost } from './request-errors.ts'

/**
 * Rejects requests for other host names. Without it, a page of another site can give its own name the address of this
 * server and then use it as its own (DNS rebinding). An empty list accepts every name.
 */
export function rejectOtherHosts(app: FastifyInstance, hosts: readonly string[]): void {
  if (hosts.length === 0) return
  app.addHook('onRequest', async request => {
    // Load balancers ask by address.
    if (!request.url.startsWith('/api/') || hosts.includes(request.hostname.toLowerCase())) return
    throw new WrongHost(httpText.wrongHost(request.hostname.slice(0, 100)))
  })
}
