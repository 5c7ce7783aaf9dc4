import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadGame, SHELF } from '@holdout/catalog'
import { type Card, cardAt, pictureOf, writePage } from '@holdout/protocol/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hidden } from '../http/described.ts'
import { sendNotFound } from '../http/error-handlers.ts'
import { Pictures } from '../http/pictures.ts'
import type { Node } from '../node.ts'
import { withCurrentOptions } from '../tables/current-options.ts'
import { pageText } from '../text/page.ts'
import { type LinkedMoment, type TableCard, tableCard } from './table-card.ts'

/** How long a chat or a proxy may keep the picture of a table, in seconds. */
const PICTURE_AGE = 60

/** The page of a table or of a replay, or its picture: `/t/<id>.png`. */
const OF_TABLE = /^\/([tr])\/([A-Za-z0-9_-]{1,64})(\.png)?$/

/**
 * Serves the pages, each with its own title, text and picture, and all other files of the build. All pages are one file
 * with different tags; its script decides what to show.
 */
export function addPages(app: FastifyInstance, node: Node, web: string): void {
  const pictures = new Pictures(join(web, 'pictures'))

  app.get<{ Params: { '*': string }; Querystring: LinkedMoment }>('/*', hidden, async (request, reply) => {
    const file = request.params['*']
    const path = `/${file}`.replace(/(?<=.)\/$/, '').replace(/^\/index\.html$/, '/')
    const [, kind, id, isPicture] = OF_TABLE.exec(path) ?? []
    if (id === undefined) {
      const card = cardAt(path, SHELF)
      return card ? sendPage(request, reply, card) : reply.sendFile(file)
    }
    const card = await cardOfTable(id, kind === 'r' ? request.query : null)
    if (isPicture !== undefined) return sendPicture(request, reply, card)
    if (!card) return sendPage(request, reply.code(404), missing(pageText.noTable, pageText.noTableText))
    return sendPage(request, reply, { ...card, picture: `${kind}/${id}.png`, unlisted: true })
  })

  app.setNotFoundHandler((request, reply) => {
    if (!isForPage(request)) return sendNotFound(request, reply)
    return sendPage(request, reply.code(404), missing(pageText.notFound, pageText.notFoundText))
  })

  /** Reads the file each time, because an update may replace it while the server runs. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, card: Card): Promise<FastifyReply> {
    const template = await readFile(join(web, 'index.html'), 'utf8')
    const site = { origin: `${request.protocol}://${request.host}/`, answersPaths: true }
    const html = writePage(template, request.url.split('?')[0], card, site)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }

  /** Sends the picture of a table, or that of its game if an address asks for too many. */
  async function sendPicture(request: FastifyRequest, reply: FastifyReply, card: TableCard | null): Promise<unknown> {
    reply.header('cache-control', `public, max-age=${PICTURE_AGE}`)
    if (!card) return reply.sendFile(pictureOf(null), { cacheControl: false })
    const { picture } = card
    const mayMake = pictures.has(picture) || node.limits.count('pictures', request.address) === 0
    const made = mayMake ? await pictures.of(picture) : null
    return made ? reply.type('image/png').send(made) : reply.sendFile(pictureOf(picture.game))
  }

  async function cardOfTable(id: string, moment: LinkedMoment | null): Promise<TableCard | null> {
    const stored = await node.store.table(id)
    const about = SHELF.find(({ slug }) => slug === stored?.setup.game)
    if (!stored || !about) return null
    const game = await loadGame(about.slug)
    const current = withCurrentOptions(game, stored)
    return tableCard({ about, seats: game.seats(current.setup.options), stored: current }, moment)
  }
}

function missing(title: string, text: string): Card {
  return { title, text, picture: pictureOf(null), unlisted: true }
}

/** Whether an address that leads nowhere is that of a page: neither a file nor a part of the API. */
function isForPage({ method, url }: FastifyRequest): boolean {
  const [path] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.\w+$/.test(path)
}
