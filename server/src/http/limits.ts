import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, AROUND_HTTP } from '../limits/account.ts'
import { addressKey } from '../limits/address.ts'
import type { Limits } from '../limits/limits.ts'
import { httpText } from '../text/http.ts'
import { TooManyRequests } from './request-errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Pays for the request; null if it is free, or not accepted. */
    account: Account | null
    /** Ends the measurement of the request; null while it is not measured. */
    measured: (() => void) | null
    /** The address that limits apply to. Kept, because the socket of a client that is gone has none. */
    address: string
  }
  interface FastifyContextConfig {
    /** Takes no CPU time here. */
    free?: true
    /** Further limits by number for the address. */
    count?: 'passwords' | 'newTables'
  }
}

/**
 * Charges each request to its person and address, and rejects it if one of them has too little left. `userOf` returns
 * the user of a cookie without asking the store.
 */
export function addLimits(app: FastifyInstance, limits: Limits, userOf: (cookie?: string) => string | null): void {
  app.decorateRequest('account', null)
  app.decorateRequest('measured', null)
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request, reply) => {
    const ip: string | undefined = request.ip
    if (ip === undefined) return ignore(request, reply)
    const address = addressKey(ip)
    request.address = address
    const { count, free } = request.routeOptions.config ?? {}
    const isApi = request.url.startsWith('/api/')
    // Files do not count as requests, because one page loads many of them.
    let wait = isApi ? limits.count('requests', address) : 0
    if (wait === 0 && count) wait = limits.count(count, address)
    const account = free ? null : limits.account(address, isApi ? userOf(request.headers.cookie) : null)
    if (wait === 0) wait = account?.admit() ?? 0
    if (wait > 0) throw new TooManyRequests(httpText.tooManyRequests(wait), wait)
    request.account = account
  })
  // Neither the body nor the answer is measured on its way: how long that takes depends on the client.
  app.addHook('preValidation', async (request, reply) => {
    const measured = request.account?.measure(AROUND_HTTP) ?? null
    request.measured = measured
    if (measured) reply.raw.once('close', measured)
  })
  app.addHook('onSend', async ({ measured }) => measured?.())
}

/** Ends a request whose client is already gone. No budget could pay for an answer or a log line. */
function ignore(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.destroy()
}
