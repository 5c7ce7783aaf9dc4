import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WrongOrigin } from '../routes/request-errors.ts'
import { httpText } from '../text/http.ts'

/** Browsers say which page asks; only ours may. Other programs say nothing, and bring no cookies of others. */
export function isAllowedOrigin({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Whatever changes something is refused to pages of other sites, whatever cookies their readers have. */
export function rejectOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (request.method === 'GET' || request.method === 'HEAD' || isAllowedOrigin(request, origins)) return
    throw new WrongOrigin(httpText.wrongOrigin)
  })
}
