import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@holdout/catalog'
import pg from 'pg'
import { NoticeReceiver, PushSubscriber } from '../../../tools/programs/notice-receivers.ts'
import { startPostgres, startRedis } from '../../../tools/programs/services.ts'
import { postgresStore } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { LiveMatch } from '../../src/tables/live-match.ts'
import { type Page, Person } from '../people.ts'
import { mustMove, newTable } from '../table-host.ts'
import { pause } from './faults.ts'
import { Nodes } from './nodes.ts'

export interface NoticeRun {
  readonly turns: number
  readonly kills: number
  readonly tables: number
  readonly say?: (line: string) => void
}

export interface NoticeReport {
  readonly turns: number
  readonly kills: number
  /** Notices that the log of the tables asks for. */
  readonly caused: number
  /** Messages that the push service accepted. */
  readonly received: number
  readonly sent: number
  /** A node was killed while it sent them; `lost` of them did not arrive. */
  readonly unsure: number
  readonly lost: number
  /** The turn passed before they were due, or the player was at the table. */
  readonly dropped: number
  readonly wrong: readonly string[]
}

const GAME = 'thirty-seconds'
const OPTIONS = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }
const DELAY_MS = 500
/** A message that was on its way when the turn passed may arrive this much later, in ms. */
const UNDER_WAY_MS = 3_000
/** The longest time until a notice is settled: a claim of a killed node, its presence, and further attempts. */
const PATIENCE_MS = 180_000

interface Player {
  readonly person: Person
  readonly user: string
  readonly push: PushSubscriber
  /** When their last turn ended; null while it is their turn. */
  passedAt: number | null
}

interface Row {
  readonly table_id: string
  readonly user_id: string
  readonly seq: number
  readonly state: string
  readonly reason: string | null
}

/**
 * Two players at each table take turns with their pages closed in between, while nodes are killed. Half of them wait
 * for the notice about their turn; the others move at once. Then the logs say which notices there must be.
 */
export async function noticeRun({ turns, kills, tables, say = () => {} }: NoticeRun): Promise<NoticeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-notices-'))
  const [postgres, redis, service] = await Promise.all([startPostgres(), startRedis(), NoticeReceiver.start()])
  const wrong: string[] = []
  const nodes = new Nodes(
    2,
    number => ({
      HOLDOUT_DATA: join(folder, String(number)),
      HOLDOUT_SECRET: 'the same for all nodes of this run',
      HOLDOUT_LOG: 'silent',
      HOLDOUT_REQUESTS: '0',
      HOLDOUT_CONNECTIONS: '0',
      HOLDOUT_BUDGET: '0',
      HOLDOUT_NOTICE_DELAY: String(DELAY_MS),
      HOLDOUT_PRIVATE_WEBHOOKS: 'on',
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
    }),
    text => say(`a node says: ${text.trim()}`),
    number => wrong.push(`Node ${number} has ended by itself.`),
  )
  const players = new Map<string, Player>()
  const accepted = new Map<string, number>()
  // Takes a moment to answer, so that nodes are killed while they send, and is sometimes busy.
  service.answer = async request => {
    const player = players.get(request.path)
    if (!player) wrong.push(`A message came to ${request.path}, which is no subscription.`)
    if (Math.random() < 0.03) return 503
    accepted.set(request.path, (accepted.get(request.path) ?? 0) + 1)
    const passed = player?.passedAt ?? null
    if (passed !== null && Date.now() - passed > UNDER_WAY_MS)
      wrong.push(`A message came ${Date.now() - passed} ms after the turn had passed.`)
    await pause(Math.random() * 60)
    return 201
  }
  const database = new pg.Pool({ connectionString: postgres.url })
  database.on('error', () => {}) // idle connections end with the database
  try {
    await nodes.startAll()
    const rowsOf = async (table: string): Promise<Row[]> =>
      (await database.query<Row>(`select * from outbox where table_id = $1 and kind = 'turn' order by seq`, [table]))
        .rows
    let played = 0
    let killed = 0
    const killing = (async () => {
      while (killed < kills) {
        await pause(50)
        if (played < (killed * turns) / kills) continue
        await nodes.kill(killed % 2)
        killed += 1
        say(`killed ${killed}, turns ${played}`)
        await nodes.start((killed - 1) % 2)
      }
    })()
    const at = async (): Promise<void> => {
      while (played < turns) {
        const two = await newPlayers(nodes, service, players)
        const { id, seats } = await startTable(nodes, two)
        say(`table ${id}: ${seats.join()}`)
        for (let i = 0; played < turns; i++) {
          const next = await toMove(nodes, two, id)
          if (!next) break // the match is over
          const isPatient = i % 2 === 0
          if (isPatient) await settledNotice(rowsOf, id, next.user, wrong)
          await takeTurn(nodes, next, two, id)
          played += 1
        }
      }
    }
    await Promise.all([killing, ...Array.from({ length: tables }, at)])
    await allSettled(database)
    await nodes.stop()
    const store = await postgresStore(postgres.url)
    const report = await proof(store, rowsOf, players, accepted, wrong, database)
    await store.close()
    if (report.lost > killed) wrong.push(`${report.lost} messages were lost by ${killed} killed nodes.`)
    return { turns: played, kills: killed, ...report, wrong }
  } finally {
    await nodes.stop()
    await database.end()
    await service.stop()
    await postgres.remove()
    await redis.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeats what fails because a node was killed, on any node. */
async function insist<T>(nodes: Nodes, act: (url: string) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const { urls } = nodes
    try {
      if (urls.length > 0) return await act(urls[tries % urls.length])
    } catch (error) {
      if (tries > 200) throw error
    }
    await pause(100)
  }
}

