import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { LoadTables } from '../../server/test/load/join.ts'
import { compareLoad } from './load-against.ts'
import { LOAD_USAGE, type LoadArguments, readLoadArguments } from './load-arguments.ts'
import { LoadRun } from './load-run.ts'
import { cpuBetween, type MeasuredServer, startMeasured } from './measured-server.ts'
import { pause, type Quantiles, quantiles } from './numbers.ts'

const WARM_MS = 2_000

export const usage = LOAD_USAGE

/**
 * Measures one server node: tables of four connected players play Viral Dawn, and every move is stored before it is
 * acknowledged. First each table moves at a fixed pace, then as fast as possible. With `--bots 50` it then measures the
 * fixed pace again, beside so many tables of expert bots. With `--against` it compares two checkouts.
 */
export async function main(args: readonly string[]): Promise<number> {
  const settings = readLoadArguments(args)
  if (settings.against !== null) return compareLoad(settings, settings.against, root)
  const program = bundleNode()
  const server = await startMeasured(program, {
    execArgv: ['--expose-gc', ...SERVER_FLAGS],
    env: {
      HOLDOUT_BUDGET: '10000', // above what is measured, so that charging is part of it
      ...(settings.database
        ? { DATABASE_URL: settings.database, HOLDOUT_SECRET: 'only for this run, and long enough' }
        : {}),
    },
  })
  try {
    const tables = new LoadTables(Number(new URL(server.url).port))
    const idle = await server.ask('mem')
    const run = await LoadRun.seat(tables, settings.tables)
    const seated = await server.ask('mem')
    const paced = await phase(server, run, tables, { pace: settings.pace, seconds: settings.seconds })
    const fast = await phase(server, run, tables, { pace: 0, seconds: settings.seconds })
    const beside = settings.bots > 0 ? await besideBots(server, run, tables, settings) : null
    run.stop()
    tell(settings, { idle, seated, paced, fast, beside })
    return 0
  } finally {
    server.stop()
    rmSync(dirname(program), { recursive: true, force: true })
  }
}

/** The fixed pace while expert bots play at other tables: first the pace alone again, so that both runs are as warm. */
async function besideBots(
  server: MeasuredServer,
  run: LoadRun,
  tables: LoadTables,
  { bots, pace, seconds }: LoadArguments,
): Promise<Beside> {
  const alone = await phase(server, run, tables, { pace, seconds })
  for (let i = 0; i < bots; i++) await tables.openBotTable(i)
  return { alone, with: await phase(server, run, tables, { pace, seconds }) }
}

/** The measurements at one pace. */
interface Phase {
  readonly perSecond: number
  /** CPU time of the node, in µs. */
  readonly cpuPerMove: number
  /** Cores in use, by the node and by the players. */
  readonly busy: number
  readonly clientBusy: number
  /** Times until a move is confirmed, and until all four have it, in ms. */
  readonly acknowledged: Quantiles
  readonly all: Quantiles
  /** Bytes per view. */
  readonly bytes: number
  readonly rss: number
}

/** The fixed pace alone and beside tables of bots. */
interface Beside {
  readonly alone: Phase
  readonly with: Phase
}

interface Results {
  readonly idle: { readonly rss: number }
  readonly seated: { readonly rss: number }
  readonly paced: Phase
  readonly fast: Phase
  readonly beside: Beside | null
}

async function phase(
  server: MeasuredServer,
  run: LoadRun,
  tables: LoadTables,
  { pace, seconds }: Pick<LoadArguments, 'pace' | 'seconds'>,
): Promise<Phase> {
  run.play(pace)
  await pause(WARM_MS)
  const acknowledged: number[] = []
  tables.acknowledged = ms => acknowledged.push(ms)
  const before = await server.ask('cpu')
  run.count()
  const own = process.cpuUsage()
  const began = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - began) / 1000
  const { moves, bytes, all } = run.counted
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

function tell(
  { tables, seconds, pace, database, bots }: LoadArguments,
  { idle, seated, paced, fast, beside }: Results,
): void {
  const ms = ({ p50, p99 }: Quantiles): string => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
  const kilobytes = (seated.rss - idle.rss) / 1024 / tables
  const row = (name: string, { perSecond, cpuPerMove, busy, clientBusy, acknowledged, all, bytes }: Phase): string =>
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
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
  console.log(
    `memory: ${Math.round(kilobytes)} KB per table of four when seated; ${megabytes(idle.rss)} idle, ${megabytes(fast.rss)} after the run`,
  )
}
