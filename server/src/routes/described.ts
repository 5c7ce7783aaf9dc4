import type { FastifySchema } from 'fastify'

/** A route's schema with what the API page says about it. (Swagger reads `summary`; Fastify's own type does not know it.) */
export function described(summary: string, schema: FastifySchema = {}): { readonly schema: FastifySchema } {
  return { schema: Object.assign({ summary }, schema) }
}

/** A route that is not part of the API. */
export const hidden: { readonly schema: FastifySchema } = { schema: Object.assign({ hide: true }) }
