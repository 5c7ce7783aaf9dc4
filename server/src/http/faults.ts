import { InputError } from '@holdout/engine'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'

/** The first thing that is wrong with what was sent, by the name of the field. */
export function faultInFields(errors: readonly FastifySchemaValidationError[]): Error {
  const [{ instancePath, message, params, keyword }] = errors
  const field = instancePath.slice(1).replaceAll('/', '.')
  if (keyword === 'additionalProperties')
    return new InputError(`There is no field "${params.additionalProperty}"${field ? ` in ${field}` : ''}.`)
  if (keyword === 'required') return new InputError(`The field "${params.missingProperty}" is missing.`)
  if (keyword === 'const') {
    const known = errors.filter(error => error.instancePath === instancePath && error.keyword === 'const')
    return new InputError(`The field "${field}" takes ${known.map(one => one.params.allowedValue).join(', ')}.`)
  }
  if (keyword === 'pattern') return new InputError(`The field "${field}" is blank or holds signs that it may not hold.`)
  return new InputError(field ? `The field "${field}" ${message}.` : `What was sent ${message}.`)
}

/** An address that cannot be read never reaches a route. */
export function faultInAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .send({ error: 'That address cannot be read: a % in it is not followed by two hexadecimal digits.' })
}

/** What was asked wrongly is answered in a sentence; what went wrong here is noted, and nobody is told more than that. */
export function addFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const status =
      error instanceof InputError ? 400 : 'statusCode' in error && error.statusCode ? error.statusCode : 500
    if (status < 500) return reply.code(status).send({ error: error.message })
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send({ error: 'Something went wrong here; it is noted.', request: request.id })
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `There is nothing at ${request.method} ${request.url.split('?')[0].slice(0, 100)}.` }),
  )
}
