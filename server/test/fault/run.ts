import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame, SLUGS } from '@holdout/catalog'
import { startPostgres, startRedis } from '../../../tools/programs/services.ts'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { History } from '../history/history.ts'
import { type Breakable, breakThings, type FaultCounts, noFaults, pause } from './faults.ts'
import { Link } from './link.ts'
import { Nodes } from './nodes.ts'
import type { Player, World } from './player.ts'
import { checkStored } from './proof.ts'
import { startTestTable, type TestTable } from './tables.ts'

export interface FaultRun {
  /** One node on SQLite, or three on PostgreSQL and Redis. */
  readonly kind: 'sqlite' | 'cluster'
  /** How long faults are injected, in seconds. */
  readonly seconds: number
  /** The number of concurrent tables. */
  readonly tables: number
  readonly say?: (line: string) => void
}

export interface FaultReport {
  /** The faults that happened, by kind. */
  readonly faults: FaultCounts
  readonly tables: number
  readonly ended: number
  /** Requests of all kinds. */
  readonly requests: number
  /** Moves that the server confirmed. */
  readonly acknowledged: number
  readonly entries: number
  readonly clocks: number
  readonly repeated: number
  /** The errors found; empty if all is well. */
  readonly wrong: readonly string[]
  /** Every call and answer, to look at after a violation. */
  readonly history: History
}

const NODES = 3
/** The share of sent requests, repeats included, whose connection is cut before the answer, while things break. */
const CUT_SHARE = 0.6
/** How long a table may take to continue after the last fault, in ms. */
const GRACE = 60_000

/**
 * Plays many tables of all games while nodes, databases and connections fail, and then checks that nothing was lost.
 */
export async function faultRun({ kind, seconds, tables, say = () => {} }: FaultRun): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-fault-'))
  const cluster = kind === 'cluster' ? await startCluster() : null
  const wrong: string[] = []
  const nodes = new Nodes(
    cluster ? NODES : 1,
    number => ({
      HOLDOUT_DATA: join(folder, cluster ? String(number) : 'one'),
      HOLDOUT_SECRET: 'the same for all nodes of this run',
      HOLDOUT_BOT_PAUSE: '20',
      HOLDOUT_LOG: 'silent',
      HOLDOUT_REQUESTS: '0',
      HOLDOUT_CONNECTIONS: '0',
      HOLDOUT_BUDGET: '0',
      ...(cluster
        ? { DATABASE_URL: cluster.links[number].postgres.url, REDIS_URL: cluster.links[number].redis.url }
        : {}),
    }),
    text => say(`a node says: ${text.trim()}`),
    number => wrong.push(`Node ${number} has ended by itself.`),
  )
  const history = new History()
  const counts = noFaults()
  let isBreaking = false
  const testTables: TestTable[] = []
  const world: World = {
    urls: () => nodes.urls,
    wrong: what => void (wrong.length < 100 && wrong.push(what)),
    history,
    clocksAgree: cluster === null, // only nodes of a cluster start with wrong wall clocks
    cutShare: () => (isBreaking ? CUT_SHARE : 0),
    answerLost() {
      counts.answersLost += 1
    },
  }
  try {
    await Promise.all([nodes.startAll(), ...SLUGS.map(slug => loadGame(slug))])
    let open = true
    let next = 0
    const atTable = async (): Promise<void> => {
      while (open) {
        const testTable = await startTestTable(world, next++)
        testTables.push(testTable)
        while (open && !testTable.players.every(({ over }) => over)) await pause(50)
        if (testTable.players.every(({ over }) => over)) for (const player of testTable.players) player.close()
      }
    }
    const playing = Promise.all(Array.from({ length: tables }, atTable))
    while (testTables.length < tables) await pause(50)
    isBreaking = true
    await breakThings({ nodes, cluster, testTables, counts, say }, seconds)
    isBreaking = false
    open = false
    await playing
    say('All services are running. Every table must continue or be over.')
    await checkTablesContinue(testTables, world)
    const players = testTables.flatMap(testTable => testTable.players)
    for (const player of players) player.rest()
    for (const player of players) await checkReceivedLog(player, world)
    for (const player of players) player.close()
    await nodes.stop() // so that the log does not change during the check
    const store = cluster
      ? await postgresStore(cluster.postgres.url)
      : await sqliteStore(join(folder, 'one', 'holdout.db'))
    const proof = await checkStored(store, testTables, history)
    await store.close()
    return {
      faults: counts,
      tables: testTables.length,
      ended: testTables.filter(({ players }) => players[0].over).length,
      requests: history.calls.length,
      acknowledged: history.calls.filter(({ kind, answers }) => kind === 'move' && answers[0]?.ok).length,
      entries: proof.entries,
      clocks: proof.clocks,
      repeated: players.reduce((sum, player) => sum + player.repeated, 0),
      wrong: [...wrong, ...proof.wrong],
      history,
    }
  } finally {
    for (const { players } of testTables) for (const player of players) player.close()
    await nodes.stop()
    for (const { postgres, redis } of cluster?.links ?? []) for (const link of [postgres, redis]) link.close()
    await cluster?.postgres.remove()
    await cluster?.redis.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL and Redis, with links of their own for each node. */
async function startCluster(): Promise<NonNullable<Breakable['cluster']>> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const linkAll = async () => ({ postgres: await Link.to(postgres.url), redis: await Link.to(redis.url) })
  return { postgres, redis, links: await Promise.all(Array.from({ length: NODES }, linkAll)) }
}

/** Waits until every unfinished table has continued by itself. */
async function checkTablesContinue(testTables: readonly TestTable[], world: World): Promise<void> {
  const seqs = (): number[] => testTables.map(({ players }) => Math.max(...players.map(({ news }) => news?.seq ?? 0)))
  const before = seqs()
  const until = Date.now() + GRACE
  const stuck = (): TestTable[] => {
    const now = seqs()
    return testTables.filter(({ players }, i) => !players.every(({ over }) => over) && now[i] < before[i] + 3)
  }
  while (stuck().length > 0 && Date.now() < until) await pause(100)
  for (const { table, game, players } of stuck())
    world.wrong(`Table ${table} (${game}) did not continue after entry ${players[0].news?.seq}.`)
}

/** Checks that a player's received log equals the log that a new connection of the same seat gets. */
async function checkReceivedLog(player: Player, world: World): Promise<void> {
  const again = player.again()
  const until = Date.now() + 20_000
  const same = (): boolean => {
    if (!again.news || !player.news || again.news.seq !== player.news.seq) return false
    return JSON.stringify(again.told) === JSON.stringify(player.told)
  }
  while (!same() && Date.now() < until) await pause(20)
  if (!same())
    world.wrong(
      `Table ${player.table}: at entry ${player.news?.seq} a player was told ${player.told.length} things, at ${again.news?.seq} all are ${again.told.length}.`,
    )
  again.close()
}
