import type { FastifySchema } from 'fastify'

/** A route's schema with its summary. Swagger reads `summary`; Fastify's type lacks it. */
export function described(summary: string, schema: FastifySchema = {}): { readonly schema: FastifySchema } {
  return { schema: Object.assign({ summary }, schema) }
}

/** The schema of a route that is not part of the public API. */
export const hidden: { readonly schema: FastifySchema } = { schema: Object.assign({ hide: true }) }
