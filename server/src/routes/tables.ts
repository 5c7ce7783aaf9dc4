import { loadGame } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { NewTable } from '@holdout/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { described } from '../http/described.ts'
import { Conflict, NoSpace, NotFound, TooManyRequests } from '../http/request-errors.ts'
import type { Node } from '../node.ts'
import type { StoredTable } from '../store/store.ts'
import { withCurrentOptions } from '../tables/current-options.ts'
import { infoOf } from '../tables/info.ts'
import { personName } from '../tables/names.ts'
import { recordOf } from '../tables/record.ts'
import { leave } from '../tables/requests/leave.ts'
import { failure } from '../tables/requests/request.ts'
import { unlessDealing } from '../tables/requests/start.ts'
import { seatHeldFor, seatOfUser } from '../tables/table-setup.ts'
import { apiText } from '../text/http.ts'
import { tableText } from '../text/table.ts'
import type { QuotaError } from '../upkeep/quotas.ts'
import { userOrGuest } from './people.ts'
import { wasNeverPlayed } from './table-card.ts'

const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) })
const Filter = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    status: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')])),
    free: Type.Optional(Type.Literal('yes', { description: apiText.freeFilter })),
  },
  { additionalProperties: false },
)

/** The lobby shows up to `MAX_SHOWN` of the latest `MAX_SEARCHED` tables. */
const MAX_SHOWN = 50
const MAX_SEARCHED = 400
const MAX_OWN = 300

/** All tables are stored. */
const NEW_TABLES = { config: { count: 'newTables' as const } }

/** Routes for tables: create, lobby, my games and records. Matches are played over the socket. */
export function addTables(app: FastifyInstance, node: Node): void {
  app.post<{ Body: NewTable }>(
    '/api/tables',
    { ...described(apiText.createTable, { body: NewTable }), ...NEW_TABLES },
    async (request, reply) => {
      const name = personName(request.body.name)
      const user = await userOrGuest(node, request, reply, name)
      const over = await node.quotas.newTable(user.id, request.address)
      if (over) throw quotaError(over)
      const id = await node.registry.create(user.id, { ...request.body, name })
      return reply.code(201).send({ id })
    },
  )

  app.get<{ Querystring: Static<typeof Filter> }>(
    '/api/tables',
    described(apiText.publicTables, { querystring: Filter }),
    async request => {
      const { game, status, free } = request.query
      if (game !== undefined) await loadGame(game) // throws an error that names an unknown game
      const user = await node.sessions.userOf(request.headers.cookie)
      const found = await node.store.publicTables(
        { ...(game ? { game } : {}), ...(status ? { status } : {}) },
        MAX_SEARCHED,
      )
      const wanted = found.filter(table => !wasNeverPlayed(table) && (!free || hasFreeSeat(table)))
      return { tables: await infos(wanted.slice(0, MAX_SHOWN), user?.id ?? null) }
    },
  )

  app.get<{ Params: Static<typeof ById> }>(
    '/api/tables/:id',
    described(apiText.table, { params: ById }),
    async request => {
      const user = await node.sessions.userOf(request.headers.cookie)
      const info = await node.registry.info(request.params.id, user?.id ?? null)
      if (!info) throw new NotFound(tableText.notFound)
      return info
    },
  )

  app.get<{ Params: Static<typeof ById> }>(
    '/api/tables/:id/record',
    described(apiText.record, { params: ById }),
    async request => {
      const stored = await node.store.table(request.params.id)
      if (!stored) throw new NotFound(tableText.notFound)
      if (stored.status !== 'over') throw new Conflict(tableText.recordTooEarly)
      return recordOf(stored, await node.store.entriesSince(stored.id, 0))
    },
  )

  app.post<{ Params: Static<typeof ById> }>(
    '/api/tables/:id/leave',
    described(apiText.leaveTable, { params: ById }),
    async request => {
      const user = await node.sessions.userOf(request.headers.cookie)
      const table = await node.registry.table(request.params.id)
      if (!table) throw new NotFound(tableText.notFound)
      const left = user ? await table.change(unlessDealing(leave(user.id))) : failure(tableText.noSeat)
      if (!left.ok) throw new Conflict(left.text)
      return {}
    },
  )

  app.get('/api/me/tables', described(apiText.myTables), async request => {
    const user = await node.sessions.userOf(request.headers.cookie)
    if (!user) return { tables: [] }
    const found = await node.store.tablesOf(user.id, MAX_OWN)
    const own = found.filter(table => isOf(user.id, table))
    const shown = await infos(own, user.id)
    // Only an open table knows whose turn it is and what happened last.
    const running = shown.map(async info => {
      const live = info.status === 'playing' && (await node.registry.infoWithMove(info.id, user.id))
      return live ? { ...live, ...(info.lastMove === undefined ? {} : { lastMove: info.lastMove }) } : info
    })
    return { tables: await Promise.all(running) }
  })

  /** Information about tables without opening them. */
  async function infos(found: readonly StoredTable[], user: string | null): Promise<TableInfo[]> {
    const ids = found.map(({ id }) => id)
    const [seen, moved] = await Promise.all([node.store.lastSeenAt(ids), node.store.lastMoves(ids)])
    const context = {
      user,
      now: node.now(),
      waitedFor: [],
      timedOut: [],
      frozen: false,
      awayAfter: node.config.awayAfter,
      abandoned: node.abandoned,
    }
    return Promise.all(
      found.map(async stored => {
        const game = await loadGame(stored.setup.game)
        return infoOf(game, withCurrentOptions(game, stored), {
          ...context,
          seenAt: seen.get(stored.id) ?? {},
          lastMove: moved.get(stored.id),
        })
      }),
    )
  }
}

/** Whether a user has a seat at a table, hosts it, or has an open offer to play its rematch. */
function isOf(user: string, { setup, status }: StoredTable): boolean {
  if (seatOfUser(setup, user) !== null || setup.host.user === user) return true
  return status === 'waiting' && seatHeldFor(setup, user) !== null
}

function quotaError({ kind, text, retryAfter }: QuotaError): Error {
  if (kind === 'person') return new Conflict(text)
  return kind === 'space' ? new NoSpace(text, retryAfter) : new TooManyRequests(text, retryAfter)
}

function hasFreeSeat({ setup }: StoredTable): boolean {
  return setup.seats.some(({ kind }) => kind === 'open')
}
