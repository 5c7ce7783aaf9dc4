import { loadGame } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { NewTable } from '@holdout/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Node } from '../node.ts'
import { recordOf } from '../tables/record.ts'
import { described } from './described.ts'
import { personOf } from './people.ts'
import { NotFound, NotNow } from './refusals.ts'

const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) })
const Filter = Type.Object({
  game: Type.Optional(Type.String({ maxLength: 40 })),
  status: Type.Optional(Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')])),
})

/** Tables over HTTP: opening one, the lobby, one's own games, records of finished ones. Playing goes over the socket. */
export function addTables(app: FastifyInstance, node: Node): void {
  app.post<{ Body: NewTable }>('/api/tables', described('Open a table', { body: NewTable }), async (request, reply) => {
    const user = await personOf(node, request, reply, request.body.name)
    const id = await node.keeper.create(user.id, request.body)
    return reply.code(201).send({ id })
  })

  app.get<{ Querystring: Static<typeof Filter> }>(
    '/api/tables',
    described('Public tables', { querystring: Filter }),
    async request => {
      const { game, status } = request.query
      if (game !== undefined) await loadGame(game) // an unknown game is refused by name
      const user = await node.sessions.userOf(request.headers.cookie)
      const found = await node.store.publicTables({ ...(game ? { game } : {}), ...(status ? { status } : {}) }, 50)
      return { tables: await infos(found, user?.id ?? null) }
    },
  )

  app.get<{ Params: Static<typeof ById> }>(
    '/api/tables/:id',
    described('One table', { params: ById }),
    async request => {
      const user = await node.sessions.userOf(request.headers.cookie)
      const info = await node.keeper.info(request.params.id, user?.id ?? null)
      if (!info) throw new NotFound('There is no such table.')
      return info
    },
  )

  app.get<{ Params: Static<typeof ById> }>(
    '/api/tables/:id/record',
    described('The record of a finished game, with the proof of its shuffle', { params: ById }),
    async request => {
      const stored = await node.store.table(request.params.id)
      if (!stored) throw new NotFound('There is no such table.')
      if (stored.status !== 'over')
        throw new NotNow('The game is not over; its record would tell what is still secret.')
      return recordOf(stored, await node.store.entriesSince(stored.id, 0))
    },
  )

  app.get('/api/me/tables', described('My own games, the last played first'), async request => {
    const user = await node.sessions.userOf(request.headers.cookie)
    return { tables: user ? await infos(await node.store.tablesOf(user.id, 100), user.id) : [] }
  })

  async function infos(found: readonly { readonly id: string }[], user: string | null): Promise<TableInfo[]> {
    const all = await Promise.all(found.map(({ id }) => node.keeper.info(id, user)))
    return all.filter(info => info !== null)
  }
}
