import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpText } from '../text/http.ts'
import { WrongHost } from './request-errors.ts'

const SOCKET = '/api/socket'

/** Whether a request is for a listed name. An empty list has every name. */
export function isAllowedHost({ hostname }: FastifyRequest, hosts: readonly string[]): boolean {
  return hosts.length === 0 || hosts.includes(hostname.toLowerCase())
}

/**
 * Rejects requests for other host names. Without it, a page of another site can give its own name the address of this
 * server and then use it as its own (DNS rebinding). Sockets are checked when they open.
 */
export function rejectOtherHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async request => {
    // Load balancers ask by address.
    if (!request.url.startsWith('/api/') || request.url.startsWith(SOCKET) || isAllowedHost(request, hosts)) return
    throw new WrongHost(httpText.wrongHost(request.hostname.slice(0, 100)))
  })
}