async function newPlayers(nodes: Nodes, service: NoticeReceiver, all: Map<string, Player>): Promise<Player[]> {
  return Promise.all(
    ['Ann', 'Ben'].map(async name => {
      const person = await insist(nodes, async url => {
        const one = await Person.called(name, url)
        if (one.id === '') throw new Error('There is no cookie.')
        return one
      })
      const push = new PushSubscriber(service)
      const player: Player = { person, user: person.id, push, passedAt: null }
      all.set(push.path, player)
      await insist(nodes, url => ask(person.at(url), 'POST', 'api/me/notices/push', push.json))
      return player
    }),
  )
}

async function ask(person: Person, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await person.ask(method, path, body)
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

async function startTable(nodes: Nodes, [ann, ben]: readonly Player[]): Promise<{ id: string; seats: string[] }> {
  const game = await loadGame(GAME)
  const seats = game.seats(OPTIONS as never).map(({ seat }) => seat)
  const wish = newTable(GAME, { options: OPTIONS, seat: seats[0] })
  const { id } = (await insist(nodes, url => ask(ann.person.at(url), 'POST', 'api/tables', wish))) as { id: string }
  // The others nodes learn within a second who has a channel.
  await pause(1_500)
  const request = (player: Player, message: Record<string, unknown>, expected: RegExp): Promise<void> =>
    insist(nodes, async url => {
      const page = await player.person.at(url).open(id, null, 5_000)
      const answer = await orClosed(page, page.request(message))
      await page.close()
      if (answer.type === 'error' && !expected.test(answer.message)) throw new Error(answer.message)
    })
  await request(ben, { type: 'sit', seat: seats[1], name: 'Ben', entropy: '' }, /already/)
  await request(ann, { type: 'start' }, /already started/)
  return { id, seats }
}

/** Fails when the connection is closed. */
function orClosed<T>(page: Page, waiting: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const closed = (): void => failed(new Error('The connection is closed.'))
    if (page.socket.readyState > 1) closed()
    page.socket.once('close', closed)
    waiting.then(done, failed).finally(() => page.socket.off('close', closed))
  })
}

/** The player whose turn it is; null if the match is over. */
function toMove(nodes: Nodes, players: readonly Player[], id: string): Promise<Player | null> {
  return insist(nodes, async url => {
    for (const player of players) {
      const table = await ask(player.person.at(url), 'GET', `api/tables/${id}`)
      if (table.status === 'over') return null
      if ((table.seats as { you: boolean; toMove: boolean }[]).some(({ you, toMove }) => you && toMove)) return player
    }
    throw new Error('It is the turn of no player.')
  })
}

/** Plays all decisions of a player's turn, with the page open only for that. */
async function takeTurn(nodes: Nodes, player: Player, all: readonly Player[], id: string): Promise<void> {
  for (const one of all) one.passedAt = null // from its first move on, it may be the turn of the others
  await insist(nodes, async url => {
    const page = await player.person.at(url).open(id, null, 5_000)
    await orClosed(
      page,
      page.until(() => page.news !== null),
    )
    for (let moves = 0; mustMove(page); moves++) {
      const choices = page.news?.scene.choices.filter(({ kind }) => kind === 'must') ?? []
      const seq = page.news?.seq ?? 0
      await orClosed(page, page.request({ type: 'move', move: choices[(moves * 7 + seq) % choices.length].move }))
      await orClosed(
        page,
        page.until(() => (page.news?.seq ?? 0) > seq),
      )
    }
    player.passedAt = Date.now()
    await page.close()
  })
}

