import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { levelsOf } from '@holdout/bots'
import { loadGame, SHELF } from '@holdout/catalog'
import { InputError, type MatchRecord } from '@holdout/engine'
import type { DailyBoard, DailyOverview, DailyStart } from '@holdout/protocol'
import { challengeOf, commitmentOf, DAY_MS, type DailyGame, dailyGames, dayAfter, endOfDay } from '@holdout/table/daily'
import { afterEach, describe, expect, it } from 'vitest'
import { BotRuns } from '../src/daily/bot-runs.ts'
import { Daily } from '../src/daily/daily.ts'
import { Conflict } from '../src/http/request-errors.ts'
import { Budgets } from '../src/limits/budget.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store, User } from '../src/store/store.ts'
import { Nonsense } from './fuzz-input.ts'
import { Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { servers } from './table-host.ts'

const { start } = servers()
const { newDatabase, redis } = services()
const KINDS = [
  { kind: 'SQLite', open: () => sqliteStore(join(mkdtempSync(join(tmpdir(), 'holdout-daily-')), 'a.db')) },
  ...(CLUSTER ? [{ kind: 'PostgreSQL', open: async () => postgresStore(await newDatabase()) }] : []),
]

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of closing.splice(0).toReversed()) await one.close()
})

const DAWN = dailyGames(SHELF).find(({ slug }) => slug === 'until-dawn') as DailyGame
const LEVELS = levelsOf(await loadGame('until-dawn'))
const NOON = Date.UTC(2026, 10, 18, 12)
const TODAY = '2026-11-18'

/** Plays a deal as bots of this level would. */
async function played(seed: string, { day = TODAY, level = 'easy' } = {}): Promise<MatchRecord> {
  const challenge = { ...challengeOf(DAWN, day, ''), seed }
  return new Promise((done, failed) => {
    const runs = new BotRuns({
      pool: null,
      playedLevels: async () => LEVELS.filter(other => other !== level),
      keep: async (_challenge, _level, _result, record) => done(record),
      reportError: failed,
    })
    runs.want(challenge)
  })
}

/** The challenges of a store at a time that a test sets. */
function dailyOn(store: Store) {
  const time = { now: NOON }
  const now = (): number => time.now
  const budgets = new Budgets(now, { burst: 10, perSecond: 1 }, { shared: false })
  const daily = new Daily({ store: store.daily, key: 'k'.repeat(32), pool: null, budgets, now, reportError: () => {} })
  closing.push(store, daily)
  const user = async (id: string): Promise<User> => {
    const one = { id, name: id, login: null, password: null, sessions: 1, created: NOON }
    await store.createUser(one)
    return one
  }
  return { daily, time, user }
}

