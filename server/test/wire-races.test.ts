import { loadGame, SLUGS } from '@holdout/catalog'
import { PatchReader } from '@holdout/client'
import { type MatchRecord, readOptions, type SeatSpec, SeededChance, type Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { PROTOCOL_VERSION, type SceneUpdate } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { unknownFieldsIn, WholeGame } from './secrecy.ts'
import { newTable, playOn, SHORT, servers, stopMatch } from './table-host.ts'

const { start } = servers()

/** How often all people open racing connections while the matches are played. */
const ROUNDS = 4

interface Table {
  readonly id: string
  /** The seat of each person; spectators are not in it. */
  readonly seats: ReadonlyMap<Person, string>
  readonly pages: readonly Page[]
}

/** A started table. All take seats at the same time, change their mind, and the host starts in the middle of it. */
async function raceToStart(game: string, seats: readonly string[], people: readonly Person[]): Promise<Table> {
  const id = (await people[0].ask('POST', 'api/tables', { ...newTable(game), options: SHORT[game] })).body.id as string
  const pages = await Promise.all(people.map(person => person.open(id)))
  const sit = (i: number, at: number) => pages[i].request({ type: 'sit', seat: seats[at], name: `P${i}`, entropy: '' })
  await Promise.all(
    seats.flatMap((_, i) => [
      sit(i, i),
      sit(i, (i + 1) % seats.length),
      pages[i].request({ type: 'stand' }),
      pages[0].request({ type: 'start' }),
      sit(i, i),
    ]),
  )
  for (const [i] of seats.entries()) await sit(i, i)
  await pages[0].request({ type: 'start' })
  for (const page of pages) await page.until(() => page.news !== null)
  const mine = pages.map(({ info }) => info?.seats.find(({ you }) => you)?.seat)
  expect(new Set(mine)).toEqual(new Set(seats))
  return { id, seats: new Map(people.map((person, i) => [person, mine[i] as string])), pages }
}

function shuffled<T>(luck: SeededChance, items: readonly T[]): T[] {
  const all = [...items]
  luck.shuffle('order', all)
  return all
}

const hello = (table: string, since: number | null = null): object => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  table,
  since,
})

/** Messages that a connection sends without waiting for answers: repeated, in a wrong order, and about two tables. */
function script(luck: SeededChance, [a, b]: readonly string[], seats: readonly string[]): object[] {
  const requests = [
    { type: 'text', id: 'same', on: false },
    { type: 'text', id: 'same', on: true },
    { type: 'text', id: 'again', on: false },
    { type: 'sit', id: 's1', seat: seats[luck.int('seat', seats.length)], name: 'Eve', entropy: '' },
    { type: 'sit', id: 's1', seat: seats[luck.int('seat', seats.length)], name: 'Eve', entropy: '' },
    { type: 'stand', id: 's2' },
    { type: 'return', id: 's3' },
    { type: 'away', id: 's4', seat: seats[0], choice: 'bot' },
    { type: 'undo', id: 's5' },
  ]
  const hellos = [hello(a), hello(b), hello(a, luck.int('since', 20)), hello('nosuchtable'), hello(b)]
  const all = [...shuffled(luck, hellos).slice(0, 3), ...shuffled(luck, requests).slice(0, 4)]
  return luck.int('hello first', 2) === 0 ? shuffled(luck, all) : all
}

/** The seats that the messages of a connection are for: of scenes, patches, welcomes and tables. */
function seatsIn(page: Page): Set<string> {
  const named = page.received.flatMap(message => {
    if (message.type === 'scene') return [message.scene.seat]
    if (message.type === 'patch') return message.own?.seat === undefined ? [] : [message.own.seat]
    if (message.type === 'welcome') return [message.you.seat ?? 'table']
    if (message.type !== 'table' || message.table.status === 'waiting') return []
    return [message.table.seats.find(({ you }) => you)?.seat ?? 'table']
  })
  return new Set(named)
}

/** All scenes that a connection was sent, also those in patches. */
function scenesOf(page: Page, game: AnyKnownGame): SceneUpdate[] {
  const reader = new PatchReader(game)
  return page.received.flatMap(message => {
    if (message.type === 'scene') return [message]
    return message.type === 'patch' ? [reader.read(message)] : []
  })
}

