import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { httpText } from '../text/http.ts'
import { TooManyRequests } from './request-errors.ts'

/** Limits requests per minute and address. Single routes may allow fewer. 0: no limit. */
export async function addLimits(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    ipv6Subnet: 64,
    // Files are cheap, and one page loads many of them.
    allowList: request => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) => new TooManyRequests(httpText.tooManyRequests(after)),
  })
}
