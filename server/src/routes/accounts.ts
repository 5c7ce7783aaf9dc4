import { Name } from '@holdout/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Node } from '../node.ts'
import { Sessions } from '../people/sessions.ts'
import type { Sockets } from '../sockets/add-sockets.ts'
import type { User } from '../store/store.ts'
import { apiText } from '../text/http.ts'
import { closeText } from '../text/socket.ts'
import { described } from './described.ts'
import { personOf, shown } from './people.ts'
import { NobodyKnown } from './refusals.ts'

const Login = Type.String({ maxLength: 24, description: apiText.login })
const Password = Type.String({ maxLength: 200, description: apiText.password })
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
    { ...described(apiText.createAccount, { body: NewAccount }), ...SELDOM },
    async (request, reply) => {
      const { login, password, name } = request.body
      const guest = await personOf(node, request, reply, name ?? login)
      const user = await accounts.open(guest, login, password)
      return reply.code(201).send({ me: shown(user) })
    },
  )

  app.post<{ Body: Static<typeof LoggingIn> }>(
    '/api/login',
    { ...described(apiText.logIn, { body: LoggingIn }), ...SELDOM },
    async (request, reply) => {
      const before = await sessions.userOf(request.headers.cookie)
      const user = await accounts.logIn(request.body.login, request.body.password, before)
      // Pages that were open as the guest come back as the account.
      if (before && before.id !== user.id) sockets.close(before.id, 1012, closeText.loggedIn)
      return welcome(user, request, reply)
    },
  )

  app.post('/api/logout', described(apiText.logOut), async (_request, reply) => farewell(reply))

  app.post('/api/logout-everywhere', described(apiText.logOutEverywhere), async (request, reply) => {
    const user = await known(request)
    await accounts.logOutEverywhere(user)
    sockets.close(user.id, 1008, closeText.loggedOut)
    return farewell(reply)
  })

  app.put<{ Body: Static<typeof NewPassword> }>(
    '/api/account/password',
    { ...described(apiText.changePassword, { body: NewPassword }), ...SELDOM },
    async (request, reply) => {
      const { old, password } = request.body
      const user = await accounts.changePassword(await known(request), old, password)
      sockets.close(user.id, 1012, closeText.passwordChanged)
      return welcome(user, request, reply)
    },
  )

  app.delete<{ Body: Static<typeof Farewell> }>(
    '/api/me',
    { ...described(apiText.deleteMe, { body: Farewell }), ...SELDOM },
    async (request, reply) => {
      const user = await known(request)
      await accounts.forget(user, request.body.password)
      sockets.close(user.id, 1008, closeText.dataDeleted)
      return farewell(reply)
    },
  )
}
