import { Name } from '@holdout/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { described } from '../http/described.ts'
import { NotLoggedIn, TooManyRequests } from '../http/request-errors.ts'
import type { Node } from '../node.ts'
import type { User } from '../store/store.ts'
import { personName } from '../tables/names.ts'
import { apiText, httpText } from '../text/http.ts'

const NameBody = Type.Object({ name: Name }, { additionalProperties: false })

/** The user of a request; null without a session. Replaces a cookie of an earlier release. */
async function knownUser(node: Node, request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
  const { cookie } = request.headers
  const user = await node.sessions.userOf(cookie)
  if (user && node.sessions.isEarlier(cookie))
    reply.header('set-cookie', node.sessions.cookieFor(user, request.protocol === 'https'))
  return user
}

/** The user of a request. Without a session, a guest with this name is created. */
export async function userOrGuest(
  node: Node,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<User> {
  const known = await knownUser(node, request, reply)
  if (known) return known
  const wait = node.limits.count('newGuests', request.address)
  if (wait > 0) throw new TooManyRequests(httpText.tooManyGuests(wait), wait)
  const guest = await node.sessions.newGuest(personName(name))
  reply.header('set-cookie', node.sessions.cookieFor(guest, request.protocol === 'https'))
  return guest
}

/** The user of a request. Throws without a session. */
export async function requireUser({ sessions }: Node, { headers }: FastifyRequest): Promise<User> {
  const user = await sessions.userOf(headers.cookie)
  if (!user) throw new NotLoggedIn()
  return user
}

export function addPeople(app: FastifyInstance, node: Node): void {
  app.get('/api/me', described(apiText.me), async (request, reply) => {
    const user = await knownUser(node, request, reply)
    return { me: user && publicUser(user) }
  })

  app.put<{ Body: { name: string } }>(
    '/api/me',
    described(apiText.setName, { body: NameBody }),
    async (request, reply) => {
      const name = personName(request.body.name)
      const user = await userOrGuest(node, request, reply, name)
      if (user.name !== name) await node.accounts.rename(user, name)
      return { me: publicUser({ ...user, name }) }
    },
  )
}

export function publicUser({ name, login }: User): { name: string; login: string | null } {
  return { name, login }
}
