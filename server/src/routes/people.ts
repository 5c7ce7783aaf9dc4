import { Name } from '@holdout/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { described } from '../http/described.ts'
import { TooManyRequests } from '../http/request-errors.ts'
import type { Node } from '../node.ts'
import type { User } from '../store/store.ts'
import { personName } from '../tables/names.ts'
import { apiText, httpText } from '../text/http.ts'

const NameBody = Type.Object({ name: Name }, { additionalProperties: false })

/** The user of a request. Without a session, a guest with this name is created. */
export async function userOrGuest(
  node: Node,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<User> {
  const known = await node.sessions.userOf(request.headers.cookie)
  if (known) return known
  const wait = node.ledger.count('newGuests', request.address)
  if (wait > 0) throw new TooManyRequests(httpText.tooManyGuests(wait), wait)
  const guest = await node.sessions.newGuest(personName(name))
  reply.header('set-cookie', node.sessions.cookieFor(guest, request.protocol === 'https'))
  return guest
}

export function addPeople(app: FastifyInstance, node: Node): void {
  app.get('/api/me', described(apiText.me), async request => {
    const user = await node.sessions.userOf(request.headers.cookie)
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