/** Waits until the latest notice about a player's turn was sent or dropped. */
async function settledNotice(
  rowsOf: (table: string) => Promise<Row[]>,
  table: string,
  user: string,
  wrong: string[],
): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const last = (await rowsOf(table)).filter(({ user_id }) => user_id === user).at(-1)
    if (last && last.state !== 'waiting' && last.state !== 'sending') return
    if (Date.now() > until) {
      wrong.push(`Table ${table}: the notice of ${user} is ${last ? `${last.state} at entry ${last.seq}` : 'missing'}.`)
      return
    }
    await pause(100)
  }
}

async function allSettled(database: pg.Pool): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(200)) {
    const { rows } = await database.query(
      `select 1 from outbox where state in ('waiting', 'sending') and kind = 'turn'`,
    )
    if (rows.length === 0) return
  }
}

/** Compares logs, outbox and messages. */
async function proof(
  store: Store,
  rowsOf: (table: string) => Promise<Row[]>,
  players: ReadonlyMap<string, Player>,
  accepted: ReadonlyMap<string, number>,
  wrong: string[],
  database: pg.Pool,
): Promise<Omit<NoticeReport, 'turns' | 'kills' | 'wrong'>> {
  const { rows: ids } = await database.query<{ id: string }>(`select id from tables where status <> 'gathering'`)
  const sum = { caused: 0, received: 0, sent: 0, unsure: 0, lost: 0, dropped: 0 }
  for (const { id } of ids) {
    const rows = await rowsOf(id)
    const expected = await causes(store, id)
    const found = rows.map(({ seq, user_id }) => `${seq} ${user_id}`)
    const lost = expected.filter(one => !found.includes(one))
    if (lost.length > 0 || found.length !== expected.length)
      wrong.push(`Table ${id}: ${expected.length} notices are due, ${found.length} are stored; without ${lost}.`)
    sum.caused += expected.length
    for (const user of new Set(rows.map(({ user_id }) => user_id))) {
      const own = rows.filter(({ user_id }) => user_id === user)
      const count = (state: string): number => own.filter(row => row.state === state).length
      const path = [...players].find(([, player]) => player.user === user)?.[0] ?? ''
      const arrived = accepted.get(path) ?? 0
      const [sent, unsure] = [count('sent'), count('unsure')]
      if (arrived < sent) wrong.push(`Table ${id}: ${sent} notices of ${user} were sent, ${arrived} arrived.`)
      if (arrived > sent + unsure) wrong.push(`Table ${id}: ${arrived} messages for ${sent} notices of ${user}.`)
      sum.received += arrived
      sum.sent += sent
      sum.unsure += unsure
      sum.lost += sent + unsure - arrived
    }
    for (const { state, reason, seq } of rows) {
      if (state === 'dropped' && (reason === 'passed' || reason === 'seen')) sum.dropped += 1
      else if (state !== 'sent' && state !== 'unsure') wrong.push(`Table ${id}: notice ${seq} is ${state}: ${reason}.`)
    }
  }
  return sum
}

/** The entries after which a player was asked who was not asked before, by replaying the log. */
async function causes(store: Store, id: string): Promise<string[]> {
  const stored = await store.table(id)
  if (!stored) return []
  const live = LiveMatch.start(await loadGame(stored.setup.game), stored)
  const users = (before: readonly string[]): string[] =>
    stored.setup.seats.flatMap(({ seat, user }) =>
      user !== null && !before.includes(seat) && live.waitedFor().includes(seat) ? [user] : [],
    )
  const found = users([]).map(user => `0 ${user}`)
  for (const entry of await store.entriesSince(id, 0)) {
    const before = live.waitedFor()
    live.take(entry)
    found.push(...users(before).map(user => `${entry.seq} ${user}`))
  }
  return found
}

export function noticeReportText(report: NoticeReport): string {
  const { turns, kills, caused, received, sent, unsure, lost, dropped, wrong } = report
  return [
    `${turns} turns, ${kills} nodes killed.`,
    `${caused} notices: ${sent} sent, ${dropped} not needed any more, ${unsure} in doubt, of which ${lost} did not arrive.`,
    `${received} messages arrived.`,
    ...(wrong.length === 0 ? [heldText(report)] : wrong),
  ].join('\n')
}

function heldText({ kills, lost }: NoticeReport): string {
  const others = 'none was sent twice, none came after its turn.'
  return lost === 0
    ? `No message was lost, ${others}`
    : `${lost} messages were lost by the ${kills} killed nodes, which were sending them. No other was lost, ${others}`
}
