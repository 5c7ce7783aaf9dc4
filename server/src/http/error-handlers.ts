import { InputError } from '@holdout/engine'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { httpText } from '../text/http.ts'
import { logText } from '../text/operator.ts'

/** The first validation error, with the name of the field. */
export function fieldError(errors: readonly FastifySchemaValidationError[]): Error {
  const [{ instancePath, message, params, keyword }] = errors
  const field = instancePath.slice(1).replaceAll('/', '.')
  if (keyword === 'additionalProperties')
    return new InputError(httpText.unknownField(String(params.additionalProperty), field))
  if (keyword === 'required') return new InputError(httpText.missingField(String(params.missingProperty)))
  if (keyword === 'const') {
    const known = errors.filter(error => error.instancePath === instancePath && error.keyword === 'const')
    return new InputError(
      httpText.fieldOneOf(
        field,
        known.map(one => String(one.params.allowedValue)),
      ),
    )
  }
  if (keyword === 'pattern') return new InputError(httpText.fieldCharacters(field))
  return new InputError(field ? httpText.fieldWrong(field, message ?? '') : httpText.bodyWrong(message ?? ''))
}

/** Answers a URL that cannot be decoded and so never reaches a route. */
export function sendMalformedUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send({ error: httpText.malformedUrl })
}

/** Sends client errors with their message. Logs server errors, and sends no details of them. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const status =
      error instanceof InputError ? 400 : 'statusCode' in error && error.statusCode ? error.statusCode : 500
    if ('retryAfter' in error) reply.header('retry-after', String(error.retryAfter))
    if (status < 500 || status === 503) return reply.code(status).send({ error: error.message })
    request.log.error({ err: error }, logText.request)
    return reply.code(500).send({ error: httpText.internal, request: request.id })
  })
}

export function sendNotFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: httpText.notFound(method, url.split('?')[0].slice(0, 100)) })
}
