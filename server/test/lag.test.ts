import { afterEach, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { Keeper } from '../src/tables/keeper.ts'
import { sit, start } from '../src/tables/table-rules.ts'

const LAG = 300
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A duel whose clock has begun to run, in a world where time passes only when it is told to. */
async function duel() {
  let now = 1_000_000
  const store: Store = await sqliteStore(':memory:')
  const faults: unknown[] = []
  const keeper = new Keeper({
    store,
    bus: inProcessBus(),
    now: () => now,
    botPause: 60_000,
    lag: LAG,
    awayAfter: 60_000,
    complain: error => void faults.push(error),
  })
  opened.push(keeper, store)
  const wish = {
    game: 'thirty-seconds',
    options: {},
    public: false,
    spectators: true,
    name: 'Ann',
    bots: {},
    entropy: '',
  }
  const id = await keeper.create('ann', { ...wish, seat: null })
  const table = await keeper.table(id)
  if (!table) throw new Error('The table is not there.')
  const users = ['ann', 'ben']
  for (const [i, { seat }] of table.infoFor(null).seats.entries())
    expect(await table.change(sit(users[i], seat, users[i], ''))).toEqual({ ok: true })
  expect(await table.change(start('ann'))).toEqual({ ok: true })
  const newsOf = (user: string) => table.newsFor(table.whoIs(user), -1)
  // On to the first position in which somebody must move while a clock runs.
  for (let i = 0; i < 20; i++) {
    const running = newsOf('ann')?.clocks.find(clock => clock.running)
    const user = users.find(one => newsOf(one)?.scene.choices.some(({ kind }) => kind === 'must'))
    const choice = user && newsOf(user)?.scene.choices.find(({ kind }) => kind === 'must')
    if (!user || !choice) throw new Error('Nobody is asked.')
    if (running)
      return {
        faults,
        entries: () => store.entriesSince(id, 0),
        late: (ms: number) => {
          now += running.left + ms
          return table.move(user, `late-${ms}`, choice.move)
        },
      }
    expect(await table.move(user, `move-${i}`, choice.move)).toMatchObject({ ok: true })
  }
  throw new Error('No clock ever ran.')
}

it('takes a move that is late by less than the lag that is allowed', async () => {
  const { late, entries, faults } = await duel()
  expect(await late(LAG - 50)).toMatchObject({ ok: true })
  expect((await entries()).some(({ seat }) => seat === 'clock')).toBe(false)
  expect(faults).toEqual([])
})

it('lets the clock strike first where a move is later than that', async () => {
  const { late, entries, faults } = await duel()
  const before = (await entries()).length
  await late(LAG + 50)
  const after = await entries()
  expect(after[before]).toMatchObject({ seat: 'clock' })
  expect(faults).toEqual([])
})
