import { Name } from '@holdout/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { described } from '../http/described.ts'
import type { Node } from '../node.ts'
import { Sessions } from '../people/sessions.ts'
import type { Sockets } from '../sockets/add-sockets.ts'
import type { User } from '../store/store.ts'
import { apiText } from '../text/http.ts'
import { closeText } from '../text/socket.ts'
import { publicUser, requireUser, userOrGuest } from './people.ts'

// No null character: PostgreSQL cannot look for one.
const Login = Type.String({ maxLength: 24, pattern: '^[^\\u0000]*$', description: apiText.login })
const Password = Type.String({ maxLength: 200, description: apiText.password })
const AccountBody = Type.Object(
  { login: Login, password: Password, name: Type.Optional(Name) },
  { additionalProperties: false },
)
const LoginBody = Type.Object({ login: Login, password: Password }, { additionalProperties: false })
const PasswordBody = Type.Object({ old: Password, password: Password }, { additionalProperties: false })
const DeletionBody = Type.Object({ password: Type.Optional(Password) }, { additionalProperties: false })

/** Attempts per address. Hashing a password is expensive. */
const PASSWORDS = { config: { count: 'passwords' as const } }

/** Routes for accounts: create, log in and out, change the password, delete. */
export function addAccounts(app: FastifyInstance, node: Node, sockets: Sockets): void {
  const { accounts, sessions } = node

  function loggedInReply(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
  ): { me: ReturnType<typeof publicUser> } {
    const secure = request.protocol === 'https'
    const known = sessions.deviceOf(request.headers.cookie, user) !== null
    const device = known ? [] : [sessions.deviceCookieFor(user, secure)]
    reply.header('set-cookie', [sessions.cookieFor(user, secure), ...device])
    return { me: publicUser(user) }
  }

  function loggedOutReply(reply: FastifyReply): { me: null } {
    reply.header('set-cookie', Sessions.expiredCookie)
    return { me: null }
  }

  app.post<{ Body: Static<typeof AccountBody> }>(
    '/api/account',
    { ...described(apiText.createAccount, { body: AccountBody }), ...PASSWORDS },
    async (request, reply) => {
      const { login, password, name } = request.body
      const guest = await userOrGuest(node, request, reply, name ?? login)
      const user = await accounts.create(guest, login, password)
      sockets.close(user.id, 1012, closeText.loggedIn) // they reconnect with the new cookie
      reply.removeHeader('set-cookie') // of a guest who was created for this request
      return reply.code(201).send(loggedInReply(user, request, reply))
    },
  )

  app.post<{ Body: Static<typeof LoginBody> }>(
    '/api/login',
    { ...described(apiText.logIn, { body: LoginBody }), ...PASSWORDS },
    async (request, reply) => {
      const before = await sessions.userOf(request.headers.cookie)
      const { login, password } = request.body
      const user = await accounts.logIn(login, password, before, one => sessions.deviceOf(request.headers.cookie, one))
      // Open pages of the guest reconnect as the account.
      if (before && before.id !== user.id) sockets.close(before.id, 1012, closeText.loggedIn)
      return loggedInReply(user, request, reply)
    },
  )

  app.post('/api/logout', described(apiText.logOut), async (request, reply) => {
    await sessions.end(request.headers.cookie)
    return loggedOutReply(reply)
  })

  app.post('/api/logout-everywhere', described(apiText.logOutEverywhere), async (request, reply) => {
    const user = await requireUser(node, request)
    await accounts.logOutEverywhere(user)
    sockets.close(user.id, 1008, closeText.loggedOut)
    return loggedOutReply(reply)
  })

  app.put<{ Body: Static<typeof PasswordBody> }>(
    '/api/account/password',
    { ...described(apiText.changePassword, { body: PasswordBody }), ...PASSWORDS },
    async (request, reply) => {
      const { old, password } = request.body
      const user = await accounts.changePassword(await requireUser(node, request), old, password)
      sockets.close(user.id, 1012, closeText.passwordChanged)
      return loggedInReply(user, request, reply)
    },
  )

  app.delete<{ Body: Static<typeof DeletionBody> }>(
    '/api/me',
    { ...described(apiText.deleteMe, { body: DeletionBody }), ...PASSWORDS },
    async (request, reply) => {
      const user = await requireUser(node, request)
      await accounts.deleteUser(user, request.body.password)
      sockets.close(user.id, 1008, closeText.dataDeleted)
      return loggedOutReply(reply)
    },
  )
}
