import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { described, hidden } from '../http/described.ts'
import { NotFound } from '../http/request-errors.ts'
import type { Node } from '../node.ts'
import { apiText } from '../text/http.ts'
import { noticeText } from '../text/notices.ts'
import { tableText } from '../text/table.ts'
import { requireUser } from './people.ts'

const Closed = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) })
const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: apiText.timeOfDay })
const Quiet = Type.Object({ from: Time, to: Time, zone: Type.String({ minLength: 1, maxLength: 64 }) }, Closed)
const SettingsBody = Type.Object(
  {
    when: Type.Optional(
      Type.Union([Type.Literal('always'), Type.Literal('away'), Type.Literal('never')], {
        description: apiText.noticesWhen,
      }),
    ),
    quiet: Type.Optional(Type.Union([Quiet, Type.Null()], { description: apiText.quietHours })),
  },
  Closed,
)
// No null character: PostgreSQL cannot store one.
const Address = Type.String({ minLength: 1, maxLength: 1_000, pattern: '^[^\\u0000]*$' })
const Key = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' })
const PushBody = Type.Object({ endpoint: Address, keys: Type.Object({ p256dh: Key, auth: Key }, Closed) }, Closed)
const WebhookBody = Type.Object({ url: Address }, Closed)
const MailBody = Type.Object({ address: Address }, Closed)
const CodeBody = Type.Object({ code: Type.String({ maxLength: 40 }) }, Closed)
const MuteBody = Type.Object({ on: Type.Boolean() }, Closed)

/** Routes for notices: settings, channels, a test, and the page that turns mails off. */
export function addNotices(app: FastifyInstance, node: Node): void {
  const { notices } = node

  async function answer(user: string) {
    const settings = await notices.settings(user)
    const channels = await notices.channels(user)
    return { ...settings, channels, pushKey: notices.pushKey, mail: notices.hasMail }
  }

  app.get('/api/me/notices', described(apiText.notices), async request => answer((await requireUser(node, request)).id))

  app.put<{ Body: Static<typeof SettingsBody> }>(
    '/api/me/notices',
    described(apiText.changeNotices, { body: SettingsBody }),
    async request => {
      const { id } = await requireUser(node, request)
      const { when, quiet } = request.body
      await notices.change(id, { ...(when && { when }), ...(quiet !== undefined && { quiet }) })
      return answer(id)
    },
  )

  app.put<{ Params: Static<typeof Id>; Body: Static<typeof MuteBody> }>(
    '/api/me/notices/muted/:id',
    described(apiText.muteNotices, { params: Id, body: MuteBody }),
    async request => {
      const user = await requireUser(node, request)
      if (!(await node.store.table(request.params.id))) throw new NotFound(tableText.notFound)
      await notices.mute(user.id, request.params.id, request.body.on)
      return answer(user.id)
    },
  )

  app.post<{ Body: Static<typeof PushBody> }>(
    '/api/me/notices/push',
    described(apiText.addPush, { body: PushBody }),
    async (request, reply) => {
      const user = await requireUser(node, request)
      return reply.code(201).send(await notices.add(user.id, { kind: 'push', ...request.body }, originOf(request)))
    },
  )

  app.post<{ Body: Static<typeof WebhookBody> }>(
    '/api/me/notices/webhook',
    described(apiText.addWebhook, { body: WebhookBody }),
    async (request, reply) => {
      const user = await requireUser(node, request)
      return reply.code(201).send(await notices.add(user.id, { kind: 'webhook', ...request.body }, originOf(request)))
    },
  )

  app.post<{ Body: Static<typeof MailBody> }>(
    '/api/me/notices/mail',
    described(apiText.addMail, { body: MailBody }),
    async (request, reply) => {
      const user = await requireUser(node, request)
      return reply.code(201).send(await notices.add(user.id, { kind: 'mail', ...request.body }, originOf(request)))
    },
  )

  app.post<{ Params: Static<typeof Id>; Body: Static<typeof CodeBody> }>(
    '/api/me/notices/channels/:id/confirm',
    described(apiText.confirmMail, { params: Id, body: CodeBody }),
    async request => {
      const user = await requireUser(node, request)
      await notices.confirm(user.id, request.params.id, request.body.code)
      return answer(user.id)
    },
  )

  app.delete<{ Params: Static<typeof Id> }>(
    '/api/me/notices/channels/:id',
    described(apiText.removeChannel, { params: Id }),
    async request => {
      const user = await requireUser(node, request)
      await notices.remove(user.id, request.params.id)
      return answer(user.id)
    },
  )

  app.post('/api/me/notices/test', described(apiText.testNotices), async request => ({
    channels: await notices.test((await requireUser(node, request)).id),
  }))

  // The link of a mail asks first, because programs that check mails open links.
  app.get<{ Params: Static<typeof Id> }>(
    '/api/notices/off/:id',
    { schema: { ...hidden.schema, params: Id } },
    (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(
          pageOf(
            `<p>${noticeText.offQuestion}</p><form method="post"><button type="submit">${noticeText.offButton}</button></form>`,
          ),
        ),
  )

  app.register(async forms => {
    // Mail programs and the form above send fields that are not needed.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    )
    forms.post<{ Params: Static<typeof Id> }>(
      '/api/notices/off/:id',
      { schema: { ...hidden.schema, params: Id } },
      async (request, reply) => {
        await notices.turnOff(request.params.id)
        return reply.type('text/html; charset=utf-8').send(pageOf(`<p>${noticeText.offDone}</p>`))
      },
    )
  })
}

/** The address of this server as the browser knows it, for links in messages to the same person. */
function originOf({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin && URL.canParse(headers.origin) ? new URL(headers.origin).origin : `${protocol}://${host}`
}

function pageOf(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${noticeText.offTitle}</title></head>
<body><main><h1>${noticeText.offTitle}</h1>${content}</main></body></html>`
}
