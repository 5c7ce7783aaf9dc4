import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpText } from '../text/http.ts'
import { WrongOrigin } from './request-errors.ts'

/** Whether a request comes from our pages or an allowed origin. Programs other than browsers send no origin. */
export function isAllowedOrigin({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Rejects requests that change something and come from pages of other sites (CSRF). */
export function rejectOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (request.method === 'GET' || request.method === 'HEAD' || isAllowedOrigin(request, origins)) return
    throw new WrongOrigin(httpText.wrongOrigin)
  })
}
