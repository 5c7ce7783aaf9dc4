import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../limits/address.ts'
import { type Cost, HTTP_COSTS, priceOfAnswer } from '../limits/costs.ts'
import type { Ledger } from '../limits/ledger.ts'
import type { Payer } from '../limits/payer.ts'
import { httpText } from '../text/http.ts'
import { TooManyRequests } from './request-errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who pays for the request; null before it was accepted. */
    payer: Payer | null
    /** The address that limits apply to. Kept, because the socket of a client that is gone has none. */
    address: string
  }
  interface FastifyContextConfig {
    cost?: Cost
    /** Further limits by number for the address. */
    count?: 'passwords' | 'newTables'
  }
}

/**
 * Charges each request to its person and address, and rejects it if one of them has too little left. `userOf` returns
 * the user of a cookie without asking the store.
 */
export function addLimits(app: FastifyInstance, ledger: Ledger, userOf: (cookie?: string) => string | null): void {
  app.decorateRequest('payer', null)
  app.decorateRequest('address', '')
  app.addHook('onRoute', route => {
    const [method] = [route.method].flat().map(one => one.replace('HEAD', 'GET'))
    const cost = HTTP_COSTS[`${method} ${route.url}`]
    if (!cost) throw new Error(`limits/costs.ts has no cost for ${method} ${route.url}.`)
    route.config = { ...route.config, cost }
  })
  app.addHook('onRequest', async (request, reply) => {
    const ip: string | undefined = request.ip
    if (ip === undefined) return ignore(request, reply)
    const address = addressKey(ip)
    request.address = address
    const { count } = request.routeOptions.config ?? {}
    const isApi = request.url.startsWith('/api/')
    // Files do not count as requests, because one page loads many of them.
    let wait = isApi ? ledger.count('requests', address) : 0
    if (wait === 0 && count) wait = ledger.count(count, address)
    const payer = ledger.payer(address, isApi ? userOf(request.headers.cookie) : null)
    if (wait === 0) wait = payer.take(costOf(request))
    if (wait > 0) throw new TooManyRequests(httpText.tooManyRequests(wait), wait)
    request.payer = payer
  })
  app.addHook('onResponse', async (request, reply) => {
    const bytes = Number(reply.getHeader('content-length') ?? 0)
    request.payer?.charge(priceOfAnswer(costOf(request), bytes))
  })
}

/** Ends a request whose client is already gone. No budget could pay for an answer or a log line. */
function ignore(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.destroy()
}

/** Charges for the tables or moves that a request turned out to read. */
export function chargeItems(request: FastifyRequest, items: number): void {
  request.payer?.charge(priceOfAnswer(costOf(request), 0, items))
}

function costOf({ routeOptions }: FastifyRequest): Cost {
  return routeOptions.config?.cost ?? HTTP_COSTS.none
}
