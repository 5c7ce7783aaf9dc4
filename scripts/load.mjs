// Measures one server node: tables of four connected players play Viral Dawn, and every move is stored before it is
// acknowledged. First each table moves at a fixed pace, then as fast as possible.
//   npm run load -- [--tables 200] [--seconds 6] [--pace 400] [--database postgres://…]
// With `--bots 50` it then measures the fixed pace again, beside so many tables of expert bots.
// With `--against ../checkout [--rounds 3]` it compares two checkouts: see load-against.mjs.
import { rmSync } from 'node:fs'
import { register } from 'node:module'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareLoad } from './load-against.mjs'
import { readLoadArguments } from './load-arguments.mjs'
import { cpuBetween, startMeasured } from './measured-server.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)
const WARM_MS = 2_000
const SEATED_AT_ONCE = 20
process.exitCode = await main()

async function main() {
  const wish = readArguments()
  if (!wish) return 2
  if (wish.against) return compareLoad(wish, fileURLToPath(new URL('../', import.meta.url)))
  setUp()
  const { bundleNode } = await import('../server/test/fault/bundle.ts')
  const { LoadTables } = await import('../server/test/load/join.ts')
  const program = bundleNode()
  const server = await startMeasured(program, {
    execArgv: ['--expose-gc', ...SERVER_FLAGS],
    env: {
      HOLDOUT_BUDGET: '10000', // above what is measured, so that charging is part of it
      ...(wish.database ? { DATABASE_URL: wish.database, HOLDOUT_SECRET: 'only for this run, and long enough' } : {}),
    },
  })
  try {
    const tables = new LoadTables(Number(new URL(server.url).port))
    const idle = await server.ask('mem')
    const run = await seat(tables, wish.tables)
    const seated = await server.ask('mem')
    const paced = await phase(server, run, tables, { pace: wish.pace, seconds: wish.seconds })
    const fast = await phase(server, run, tables, { pace: 0, seconds: wish.seconds })
    const beside = wish.bots > 0 ? await besideBots(server, run, tables, wish) : null
    run.stop()
    tell(wish, { idle, seated, paced, fast, beside })
    return 0
  } finally {
    server.stop()
    rmSync(dirname(program), { recursive: true, force: true })
  }
}

/** The fixed pace while expert bots play at other tables: first the pace alone again, so that both runs are as warm. */
async function besideBots(server, run, tables, { bots, pace, seconds }) {
  const alone = await phase(server, run, tables, { pace, seconds })
  for (let i = 0; i < bots; i++) await tables.openBotTable(i)
  return { alone, with: await phase(server, run, tables, { pace, seconds }) }
}

/** All tables with four players each; each table has one unanswered move at a time. */
async function seat(loadTables, count) {
  const run = { pace: 0, moves: 0, bytes: 0, all: [], stopped: false, tables: [], stop: () => {} }
  const go = table => {
    if (run.stopped) return
    table.at = performance.now()
    table.players[0].send()
  }
  const seatTable = async number => {
    const table = { players: [], seen: 0, at: 0, pace: 0 }
    for (let player = 0; player < 4; player++)
      table.players.push(
        await loadTables.join(number, player, bytes => {
          if (!loadTables.hasBegun(number)) return // the deal
          run.bytes += bytes
          table.seen += 1
          if (table.seen < 4) return
          table.seen = 0
          run.moves += 1
          run.all.push(performance.now() - table.at)
          if (run.pace > 0) setTimeout(go, untilNext(run, table), table)
          else {
            table.pace = 0
            go(table)
          }
        }),
      )
    run.tables.push(table)
  }
  for (let from = 0; from < count; from += SEATED_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(SEATED_AT_ONCE, count - from) }, (_, i) => seatTable(from + i)))
  run.start = () => {
    for (const table of run.tables) setTimeout(go, Math.random() * 400, table)
  }
  run.stop = () => {
    run.stopped = true
    for (const { players } of run.tables) for (const player of players) player.close()
  }
  return run
}

/** How long a table waits at the pace. After a phase at another pace the tables would all move at once: spread them. */
function untilNext(run, table) {
  if (table.pace === run.pace) return Math.max(0, run.pace - (performance.now() - table.at))
  table.pace = run.pace
  return Math.random() * run.pace
}

async function phase(server, run, tables, { pace, seconds }) {
  run.pace = pace
  if (run.start) run.start()
  run.start = null
  await pause(WARM_MS)
  const acknowledged = []
  tables.acknowledged = ms => acknowledged.push(ms)
  const before = await server.ask('cpu')
  Object.assign(run, { moves: 0, bytes: 0, all: [] })
  const own = process.cpuUsage()
  const began = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - began) / 1000
  const { moves, bytes, all } = run
  const { user, system } = process.cpuUsage(own)
  const after = await server.ask('cpu')
  const cpu = cpuBetween(before, after)
  const { rss } = await server.ask('mem')
  return {
    perSecond: moves / took,
    cpuPerMove: cpu / moves,
    busy: cpu / 1e6 / took,
    clientBusy: (user + system) / 1e6 / took,
    acknowledged: quantiles(acknowledged),
    all: quantiles(all),
    bytes: bytes / moves / 4,
    rss,
  }
}

function tell({ tables, seconds, pace, database, bots }, { idle, seated, paced, fast, beside }) {
  const ms = ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
  const kilobytes = (seated.rss - idle.rss) / 1024 / tables
  const row = (name, { perSecond, cpuPerMove, busy, clientBusy, acknowledged, all, bytes }) =>
    [
      name,
      Math.round(perSecond).toLocaleString('en'),
      `${Math.round(cpuPerMove)} µs`,
      `${busy.toFixed(2)} / ${clientBusy.toFixed(2)}`,
      ms(acknowledged),
      ms(all),
      Math.round(bytes).toLocaleString('en'),
    ].join(' | ')
  const store = database ? 'PostgreSQL' : 'SQLite'
  console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0].model.trim()}), ${store}`)
  console.log(`${tables} tables of four sockets, Viral Dawn, ${seconds} s each\n`)
  console.log(
    '| load | moves/s | server CPU per move | server / client busy | acknowledged p50 / p99 | all four notified p50 / p99 | bytes per view |',
  )
  console.log('|---|---|---|---|---|---|---|')
  console.log(`| ${row(`a move every ${pace} ms`, paced)} |`)
  console.log(`| ${row('unlimited', fast)} |`)
  if (beside) {
    console.log(`| ${row(`a move every ${pace} ms, again`, beside.alone)} |`)
    console.log(`| ${row(`the same beside ${bots} tables of expert bots`, beside.with)} |`)
    const ratio = beside.with.acknowledged.p99 / beside.alone.acknowledged.p99
    console.log(`\np99 of people's moves beside the bots: ${ratio.toFixed(2)} times`)
  }
  console.log('')
  const megabytes = bytes => `${Math.round(bytes / 1e6)} MB`
  console.log(
    `memory: ${Math.round(kilobytes)} KB per table of four when seated; ${megabytes(idle.rss)} idle, ${megabytes(fast.rss)} after the run`,
  )
}

function quantiles(list) {
  const sorted = list.toSorted((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

function pause(ms) {
  return new Promise(done => setTimeout(done, ms))
}

/** Returns null after printing an error if the options are invalid. */
function readArguments() {
  try {
    return readLoadArguments(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    return null
  }
}
