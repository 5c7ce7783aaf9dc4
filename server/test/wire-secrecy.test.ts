import { join } from 'node:path'
import { loadGame, SLUGS } from '@holdout/catalog'
import type { MatchRecord, Who } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/store/sqlite.ts'
import { LiveMatch } from '../src/tables/live-match.ts'
import type { Page } from './people.ts'
import { Person } from './people.ts'
import { unknownFieldsIn, WholeGame } from './secrecy.ts'
import { gatherPeople, playOn, servers, stopMatch } from './table-host.ts'

const { start, newData } = servers()

/** A page and the seat it belongs to. */
interface Listener {
  readonly who: Who
  readonly page: Page
}

/** Moves after which someone who came late must have received several changes. */
const SOME = 8

describe.each(SLUGS)('all messages of a whole match of %s', slug => {
  it('contain for each seat and for spectators only what they may know', async () => {
    let late = await checkWholeMatch(slug)
    // A match can end before the late spectator sees much; then another one is played.
    while (late.moves < SOME) late = await checkWholeMatch(slug)
    expect(late.patches).toBeGreaterThan(3)
  })
})

/** Returns the moves that were made after a late spectator came, and the patches that they received. */
async function checkWholeMatch(slug: string): Promise<{ moves: number; patches: number }> {
  const { url } = await start()
  const { id, seats, pages, people } = await gatherPeople(url, slug)
  const listeners: Listener[] = pages.map((page, i) => ({ who: seats[i], page }))
  const cat = await Person.called('Cat', url)
  listeners.push({ who: 'table', page: await cat.open(id) })
  await pages[0].request({ type: 'chat', text: 'Good luck.' })
  // Every other player and one spectator turn text off.
  const game = await loadGame(slug)
  for (const [i, { page }] of listeners.entries()) if (i % 2 === 1) await page.leaveOutWords(game)

  // In mid-match: one client reconnects, one joins late, and all request over HTTP what they must not get.
  const asked: string[] = []
  await playOn(pages, moves => moves >= 12)
  if (pages[0].news?.scene.outcome != null) return { moves: 0, patches: 0 }
  listeners.push({ who: seats[0], page: await people[0].open(id, 5) })
  const dan = await (await Person.called('Dan', url)).open(id)
  await dan.leaveOutWords(game)
  listeners.push({ who: 'table', page: dan })
  for (const one of [...people, cat])
    for (const path of [
      'api/me',
      'api/me/notices',
      'api/me/tables',
      'api/tables',
      `api/tables/${id}`,
      `api/tables/${id}/record`,
    ])
      asked.push(JSON.stringify((await one.ask('GET', path)).body))
  const moves = await playOn(pages)
  for (const { page } of listeners) await page.until(() => page.info?.status === 'over' && page.news !== null)

  const body = await recordOf(people[0], id)
  const whole = new WholeGame(game, body as MatchRecord)
  const faults: string[] = []
  for (const { who, page } of listeners) {
    for (const message of page.received) faults.push(...unknownFieldsIn(message))
    for (const scene of page.scenes) faults.push(...whole.faultsIn(scene, who))
  }
  expect(faults.slice(0, 5)).toEqual([])
  // Seeds, user ids and seed contributions must be in no message.
  const ids = [...people, cat].map(({ id: user }) => user)
  const sent = [...listeners.flatMap(({ page }) => page.received.map(one => JSON.stringify(one))), ...asked]
  for (const secret of [...whole.keys, ...ids, ...seats.map((_, i) => `half-of-${i}`)])
    expect(sent.filter(text => text.includes(secret)).map(text => text.slice(0, 200))).toEqual([])
  expect(asked.filter(text => text.includes('hidden information'))).toHaveLength(people.length + 1)
  return { moves, patches: dan.received.filter(({ type }) => type === 'patch').length }
}

describe.each(SLUGS)('messages of %s', slug => {
  it('stay secret while moves are undone, the match pauses, and a bot plays for a player', async () => {
    const data = newData()
    const { url } = await start(data, { HOLDOUT_AWAY: '0' })
    const { id, seats, pages, people } = await gatherPeople(url, slug)
    const game = await loadGame(slug)
    const listeners: Listener[] = pages.map((page, i) => ({ who: seats[i], page }))
    for (const name of ['Cat', 'Dan'])
      listeners.push({ who: 'table', page: await (await Person.called(name, url)).open(id) })
    for (const [i, { page }] of listeners.entries()) if (i % 2 === 1) await page.leaveOutWords(game)

    await playOn(pages, moves => moves >= 8)
    for (const on of [true, false]) await pages[0].request({ type: 'pause', on })
    let undone = 0
    // Rejected where something was revealed.
    for (const page of pages) if ((await page.request({ type: 'undo' })).type !== 'error') undone += 1
    if (await undoTogether(pages)) undone += 1
    await playOn(pages, moves => moves >= 6)
    const back = await leaveToBot(pages, people, { id, seat: seats[seats.length - 1] })
    if (back) listeners.push({ who: seats[seats.length - 1], page: back })
    const present = back ? [...pages.slice(0, -1), back] : pages
    await playOn(present, moves => moves >= 4)
    await stopMatch(present)

    const matches = await erasOf(data, id)
    expect(matches).toHaveLength(undone + 1)
    const faults: string[] = []
    for (const { who, page } of listeners) {
      for (const message of page.received) faults.push(...unknownFieldsIn(message))
      for (const scene of page.scenes) faults.push(...wholeAt(matches, scene.seq).faultsIn(scene, who))
    }
    expect(faults.slice(0, 5)).toEqual([])
    const sent = listeners.flatMap(({ page }) => page.received.map(one => JSON.stringify(one)))
    for (const secret of new Set(matches.flatMap(({ whole }) => whole.keys)))
      expect(sent.filter(text => text.includes(secret)).map(text => text.slice(0, 200))).toEqual([])
  })
})

