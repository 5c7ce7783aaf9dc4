import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame, SLUGS } from '@holdout/catalog'
import { type Service, startPostgres, startRedis } from '../../../scripts/services.mjs'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { Nodes } from './nodes.ts'
import type { Acknowledged, Player, World } from './player.ts'
import { checkStoredLogs } from './proof.ts'
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
  readonly nodesKilled: number
  readonly redisRestarts: number
  readonly postgresRestarts: number
  readonly connectionsCut: number
  readonly tables: number
  readonly ended: number
  readonly acknowledged: number
  readonly entries: number
  readonly clocks: number
  readonly repeated: number
  /** The errors found; empty if all is well. */
  readonly wrong: readonly string[]
}

/** How long a table may take to continue after the last fault, in ms. */
const GRACE = 60_000

/**
 * Plays many tables of all games while nodes, databases and connections fail, and then checks that nothing was lost.
 */
export async function faultRun({ kind, seconds, tables, say = () => {} }: FaultRun): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-fault-'))
  const services = kind === 'cluster' ? { postgres: await startPostgres(), redis: await startRedis() } : null
  const wrong: string[] = []
  const nodes = new Nodes(
    kind === 'cluster' ? 3 : 1,
    number => ({
      HOLDOUT_DATA: join(folder, kind === 'cluster' ? String(number) : 'one'),
      HOLDOUT_SECRET: 'the same for all nodes of this run',
      HOLDOUT_BOT_PAUSE: '20',
      HOLDOUT_LOG: 'silent',
      HOLDOUT_REQUESTS: '0',
      HOLDOUT_CONNECTIONS: '0',
      HOLDOUT_BUDGET: '0',
      ...(services ? { DATABASE_URL: services.postgres.url, REDIS_URL: services.redis.url } : {}),
    }),
    text => say(`a node says: ${text.trim()}`),
    number => wrong.push(`Node ${number} has ended by itself.`),
  )
  const acknowledged: Acknowledged[] = []
  const testTables: TestTable[] = []
  const world: World = {
    urls: () => nodes.urls,
    wrong: what => void (wrong.length < 100 && wrong.push(what)),
    acknowledged: move => void acknowledged.push(move),
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
    const faults = await breakThings(nodes, services, testTables, seconds, say)
    open = false
    await playing
    say('All services are running. Every table must continue or be over.')
    await checkTablesContinue(testTables, world)
    const players = testTables.flatMap(testTable => testTable.players)
    for (const player of players) player.rest()
    for (const player of players) await checkReceivedLog(player, world)
    for (const player of players) player.close()
    await nodes.stop() // so that the log does not change during the check
    const store = services
      ? await postgresStore(services.postgres.url)
      : await sqliteStore(join(folder, 'one', 'holdout.db'))
    const proof = await checkStoredLogs(store, testTables, acknowledged)
    await store.close()
    return {
      ...faults,
      tables: testTables.length,
      ended: testTables.filter(({ players }) => players[0].over).length,
      acknowledged: acknowledged.length,
      entries: proof.entries,
      clocks: proof.clocks,
      repeated: players.reduce((sum, player) => sum + player.repeated, 0),
      wrong: [...wrong, ...proof.wrong],
    }
  } finally {
    for (const { players } of testTables) for (const player of players) player.close()
    await nodes.stop()
    await services?.postgres.remove()
    await services?.redis.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Faults = Pick<FaultReport, 'nodesKilled' | 'redisRestarts' | 'postgresRestarts' | 'connectionsCut'>

/** Rounds in which each kind of fault comes once. */
const EACH = 6

/** Injects a fault about every second until the time is up. At the end everything runs again. */
async function breakThings(
  nodes: Nodes,
  services: { readonly postgres: Service; readonly redis: Service } | null,
  testTables: readonly TestTable[],
  seconds: number,
  say: (line: string) => void,
): Promise<Faults> {
  const done = { nodesKilled: 0, redisRestarts: 0, postgresRestarts: 0, connectionsCut: 0 }
  const mending: Promise<void>[] = []
  const until = Date.now() + seconds * 1000
  // Even on a slow machine each kind of fault happens once.
  for (let round = 0; Date.now() < until || round < (services ? EACH : 2); round++) {
    const players = testTables.flatMap(testTable => testTable.players)
    for (const player of players) if (Math.random() < 0.05 && !player.over && ++done.connectionsCut) player.cut()
    const number = Math.floor(Math.random() * nodes.count)
    // Services in turn, so that a short run covers each of them; nodes all the time.
    if (services && round % EACH === 2) {
      done.redisRestarts += 1
      say('Redis is killed')
      await services.redis.crash()
      await pause(Math.random() * 1_500)
      await services.redis.start()
    } else if (services && round % EACH === 4) {
      done.postgresRestarts += 1
      const harsh = Math.random() < 0.5
      say(`PostgreSQL is ${harsh ? 'cut off' : 'stopped'}`)
      await (harsh ? services.postgres.crash() : services.postgres.stop())
      await pause(Math.random() * 1_000)
      await services.postgres.start()
    } else if (await nodes.kill(number)) {
      done.nodesKilled += 1
      say(`node ${number} is killed`)
      mending.push(pause(Math.random() * 300).then(() => nodes.start(number)))
    }
    // A single node needs time to restart and serve moves before it is killed again.
    if (!services) await Promise.all(mending)
    await pause(500 + Math.random() * (services ? 1_000 : 2_500))
  }
  await Promise.all(mending)
  return done
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

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