describe.each(KINDS)('daily challenges with $kind', ({ open }) => {
  it('accepts a true result, once for each person, and ranks it', async () => {
    const { daily, time, user } = dailyOn(await open())
    const [ann, ben] = [await user('ann'), await user('ben')]
    const { day, seed, ticket } = await daily.start('until-dawn')
    const record = await played(seed)
    const other = await played(seed, { level: 'medium' })
    expect(other.hash).not.toBe(record.hash)
    time.now += 3_600_000
    const sent = { game: 'until-dawn', day, ticket, record }
    const result = await daily.send(ann, sent)
    expect(result.ending).toBe(record.outcome)
    expect(await daily.send(ann, sent), 'a repeated request').toEqual(result)
    await expect(daily.send(ann, { ...sent, record: other })).rejects.toThrow('Only the first attempt counts')
    await daily.send(ben, { ...sent, record: other })
    const { rows } = await daily.board('until-dawn', day, 'day', null)
    const people = rows.filter(row => row.user !== null)
    expect(people.map(row => row.user).toSorted()).toEqual(['ann', 'ben'])
    expect(people[0].last.tier).toBeGreaterThanOrEqual(people[1].last.tier)
  })

  it('rejects what cannot have been played', async () => {
    const { daily, time, user } = dailyOn(await open())
    const ann = await user('ann')
    const { day, seed, ticket } = await daily.start('until-dawn')
    const record = await played(seed)
    const send = (change: object) => daily.send(ann, { game: 'until-dawn', day, ticket, record, ...change })
    await expect(send({}), 'at once').rejects.toThrow(/sooner after the start than \d+ moves can be played/)
    time.now += 3_600_000
    await expect(send({ day: '2026-11-19' })).rejects.toThrow('has not begun')
    await expect(send({ day: '2026-02-30' })).rejects.toThrow('is not a day')
    await expect(send({ ticket: ticket.replace('18', '17') })).rejects.toThrow('did not start this game')
    await expect(send({ game: 'zombie-town' })).rejects.toThrow('did not start this game')
    await expect(send({ record: { ...record, hash: '0'.repeat(64) } })).rejects.toThrow('do not lead to the ending')
    await expect(send({ record: { ...record, seed: `${seed}0` } })).rejects.toThrow('another deal')
    await expect(send({ record: { ...record, options: {} } })).rejects.toThrow('other options')
    await expect(send({ record: { ...record, rulesVersion: 99 } })).rejects.toThrow('other rules')
    await expect(send({ record: { ...record, players: {} } })).rejects.toThrow('other players')
    await expect(send({ record: { moves: 'none' } })).rejects.toThrow('no match record')
    const [first] = record.moves
    const late = { ...record, moves: [['clock', first[1]], ...record.moves] }
    await expect(send({ record: late })).rejects.toThrow('the challenge has no timer. (Move 1.)')
    const { rows } = await daily.board('until-dawn', day, 'day', null)
    expect(rows.filter(row => row.user !== null)).toEqual([])
  })

  it('names the error of a corrupted record, and stores none of its moves', async () => {
    const { daily, time, user } = dailyOn(await open())
    const { day, seed, ticket } = await daily.start('until-dawn')
    const record = await played(seed)
    time.now += 3_600_000
    const nonsense = new Nonsense('daily records')
    for (let i = 0; i < 80; i++) {
      const spoiled = nonsense.spoiledDeep(record)
      const sent = daily.send(await user(`eve${i}`), { game: 'until-dawn', day, ticket, record: spoiled })
      const error: unknown = await sent.then(
        () => null,
        (one: unknown) => one,
      )
      // Only what no player sees may differ in a record that is accepted.
      const isHarmless = isDeepStrictEqual((spoiled as MatchRecord).moves, record.moves)
      const isRejected = error instanceof Conflict || error instanceof InputError
      expect(isRejected || (error === null && isHarmless), `${i}: ${error}`).toBe(true)
    }
  })

  it('counts a game for the day on which it began, also when it is sent later', async () => {
    const { daily, time, user } = dailyOn(await open())
    const [ann, ben] = [await user('ann'), await user('ben')]
    time.now = endOfDay(TODAY) - 60_000
    const { day, seed, ticket } = await daily.start('until-dawn')
    expect(day).toBe(TODAY)
    const sent = { game: 'until-dawn', day, ticket, record: await played(seed) }
    time.now = endOfDay(TODAY) + 30 * 60_000
    expect((await daily.overview()).today).toBe('2026-11-19')
    await daily.send(ann, sent)
    time.now = endOfDay(TODAY) + 49 * 3_600_000
    await expect(daily.send(ben, sent)).rejects.toThrow('until 48 hours after the end of the day')
    const { rows } = await daily.board('until-dawn', TODAY, 'day', null)
    expect(rows.filter(row => row.user !== null).map(row => row.user)).toEqual(['ann'])
  })

  it('commits to the secret of a day and opens it the day after', async () => {
    const { daily, time } = dailyOn(await open())
    const before = await daily.overview()
    expect(before.committed.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, i) => dayAfter(TODAY, i)))
    expect(before.opened).toEqual([])
    const { seed } = await daily.start('until-dawn')
    time.now += DAY_MS
    const [opened] = (await daily.overview()).opened
    expect(opened.day).toBe(TODAY)
    expect(commitmentOf(opened.secret)).toBe(before.committed[0].commitment)
    expect(challengeOf(DAWN, TODAY, opened.secret).seed).toBe(seed)
  })

  it('has a row for each level of bots, which another node does not play again', async () => {
    const store = await open()
    const { daily } = dailyOn(store)
    expect(await daily.board('until-dawn', TODAY, 'day', null)).toMatchObject({ rows: [], botsPlay: true })
    await expect.poll(() => store.daily.levelsOf(TODAY, 'until-dawn')).toHaveLength(LEVELS.length)
    const { rows, botsPlay } = await daily.board('until-dawn', TODAY, 'day', null)
    expect(botsPlay).toBe(false)
    expect(rows.map(({ level }) => level).toSorted()).toEqual(LEVELS.toSorted())
    const again = { ...rows[0].last, day: TODAY, game: 'until-dawn', user: null, at: 1, record: '{}' }
    expect(await store.daily.addResult({ ...again, level: 'easy' })).toBe(false)
  })

  it('adds days up for the week and all time, and shows a group only its members', async () => {
    const store = await open()
    const { daily, user } = dailyOn(store)
    const [ann, ben, cy] = [await user('ann'), await user('ben'), await user('cy')]
    const add = (day: string, who: User, won: boolean, score: number) =>
      store.daily.addResult({
        ...{ day, game: 'until-dawn', user: who.id, level: null, at: NOON, record: '{"hash":""}' },
        ...{ won, score, ending: 'x', tier: won ? 1 : 0, moves: 20 },
      })
    await add('2026-11-10', cy, true, 5)
    await add('2026-11-16', ann, false, 9)
    await add('2026-11-16', ben, false, 9)
    await add('2026-11-16', cy, false, 3)
    await add('2026-11-17', ann, true, 1)
    const names = async (span: 'day' | 'week' | 'all', group: string | null = null, day = '2026-11-17') =>
      (await daily.board('until-dawn', day, span, group)).rows
        .filter(row => row.level === null)
        .map(row => [row.name, row.days, row.wins, row.beaten])
    expect(await names('week')).toEqual([
      ['ann', 2, 1, 1],
      ['ben', 1, 0, 1],
      ['cy', 1, 0, 0],
    ])
    expect((await names('all')).map(([name]) => name)).toEqual(['ann', 'cy', 'ben'])
    const code = await daily.createGroup(ben)
    await daily.joinGroup(cy, code)
    expect((await names('day', code, '2026-11-16')).map(([name]) => name)).toEqual(['ben', 'cy'])
    await daily.leaveGroup(ben, code)
    expect(await daily.groupsOf(ben)).toEqual([])
    await expect(daily.joinGroup(ann, 'nosuch')).rejects.toThrow('There is no group')
    await store.mergeUser('ann', 'ben')
    expect(await names('week')).toEqual([
      ['ben', 2, 1, 1],
      ['cy', 1, 0, 0],
    ])
    await store.deleteUser('cy')
    expect((await names('all')).map(([name]) => name)).not.toContain('cy')
  })
})

