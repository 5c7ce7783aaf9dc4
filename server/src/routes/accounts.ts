import { Name } from '@holdout/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Node } from '../node.ts'
import { Sessions } from '../people/sessions.ts'
import type { Sockets } from '../sockets/add-sockets.ts'
import type { User } from '../store/store.ts'
import { described } from './described.ts'
import { personOf, shown } from './people.ts'
import { NobodyKnown } from './refusals.ts'

const Login = Type.String({ maxLength: 24, description: '3 to 24 of a-z, 0-9, dot, hyphen, underscore' })
const Password = Type.String({ maxLength: 200, description: '8 signs or more' })
const NewAccount = Type.Object(
  { login: Login, password: Password, name: Type.Optional(Name) },
  { additionalProperties: false },
)
const LoggingIn = Type.Object({ login: Login, password: Password }, { additionalProperties: false })
const NewPassword = Type.Object({ old: Password, password: Password }, { additionalProperties: false })
const Farewell = Type.Object({ password: Type.Optional(Password) }, { additionalProperties: false })

/** Hashing a password is dear: nobody needs it more often than this, in a minute and from one address. */
const SELDOM = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } }

/** Accounts over HTTP: opening one, in and out, the password, and being forgotten. */
export function addAccounts(app: FastifyInstance, node: Node, sockets: Sockets): void {
  const { accounts, sessions } = node

  async function known(request: FastifyRequest): Promise<User> {
    const user = await sessions.userOf(request.headers.cookie)
    if (!user) throw new NobodyKnown()
    return user
  }

  function welcome(user: User, request: FastifyRequest, reply: FastifyReply): { me: ReturnType<typeof shown> } {
    reply.header('set-cookie', sessions.cookieFor(user, request.protocol === 'https'))
    return { me: shown(user) }
  }

  function farewell(reply: FastifyReply): { me: null } {
    reply.header('set-cookie', Sessions.goodbye)
    return { me: null }
  }

  app.post<{ Body: Static<typeof NewAccount> }>(
    '/api/account',
    { ...described('Open an account that keeps my name and games', { body: NewAccount }), ...SELDOM },
    async (request, reply) => {
      const { login, password, name } = request.body
      const guest = await personOf(node, request, reply, name ?? login)
      const user = await accounts.open(guest, login, password)
      return reply.code(201).send({ me: shown(user) })
    },
  )

  app.post<{ Body: Static<typeof LoggingIn> }>(
    '/api/login',
    { ...described('Log in; what this browser has played as a guest comes along', { body: LoggingIn }), ...SELDOM },
    async (request, reply) => {
      const before = await sessions.userOf(request.headers.cookie)
      const user = await accounts.logIn(request.body.login, request.body.password, before)
      // Pages that were open as the guest come back as the account.
      if (before && before.id !== user.id) sockets.close(before.id, 1012, 'You have logged in.')
      return welcome(user, request, reply)
    },
  )

  app.post('/api/logout', described('Forget in this browser who I am'), async (_request, reply) => farewell(reply))

  app.post('/api/logout-everywhere', described('Void every cookie of my account'), async (request, reply) => {
    const user = await known(request)
    await accounts.logOutEverywhere(user)
    sockets.close(user.id, 1008, 'You have logged out.')
    return farewell(reply)
  })

  app.put<{ Body: Static<typeof NewPassword> }>(
    '/api/account/password',
    { ...described('Change my password; other devices are logged out', { body: NewPassword }), ...SELDOM },
    async (request, reply) => {
      const { old, password } = request.body
      const user = await accounts.changePassword(await known(request), old, password)
      sockets.close(user.id, 1012, 'The password was changed.')
      return welcome(user, request, reply)
    },
  )

  app.delete<{ Body: Static<typeof Farewell> }>(
    '/api/me',
    { ...described('Delete my data', { body: Farewell }), ...SELDOM },
    async (request, reply) => {
      const user = await known(request)
      await accounts.forget(user, request.body.password)
      sockets.close(user.id, 1008, 'Your data is deleted.')
      return farewell(reply)
    },
  )
}
