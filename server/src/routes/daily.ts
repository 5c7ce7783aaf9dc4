import type { DailyBoard } from '@holdout/protocol'
import { Name } from '@holdout/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { described } from '../http/described.ts'
import type { Node } from '../node.ts'
import { personName } from '../tables/names.ts'
import { apiText } from '../text/http.ts'
import { requireUser, userOrGuest } from './people.ts'

const Closed = { additionalProperties: false }
const Slug = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })
const Day = Type.String({ pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$', description: apiText.day })
const Code = Type.String({ minLength: 4, maxLength: 16, pattern: '^[a-z0-9]+$' })
const OfGame = Type.Object({ game: Slug })
const OfGroup = Type.Object({ code: Code })
const WithName = Type.Object({ name: Name }, Closed)
const BoardQuery = Type.Object(
  {
    day: Day,
    span: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('all')])),
    group: Type.Optional(Code),
  },
  Closed,
)
const ResultBody = Type.Object(
  {
    name: Name,
    day: Day,
    ticket: Type.String({ minLength: 1, maxLength: 200 }),
    record: Type.Object({}, { description: apiText.dailyRecord }),
  },
  Closed,
)

/** The longest body with a record, in bytes. The longest match of a challenge takes a fifth of it. */
const RECORD_BODY = 512 * 1024

/** Routes for daily challenges: start, result, boards and groups. */
export function addDaily(app: FastifyInstance, node: Node): void {
  const { daily } = node

  app.get('/api/daily', described(apiText.daily), async () => daily.overview())

  app.post<{ Params: Static<typeof OfGame> }>(
    '/api/daily/:game/start',
    described(apiText.startDaily, { params: OfGame }),
    async request => daily.start(request.params.game),
  )

  app.post<{ Params: Static<typeof OfGame>; Body: Static<typeof ResultBody> }>(
    '/api/daily/:game/results',
    { ...described(apiText.sendDaily, { params: OfGame, body: ResultBody }), bodyLimit: RECORD_BODY },
    async (request, reply) => {
      const { name, day, ticket, record } = request.body
      const user = await userOrGuest(node, request, reply, personName(name))
      const result = await daily.send(user, { game: request.params.game, day, ticket, record })
      return reply.code(201).send({ result })
    },
  )

  app.get<{ Params: Static<typeof OfGame>; Querystring: Static<typeof BoardQuery> }>(
    '/api/daily/:game/board',
    described(apiText.dailyBoard, { params: OfGame, querystring: BoardQuery }),
    async (request): Promise<DailyBoard> => {
      const { day, span = 'day', group = null } = request.query
      const me = await node.sessions.userOf(request.headers.cookie)
      const { rows, ...board } = await daily.board(request.params.game, day, span, group)
      return { ...board, rows: rows.map(({ user, ...row }) => ({ ...row, you: user !== null && user === me?.id })) }
    },
  )

  app.get('/api/daily/groups', described(apiText.dailyGroups), async request => {
    const user = await node.sessions.userOf(request.headers.cookie)
    return { groups: user ? await daily.groupsOf(user) : [] }
  })

  app.post<{ Body: Static<typeof WithName> }>(
    '/api/daily/groups',
    described(apiText.newDailyGroup, { body: WithName }),
    async (request, reply) => {
      const user = await userOrGuest(node, request, reply, personName(request.body.name))
      return reply.code(201).send({ code: await daily.createGroup(user), groups: await daily.groupsOf(user) })
    },
  )

  app.put<{ Params: Static<typeof OfGroup>; Body: Static<typeof WithName> }>(
    '/api/daily/groups/:code',
    described(apiText.joinDailyGroup, { params: OfGroup, body: WithName }),
    async (request, reply) => {
      const user = await userOrGuest(node, request, reply, personName(request.body.name))
      await daily.joinGroup(user, request.params.code)
      return { groups: await daily.groupsOf(user) }
    },
  )

  app.delete<{ Params: Static<typeof OfGroup> }>(
    '/api/daily/groups/:code',
    described(apiText.leaveDailyGroup, { params: OfGroup }),
    async request => {
      const user = await requireUser(node, request)
      await daily.leaveGroup(user, request.params.code)
      return { groups: await daily.groupsOf(user) }
    },
  )
}
