import type { FastifyInstance } from 'fastify'

/**
 * Nothing is loaded from anywhere else, no script or style stands in the page itself, and no other page may frame ours. (Styles that
 * scripts set on elements are not affected.)
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Every answer says what browsers may do with it, and under which id it stands in the log. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS).header('x-request-id', request.id)
    // Whoever came over TLS shall do so from now on.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