/** The record of a match that is over. A test plays so fast that the server can ask for a second of rest before. */
async function recordOf(person: Person, id: string): Promise<unknown> {
  const ask = () => person.ask('GET', `api/tables/${id}/record`)
  let { status, body } = await ask()
  while (status === 429) {
    await new Promise(done => setTimeout(done, 300))
    ;({ status, body } = await ask())
  }
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** The last player leaves, a bot plays for them, and they take their seat back; null without other players. */
async function leaveToBot(
  pages: readonly Page[],
  people: readonly Person[],
  { id, seat }: { readonly id: string; readonly seat: string },
): Promise<Page | null> {
  const others = pages.slice(0, -1)
  const [first] = others
  if (!first) return null
  const last = pages[pages.length - 1]
  await last.request({ type: 'leave' })
  await last.close()
  const standsIn = (): boolean => first.info?.seats.some(one => one.standIn) ?? false
  await first.until(() => first.info?.seats.some(one => one.seat === seat && one.awayUntil !== null) ?? false)
  await first.request({ type: 'away', seat, choice: 'bot' })
  await first.until(standsIn)
  await playOn(others, moves => moves >= 4)
  const back = await people[people.length - 1].open(id)
  await back.request({ type: 'return' })
  await first.until(() => !standsIn())
  await back.until(() => back.news !== null)
  return back
}

/** The first player who may asks for an undo, and all others agree. Returns whether moves were undone. */
async function undoTogether(pages: readonly Page[]): Promise<boolean> {
  for (const asking of pages) {
    if ((await asking.request({ type: 'ask-undo' })).type === 'error') continue
    for (const page of pages) {
      await page.until(() => page.info?.undo != null)
      if (page !== asking) await page.request({ type: 'answer-undo', agree: true })
    }
    for (const page of pages) await page.until(() => page.info?.undo == null)
    return true
  }
  return false
}

/** A match from one undo to the next, with the number of its last entry. */
interface Era {
  readonly until: number
  readonly whole: WholeGame
}

/** The match as it was before each undo, and at its end: what was undone is not in its record. */
async function erasOf(data: string, id: string): Promise<Era[]> {
  const store = await sqliteStore(join(data, 'holdout.db'))
  const stored = await store.table(id)
  const entries = await store.entriesSince(id, 0)
  await store.close()
  if (!stored) throw new Error('The table is gone.')
  const game = await loadGame(stored.setup.game)
  const live = LiveMatch.start(game, stored)
  const eras: Era[] = []
  const end = (until: number): void => {
    const shuffle = { secret: stored.setup.secret }
    eras.push({ until, whole: new WholeGame(game, live.match.record({ shuffle })) })
  }
  for (const entry of entries) {
    const isUndo = entry.move === null || entry.move.move === 'agreed-undo'
    if (isUndo) end(entry.seq - 1)
    live.take(entry)
  }
  end(Number.POSITIVE_INFINITY)
  return eras
}

function wholeAt(eras: readonly Era[], seq: number): WholeGame {
  const { whole } = eras.find(({ until }) => seq <= until) ?? eras[eras.length - 1]
  return whole
}

it('do not reveal when the hidden gong of Until Daylight will sound', async () => {
  const { url } = await start()
  const { pages } = await gatherPeople(url, 'until-daylight', { players: 3, 'search-mode': 'timed' })
  await playOn(pages, moves => moves >= 20)
  const scenes = pages.flatMap(page => page.received.filter(message => message.type === 'scene'))
  const searching = scenes.filter(({ scene }) => (scene.view as { search: unknown }).search !== null)
  expect(searching.length).toBeGreaterThan(0)
  for (const message of searching) {
    expect(message.clocks.filter(({ id }) => id.startsWith('search'))).toEqual([])
    expect(JSON.stringify(message)).not.toContain('"shift"')
  }
})

it('the check finds a scene that was sent to the wrong seat', async () => {
  const { url } = await start()
  const { id, seats, pages, people } = await gatherPeople(url, 'viral-dawn')
  await stopMatch(pages)
  const body = await recordOf(people[0], id)
  const whole = new WholeGame(await loadGame('viral-dawn'), body as MatchRecord)
  const [dealt] = pages[1].scenes
  expect(whole.faultsIn(dealt, seats[1])).toEqual([])
  const misdirected = { ...dealt, scene: { ...dealt.scene, seat: seats[0] } }
  expect(whole.faultsIn(misdirected, seats[0])).not.toEqual([])
  const { log, ...rest } = dealt
  expect(whole.faultsIn({ ...rest, log: log.slice(1) }, seats[1])).not.toEqual([])
})