/** The numbers of the moves that were undone before these connections. The record has others in their place. */
function undoneIn(pages: readonly Page[], game: AnyKnownGame): Set<number> {
  const undone = new Set<number>()
  for (const page of pages) {
    const shown = scenesOf(page, game).map(({ scene }) => scene.seq)
    shown.forEach((seq, i) => {
      for (let move = shown[i + 1] ?? seq; move < seq; move++) undone.add(move + 1)
    })
  }
  return undone
}

describe.each(SLUGS)('concurrent, repeated and reordered messages (%s)', slug => {
  it('show each connection one table, with the view of the seat that its user has there', async () => {
    const { url } = await start(undefined, { HOLDOUT_CONNECTIONS: '0' })
    const game: AnyKnownGame = await loadGame(slug)
    const specs: readonly SeatSpec[] = game.seats(readOptions(game.options, SHORT[slug] ?? {}))
    const seats = specs.map(({ seat }) => seat)
    const players = await Promise.all(seats.map((_, i) => Person.called(`P${i}`, url)))
    const people = [...players, await Person.called('Cat', url)]
    // The same people have other seats at the second table, where there is more than one.
    const tables = [
      await raceToStart(slug, seats, players),
      await raceToStart(slug, seats, [...players.slice(1), players[0]]),
    ]
    const atStart = new Set(tables.flatMap(({ pages }) => pages))
    const luck = SeededChance.of(`races/${slug}`)
    const opened: { readonly person: Person; readonly page: Page }[] = tables.flatMap(({ seats: sat, pages }) =>
      [...sat.keys()].map((person, i) => ({ person, page: pages[i] })),
    )

    for (let round = 0; round < ROUNDS; round++) {
      const racing = people.map(async person => {
        const page = await person.connect()
        opened.push({ person, page })
        const ids = shuffled(
          luck,
          tables.map(({ id }) => id),
        )
        for (const message of script(luck, ids, seats)) page.socket.send(JSON.stringify(message))
        const fate = luck.int('fate', 3)
        if (fate === 0) page.socket.terminate()
        if (fate === 1) page.socket.close()
        // Meanwhile the same person comes back with what they know, sees the rest, and leaves again.
        const back = await person.open(ids[0], round % 2 === 0 ? luck.int('since', 4) : null)
        opened.push({ person, page: back })
        await back.until(() => back.news !== null)
        back.socket.terminate()
      })
      await Promise.all([...racing, ...tables.map(({ pages }) => playOn(pages, moves => moves >= 4))])
    }
    for (const { pages } of tables) await stopMatch(pages)

    const records = new Map<string, WholeGame>()
    const undone = new Map<string, Set<number>>()
    for (const { id, pages } of tables) {
      undone.set(id, undoneIn(pages, game))
      const { body } = await players[0].ask('GET', `api/tables/${id}/record`)
      records.set(id, new WholeGame(game, body as unknown as MatchRecord))
    }
    const faults: string[] = []
    let raced = 0
    for (const { person, page } of opened) {
      const shown = [...new Set(page.received.flatMap(one => (one.type === 'table' ? [one.table.id] : [])))]
      if (shown.length > 1) faults.push(`one connection was shown ${shown.length} tables`)
      for (const message of page.received) faults.push(...unknownFieldsIn(message))
      const scenes = scenesOf(page, game)
      if (!atStart.has(page)) raced += scenes.length
      const seat: Who = tables.find(({ id }) => id === shown[0])?.seats.get(person) ?? 'table'
      // Those who sat down when the table was opened were spectators before.
      const wrong = [...seatsIn(page)].filter(one => one !== seat && (atStart.has(page) ? one !== 'table' : true))
      if (wrong.length > 0) faults.push(`${seat} was sent messages for ${wrong.join(', ')}`)
      else
        for (const update of scenes) {
          if (undone.get(shown[0])?.has(update.scene.seq)) continue
          faults.push(...(records.get(shown[0])?.faultsIn(update, seat) ?? ['no table']))
        }
    }
    expect(faults.slice(0, 5)).toEqual([])
    expect(raced).toBeGreaterThan(ROUNDS)
  })
})