describe('the routes of daily challenges', () => {
  it('takes a result of a guest who gives a name, and never tells the seed of another day', async () => {
    const { url } = await start()
    const ann = Person.stranger(url)
    const overview = (await ann.ask('GET', 'api/daily')).body as unknown as DailyOverview
    const { day, seed, ticket } = (await ann.ask('POST', 'api/daily/until-dawn/start')).body as unknown as DailyStart
    expect(day).toBe(overview.today)
    const said = JSON.stringify(overview)
    expect(said).not.toContain(seed)
    expect(overview.opened.map(opened => opened.day).every(opened => opened < overview.today)).toBe(true)
    const record = await played(seed, { day })
    const body = { name: 'Ann', day, ticket, record: { ...record, meta: { note: 'x'.repeat(70_000) } } }
    const early = await ann.ask('POST', 'api/daily/until-dawn/results', body)
    expect(early).toMatchObject({ status: 409, body: { error: expect.stringContaining('sooner') } })
    expect((await ann.ask('POST', 'api/daily/no-game/start')).status).toBe(404)
    expect((await ann.ask('POST', 'api/daily/until-dawn/results', { ...body, more: 1 })).status).toBe(400)
    expect((await ann.ask('GET', 'api/daily/until-dawn/board?day=2026-1-1')).status).toBe(400)
    const tomorrow = dayAfter(day)
    const board = await ann.ask('GET', `api/daily/until-dawn/board?day=${tomorrow}`)
    expect(board).toMatchObject({ status: 409, body: { error: expect.stringContaining('has not begun') } })
    const group = await ann.ask('POST', 'api/daily/groups', { name: 'Ann' })
    expect(group.status).toBe(201)
    const code = String(group.body.code)
    const ben = Person.stranger(url)
    expect((await ben.ask('PUT', `api/daily/groups/${code}`, { name: 'Ben' })).body).toEqual({ groups: [code] })
    expect((await ben.ask('DELETE', `api/daily/groups/${code}`)).body).toEqual({ groups: [] })
  })

  it.runIf(CLUSTER)('starts on one node and ends on another', async () => {
    const shared = {
      DATABASE_URL: await newDatabase(),
      REDIS_URL: (await redis()).url,
      HOLDOUT_SECRET: 'the same on every node, and long enough',
    }
    const [one, two] = await Promise.all([start(undefined, shared), start(undefined, shared)])
    const ann = await Person.called('Ann', one.url)
    const begun = (await ann.ask('POST', 'api/daily/until-dawn/start')).body as unknown as DailyStart
    const there = (await ann.at(two.url).ask('POST', 'api/daily/until-dawn/start')).body as unknown as DailyStart
    expect(there.seed).toBe(begun.seed)
    const { day, seed, ticket } = begun
    const record = await played(seed, { day })
    const own = record.moves.length
    await new Promise(done => setTimeout(done, own * 100))
    const body = { name: 'Ann', day, ticket, record }
    const answers = await Promise.all(
      [one, two, one].map(({ url }) => ann.at(url).ask('POST', 'api/daily/until-dawn/results', body)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { result: { moves: own } } })
    const path = `api/daily/until-dawn/board?day=${day}`
    for (const { url } of [one, two]) {
      const board = (await ann.at(url).ask('GET', path)).body as unknown as DailyBoard
      expect(board.rows.filter(row => row.level === null)).toMatchObject([{ name: 'Ann', you: true }])
      expect(JSON.stringify(board)).not.toContain(ann.id)
    }
  })
})
