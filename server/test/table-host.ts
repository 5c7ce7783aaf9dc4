import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@holdout/catalog'
import { readOptions, type SeatSpec } from '@holdout/engine'
import type { NewTable } from '@holdout/protocol'
import { afterEach, expect } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Serving, serve } from '../src/serve.ts'
import { tableText } from '../src/text/table.ts'
import { webFolder } from './folders.ts'
import { type Page, Person } from './people.ts'

/** Starts servers for a test, and stops them after it. */
export function servers(): {
  start(data?: string, env?: Record<string, string>, log?: { write(line: string): void }): Promise<Serving>
  newData(): string
} {
  const open: Serving[] = []
  afterEach(async () => {
    for (const serving of open.splice(0)) await serving.stop()
  })
  const newData = (): string => mkdtempSync(join(tmpdir(), 'holdout-data-'))
  return {
    newData,
    async start(data = newData(), env = {}, log = undefined) {
      const config = readConfig(
        {
          HOLDOUT_DATA: data,
          HOLDOUT_LOG: process.env.HOLDOUT_LOG ?? 'silent',
          HOLDOUT_BOT_PAUSE: '0',
          HOLDOUT_REQUESTS: '0',
          HOLDOUT_MIN_FREE: '0',
          ...env,
        },
        { port: 0 },
      )
      const serving = await serve(config, webFolder(), log)
      open.push(serving)
      return serving
    },
  }
}

/** Ann's request for a table: by default public and without players. */
export function newTable(game: string, more: Partial<NewTable> = {}): NewTable {
  const standard = { options: {}, public: true, spectators: true, name: 'Ann', bots: {}, seat: null, entropy: '' }
  return { game, ...standard, ...more }
}

/** Options that keep each game short and without clocks. */
export const SHORT: Readonly<Record<string, Record<string, unknown>>> = {
  'thirty-seconds': { 'survivor-clock': 0, 'zombie-clock': 0 },
  'zombie-town': { players: 3, 'last-day': 6 },
  'until-daylight': { players: 3, 'search-mode': 'untimed' },
  'viral-dawn': {},
  'until-dawn': {},
}

export interface Gathered {
  readonly id: string
  readonly seats: readonly string[]
  readonly people: readonly Person[]
  readonly pages: readonly Page[]
}

/**
 * A started table: Ann on the first seat, Ben on the second if there is one, each on another node, and bots on the
 * rest.
 */
export async function gather(
  urls: string | readonly string[],
  game: string,
  options: Record<string, unknown> = SHORT[game] ?? {},
  terms: { readonly hints?: boolean } = {},
): Promise<Gathered> {
  const rules = await loadGame(game)
  const specs: readonly SeatSpec[] = rules.seats(readOptions(rules.options, options))
  const seats = specs.map(({ seat }) => seat)
  const [url, other] = typeof urls === 'string' ? [urls, urls] : [urls[0], urls[urls.length - 1]]
  const ann = await Person.called('Ann', url)
  const bots = Object.fromEntries(seats.slice(2).map(seat => [seat, 'random']))
  const common = { game, options, public: true, spectators: true, name: 'Ann', entropy: '' }
  const request = { ...common, ...terms, bots, seat: seats[0] }
  const id = (await ann.ask('POST', 'api/tables', request)).body.id as string
  const people = [ann]
  const pages = [await ann.open(id)]
  for (const seat of seats.slice(1, 2)) {
    const ben = await Person.called('Ben', other)
    const page = await ben.open(id)
    expect(await page.request({ type: 'sit', seat, name: 'Ben', entropy: 'ben' })).toMatchObject({
      type: 'done',
    })
    people.push(ben)
    pages.push(page)
  }
  expect(await pages[0].request({ type: 'start' })).toMatchObject({ type: 'done' })
  for (const page of pages) await page.until(() => page.news !== null)
  return { id, seats, people, pages }
}

/** A started table with a person on every seat, who all add a seed contribution; spread over the nodes. */
export async function gatherPeople(
  urls: string | readonly string[],
  game: string,
  options: Record<string, unknown> = SHORT[game] ?? {},
): Promise<Gathered> {
  const rules = await loadGame(game)
  const specs: readonly SeatSpec[] = rules.seats(readOptions(rules.options, options))
  const seats = specs.map(({ seat }) => seat)
  const nodes = typeof urls === 'string' ? [urls] : urls
  const people = await Promise.all(seats.map((_, i) => Person.called(`Player ${i}`, nodes[i % nodes.length])))
  const request = { game, options, public: true, spectators: true, name: 'Ann', bots: {}, seat: null, entropy: '' }
  const id = (await people[0].ask('POST', 'api/tables', request)).body.id as string
  const pages = await Promise.all(people.map(person => person.open(id)))
  for (const [i, page] of pages.entries()) {
    const sit = { type: 'sit', seat: seats[i], name: `Player ${i}`, entropy: `half-of-${i}` }
    expect(await page.request(sit)).toMatchObject({ type: 'done' })
  }
  expect(await pages[0].request({ type: 'start' })).toMatchObject({ type: 'done' })
  for (const page of pages) await page.until(() => page.news !== null)
  return { id, seats, people, pages }
}

/** All players make legal moves until the match is over or `stop` is true. Returns the number of confirmed moves. */
export async function playOn(pages: readonly Page[], stop: (moves: number) => boolean = () => false): Promise<number> {
  const over = (): boolean => pages[0].news?.scene.outcome != null || pages[0].info?.status === 'over'
  for (let moves = 0; moves < 5_000; ) {
    if (over() || stop(moves)) return moves
    const page = pages.find(one => mustMove(one))
    if (!page) {
      await Promise.race(pages.map(one => one.until(() => over() || mustMove(one))))
      continue
    }
    const seq = page.news?.seq ?? 0
    const choices = page.news?.scene.choices.filter(({ kind }) => kind === 'must') ?? []
    const answer = await page.request({ type: 'move', move: choices[(moves * 7) % choices.length].move })
    if (answer.type === 'error') continue
    moves++
    await page.until(() => (page.news?.seq ?? 0) > seq)
  }
  throw new Error('It does not end.')
}

/**
 * All players agree to stop the match, so that its record can be read without playing it to its end. After some moves
 * it may be over already, as in Until Dawn.
 */
export async function stopMatch(pages: readonly Page[]): Promise<void> {
  const [asking, ...others] = pages
  if (pages.every(page => page.news?.scene.outcome == null)) {
    await untilDone(asking, { type: 'ask-stop' })
    for (const page of others) {
      await page.until(() => page.info?.stop != null)
      await untilDone(page, { type: 'answer-stop', agree: true })
    }
  }
  for (const page of pages) await page.until(() => page.info?.status === 'over')
}

/** Requests it again while bots on another node keep the table busy, as the error says. */
async function untilDone(page: Page, message: Record<string, unknown>): Promise<void> {
  let answer = await page.request(message)
  while (answer.type === 'error' && answer.message === tableText.busy) answer = await page.request(message)
  expect(answer, JSON.stringify(answer)).toMatchObject({ type: 'done' })
}

export function mustMove({ news }: Page): boolean {
  return news?.scene.choices.some(({ kind }) => kind === 'must') ?? false
}
