// Measures how fast moves are stored, one at a time and many at once, against a bare loop of one row per transaction.
// For PostgreSQL pass its address:
//   node scripts/load-store.mjs [--moves 20000] [--database postgres://…]
import { mkdtempSync, rmSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

register('./load-ts.mjs', import.meta.url)
const { values } = parseArgs({ options: { moves: { type: 'string', default: '20000' }, database: { type: 'string' } } })
const moves = Number(values.moves)
const AT_ONCE = 50
const ROUNDS = 3
if (!(Number.isInteger(moves) && moves >= AT_ONCE)) {
  console.error(`--moves cannot be "${values.moves}"; it must be a whole number of at least ${AT_ONCE}.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'holdout-store-'))
const { bareSqlite, barePostgres, tableLike, storeAt } = await import('../server/test/load/store.ts')
const results = new Map()
for (let round = 0; round < ROUNDS; round++) await (values.database ? postgres(round) : sqlite(round))
rmSync(folder, { recursive: true, force: true })
for (const [name, rates] of results)
  console.log(`${name.padEnd(48)} ${Math.round(median(rates)).toLocaleString('en')} moves/s`)
process.exit()

async function sqlite(round) {
  const bare = await bareSqlite(join(folder, `bare-${round}.db`))
  await timed('bare loop, one transaction a row', () => bare.run(moves))
  await bare.close()
  await ours(await storeAt(null, join(folder, `ours-${round}.db`)), round)
}

async function postgres(round) {
  const bare = await barePostgres(values.database)
  await timed('bare loop, ten connections', () => bare.run(moves))
  await bare.close()
  await ours(await storeAt(values.database, ''), round)
}

async function ours(store, round) {
  const append = async (id, count) => {
    await store.createTable(tableLike(id))
    for (let seq = 1; seq <= count; seq++) {
      const entry = {
        seq,
        seat: 'p1',
        move: { move: 'lay', card: '4C', to: 3 },
        id: `user/request-${seq}`,
        at: Date.now(),
      }
      const after = {
        version: 1,
        logOnly: true,
        clocks: [],
        dueAt: null,
        status: 'playing',
        outcome: null,
        now: Date.now(),
      }
      if ((await store.append(id, entry, after)) !== 'done') throw new Error(`${id}: entry ${seq} was not taken.`)
    }
  }
  const tag = `${Date.now()}-${round}`
  await timed('ours, one move under way', () => append(`one-${tag}`, moves))
  await timed(`ours, ${AT_ONCE} tables at once`, () =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => append(`many-${tag}-${i}`, moves / AT_ONCE))),
  )
  await store.close()
}

async function timed(name, act) {
  const began = performance.now()
  await act()
  const rates = results.get(name) ?? []
  results.set(name, rates)
  rates.push(moves / ((performance.now() - began) / 1000))
}

function median(list) {
  return list.toSorted((a, b) => a - b)[list.length >> 1]
}
