import type { AnyMove } from '@holdout/engine'
import { afterEach, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { makeMove } from '../src/tables/requests/move.ts'
import { sit } from '../src/tables/requests/sit.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { sceneFor } from './subscription.ts'

const LAG = 300
/** TS-95 The grace of the action clock. */
const GRACE = 250
const DRAW = { move: 'draw' }
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A duel up to the first decision with a running clock of that kind, with simulated time. */
async function duel(kind = '') {
  let now = 1_000_000
  const store: Store = await sqliteStore(':memory:')
  const faults: unknown[] = []
  const registry = new TableRegistry({
    store,
    bus: inProcessBus(),
    now: () => now,
    botPause: 60_000,
    lag: LAG,
    awayAfter: 60_000,
    reportError: error => void faults.push(error),
  })
  opened.push(registry, store)
  const request = {
    game: 'thirty-seconds',
    options: {},
    public: false,
    spectators: true,
    name: 'Ann',
    bots: {},
    entropy: '',
  }
  const id = await registry.create('ann', { ...request, seat: null })
  const table = await registry.table(id)
  if (!table) throw new Error('The table is not there.')
  const users = ['ann', 'ben']
  for (const [i, { seat }] of table.state.infoFor(null).seats.entries())
    expect(await table.change(sit(users[i], seat, users[i], ''))).toEqual({ ok: true })
  await table.presence({ ann: Number.MAX_SAFE_INTEGER, ben: Number.MAX_SAFE_INTEGER }) // connected: their clocks run
  expect(await table.change(start('ann'))).toEqual({ ok: true })
  const newsOf = (user: string) => sceneFor(table, user)
  // Plays to the first position in which a player must move while a clock runs.
  for (let i = 0; i < 20; i++) {
    const running = newsOf('ann')?.clocks.find(clock => clock.running && clock.id.startsWith(kind))
    const user = users.find(one => newsOf(one)?.scene.choices.some(({ kind }) => kind === 'must'))
    const choice = user && newsOf(user)?.scene.choices.find(({ kind }) => kind === 'must')
    if (!user || !choice) throw new Error('No decision is open.')
    if (running)
      return {
        faults,
        running,
        clocks: () => newsOf('ann')?.clocks ?? [],
        tend: () => table.playDueMove(),
        move: (move: AnyMove) => makeMove(table, { user: user, request: `again-${move.move}` }, move),
        entries: () => store.entriesSince(id, 0),
        late: (ms: number) => {
          now += running.left + ms
          return makeMove(table, { user: user, request: `late-${ms}` }, kind === '' ? choice.move : DRAW)
        },
      }
    expect(await makeMove(table, { user: user, request: `move-${i}` }, choice.move)).toMatchObject({ ok: true })
  }
  throw new Error('No clock ever ran.')
}

it('accepts a move within the allowed lag', async () => {
  const { late, entries, faults } = await duel()
  expect(await late(LAG - 50)).toMatchObject({ ok: true })
  expect((await entries()).some(({ seat }) => seat === 'clock')).toBe(false)
  expect(faults).toEqual([])
})

it('makes the time-out move first if a move is later than that', async () => {
  const { late, entries, faults } = await duel()
  const before = (await entries()).length
  await late(LAG + 50)
  const after = await entries()
  expect(after[before]).toMatchObject({ seat: 'clock' })
  expect(faults).toEqual([])
})

it('shows the action clock with its nominal time, without the grace', async () => {
  const { running } = await duel('action/')
  expect(running).toMatchObject({ left: 30_000, of: 30_000 })
})

it('accepts a command within the grace of the action clock, and rings the bell right after it', async () => {
  const { late, entries, clocks, tend, move, faults } = await duel('action/')
  const before = (await entries()).length
  expect(await late(GRACE - 1)).toMatchObject({ ok: true })
  expect(clocks().find(({ id }) => id.startsWith('action/'))).toMatchObject({ left: 0 })
  // The Survivor gets a new decision after the deadline, which no earlier command can answer.
  expect(await move(DRAW)).toMatchObject({ ok: false })
  await tend()
  const after = (await entries()).slice(before)
  expect(after.map(({ seat }) => seat)).toEqual(['survivor', 'clock'])
  expect(after[1].move).toEqual({ move: 'bell' })
  expect(faults).toEqual([])
})

it('rings the bell first if a command is later than the grace, without adding the lag', async () => {
  for (const ms of [GRACE, LAG + 1, GRACE + LAG - 1]) {
    const { late, entries } = await duel('action/')
    const before = (await entries()).length
    expect(await late(ms)).toMatchObject({ ok: false })
    expect((await entries()).slice(before)).toMatchObject([{ seat: 'clock', move: { move: 'bell' } }])
  }
})
