import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { barePostgres, bareSqlite, storeAt, tableLike } from '../../server/test/load/store.ts'
import { numberIn } from '../tool.ts'
import { quantile } from './numbers.ts'

const AT_ONCE = 50
const ROUNDS = 3

export const usage = 'npm run measure -- store [--moves 20000] [--database postgres://…]'

type Store = Awaited<ReturnType<typeof storeAt>>
type Timed = (name: string, act: () => Promise<unknown>) => Promise<void>

/** Measures how fast moves are stored, one at a time and many at once, beside a loop of one row per transaction. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { moves: { type: 'string', default: '20000' }, database: { type: 'string' } },
  })
  const moves = numberIn('moves', values.moves, { least: AT_ONCE, whole: true })
  const { database = null } = values
  const folder = mkdtempSync(join(tmpdir(), 'holdout-store-'))
  const rates = new Map<string, number[]>()
  const timed: Timed = async (name, act) => {
    const began = performance.now()
    await act()
    rates.set(name, [...(rates.get(name) ?? []), moves / ((performance.now() - began) / 1000)])
  }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const bare = database ? await barePostgres(database) : await bareSqlite(join(folder, `bare-${round}.db`))
      await timed(database ? 'bare loop, ten connections' : 'bare loop, one transaction a row', () => bare.run(moves))
      await bare.close()
      const store = await storeAt(database, join(folder, `ours-${round}.db`))
      await timeOurs(store, moves, timed, `${Date.now()}-${round}`)
      await store.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const [name, list] of rates)
    console.log(`${name.padEnd(48)} ${Math.round(quantile(list, 0.5)).toLocaleString('en')} moves/s`)
  return 0
}

async function timeOurs(store: Store, moves: number, timed: Timed, tag: string): Promise<void> {
  await timed('ours, one move under way', () => append(store, `one-${tag}`, moves))
  await timed(`ours, ${AT_ONCE} tables at once`, () =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => append(store, `many-${tag}-${i}`, moves / AT_ONCE))),
  )
}

async function append(store: Store, id: string, count: number): Promise<void> {
  await store.createTable(tableLike(id))
  for (let seq = 1; seq <= count; seq++) {
    const now = Date.now()
    const move = { move: 'lay', card: '4C', to: 3 }
    const entry = { seq, seat: 'p1', move, id: `user/request-${seq}`, at: now }
    const after = {
      version: 1,
      logOnly: true,
      clocks: [],
      dueAt: null,
      status: 'playing',
      outcome: null,
      winners: null,
      now,
    } as const
    if ((await store.append(id, entry, after)) !== 'done') throw new Error(`${id}: entry ${seq} was not taken.`)
  }
}
