import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { type LoadPlayer, LoadTables } from '../../server/test/load/join.ts'
import { numberIn } from '../tool.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { pause, quantiles } from './numbers.ts'

const PLAYERS = 4
/** How long the node has to forget the tables after everyone has left, in ms. */
const REST_MS = 120_000
const MB = 1024 * 1024

export const usage = 'npm run measure -- soak [--tables 300] [--minutes 60] [--every 5] [--pace 4000]'

/** A row of the table: what was measured since the row before. */
interface Sample {
  readonly minute: number
  readonly moves: number
  readonly ended: number
  readonly p50: number
  readonly p99: number
  readonly delay: number
  /** After a full garbage collection. */
  readonly heap: number
  readonly rss: number
}

/**
 * Keeps a number of tables in play on one node for a long time, each with four people; a table that ends is replaced by
 * a new one. Compares the heap over time, and at the end, when everyone has left, with the heap before.
 */
export async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { tables: text, minutes: text, every: text, pace: text } })
  const count = numberIn('tables', values.tables ?? '300', { whole: true })
  const minutes = numberIn('minutes', values.minutes ?? '60')
  const every = numberIn('every', values.every ?? '5')
  const pace = numberIn('pace', values.pace ?? '4000')
  const program = bundleNode()
  const server = await startMeasured(program, {
    execArgv: ['--expose-gc', ...SERVER_FLAGS],
    env: { HOLDOUT_BUDGET: '10000' },
  })
  try {
    const soak = new Soak(server, count, pace)
    await soak.warmUp()
    const before = await server.ask('mem')
    console.log('| minute | moves | tables ended | p50 / p99 ms | event loop p99 ms | heap MB | RSS MB |')
    console.log('|---|---|---|---|---|---|---|')
    const samples: Sample[] = []
    const tables = soak.play()
    while (samples.length * every < minutes) {
      await Promise.race([pause(every * 60_000), tables])
      samples.push(await soak.sample((samples.length + 1) * every))
      console.log(rowOf(samples[samples.length - 1]))
    }
    soak.stop()
    await tables
    await pause(REST_MS)
    const after = await server.ask('mem')
    console.log(`\n${verdict(samples, before.heap, after.heap)}`)
    return 0
  } finally {
    server.stop()
    rmSync(dirname(program), { recursive: true, force: true })
  }
}

class Soak {
  private readonly tables: LoadTables
  private next = 0
  private moves = 0
  private ended = 0
  private times: number[] = []
  private isOver = false

  constructor(
    private readonly server: MeasuredServer,
    private readonly count: number,
    private readonly pace: number,
  ) {
    this.tables = new LoadTables(Number(new URL(server.url).port))
    this.tables.acknowledged = ms => this.times.push(ms)
  }

  /** Plays a few moves at some tables, so that compiled code and connections do not count as growth. */
  async warmUp(): Promise<void> {
    await Promise.all(Array.from({ length: 10 }, () => this.playTable(100, 20)))
    this.moves = 0
    await this.server.ask('delay')
  }

  /** Ends when `stop` was called, or rejects with the first error. */
  async play(): Promise<void> {
    const places = Array.from({ length: this.count }, async (_, i) => {
      await pause((i / this.count) * this.pace)
      while (!this.isOver) {
        await this.playTable(this.pace)
        this.ended += 1
      }
    })
    await Promise.all(places)
  }

  stop(): void {
    this.isOver = true
  }

  async sample(minute: number): Promise<Sample> {
    const { moves, ended, times } = this
    this.moves = 0
    this.ended = 0
    this.times = []
    const { p99: delay } = await this.server.ask('delay')
    const { heap, rss } = await this.server.ask('mem')
    return { minute, moves, ended, ...quantiles(times), delay, heap, rss }
  }

  /** Seats four people and plays to the end of the match, or for so many moves. */
  private async playTable(pace: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    const number = this.next++
    const players: LoadPlayer[] = []
    let informed = 0
    let all: () => void = () => {}
    const see = (): void => {
      informed += 1
      if (informed === PLAYERS) all()
    }
    for (let player = 0; player < PLAYERS; player++) players.push(await this.tables.join(number, player, see))
    for (let made = 0; made < most && !this.isOver; made++) {
      informed = 0
      const seen = new Promise<void>(done => {
        all = done
      })
      if (!players[0].send()) break
      await seen
      this.moves += 1
      await pause(pace * (0.5 + Math.random()))
    }
    for (const player of players) player.close()
    this.tables.forget(number)
  }
}

function rowOf({ minute, moves, ended, p50, p99, delay, heap, rss }: Sample): string {
  const times = `${p50.toFixed(1)} / ${p99.toFixed(1)}`
  const memory = `${(heap / MB).toFixed(1)} | ${(rss / MB).toFixed(0)}`
  return `| ${minute} | ${moves.toLocaleString('en')} | ${ended} | ${times} | ${delay.toFixed(1)} | ${memory} |`
}

/** The growth of the heap while the number of tables stayed the same, and what was left of it at the end. */
function verdict(samples: readonly Sample[], before: number, after: number): string {
  const half = samples.slice(Math.floor(samples.length / 2))
  const grown = (half[half.length - 1].heap - half[0].heap) / MB
  const moves = half.slice(1).reduce((sum, sample) => sum + sample.moves, 0)
  return [
    `Heap over the second half: ${grown.toFixed(1)} MB more, with ${moves.toLocaleString('en')} moves.`,
    `Heap before: ${(before / MB).toFixed(1)} MB; after everyone had left: ${(after / MB).toFixed(1)} MB.`,
  ].join('\n')
}
