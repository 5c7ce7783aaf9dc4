import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { Limits } from '../limits/limits.ts'
import { addLimits } from './limits.ts'

const NO_LIMITS = { budget: 0, requests: 0, connections: 0, tables: 0, shared: false }

it('does nothing for a client that is gone before its request is looked at', async () => {
  const done: string[] = []
  const app = fastify()
  app.setErrorHandler((error: Error, _request, reply) => {
    done.push(error.message)
    return reply.code(500).send({})
  })
  app.addHook('onRequest', async ({ raw }) => {
    raw.socket.resetAndDestroy()
  })
  addLimits(app, new Limits({ ...NO_LIMITS, now: () => 0 }), () => null)
  app.get('/api/me', async () => {
    done.push('answered')
    return {}
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise(gone => socket.once('close', gone))
  socket.on('error', () => {}) // the reset
  socket.write('GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n')
  await closed
  await app.close()
  expect(done).toEqual([])
})
