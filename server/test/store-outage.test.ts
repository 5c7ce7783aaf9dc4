import { afterEach, describe, expect, it, vi } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { makeMove } from '../src/tables/requests/move.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { sceneFor, subscriptionOf } from './subscription.ts'

const USER = 'ann'
const PASS = { move: 'pass' }
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A table whose store uses the given `append`; `notified` counts what its watchers were notified of the log. */
async function tableOn(append: (real: Store) => Store['append']): Promise<{
  table: LiveTable
  store: Store
  notified: () => number
}> {
  const store = await sqliteStore(':memory:')
  const shaky: Store = new Proxy(store, {
    get(real, name) {
      if (name === 'append') return append(real)
      const value = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  const registry = new TableRegistry({
    store: shaky,
    bus: inProcessBus(),
    now: () => Date.now(),
    botPause: 0,
    lag: 0,
    awayAfter: 60_000,
    reportError: () => {},
  })
  open.push(async () => {
    await registry.close()
    await store.close()
  })
  const request = {
    game: 'until-dawn',
    options: {},
    public: false,
    spectators: true,
    name: 'Ann',
    bots: {},
    seat: 'john',
    entropy: '',
  }
  const id = await registry.create(USER, request)
  let notified = 0
  const watcher = subscriptionOf(USER, id, ({ type }) => void (type === 'scene' && notified++))
  const table = (await registry.watch(id, watcher)) as LiveTable
  await table.refresh(() => void table.broadcast.welcome(watcher, null))
  await table.change(start(USER))
  notified = 0
  return { table, store, notified: () => notified }
}

/** Fails once, before or after the entry was stored. */
function failsOnce(when: 'before' | 'after'): (real: Store) => Store['append'] {
  let failed = false
  return real => async (table, entry, after) => {
    if (failed) return real.append(table, entry, after)
    failed = true
    if (when === 'after') await real.append(table, entry, after)
    throw new Error('The connection to the database was cut.')
  }
}

describe('when the store fails during a move', () => {
  it.each(['before', 'after'] as const)(
    'makes it once if the failure came %s it was stored, and notifies watchers',
    async when => {
      const { table, store, notified } = await tableOn(failsOnce(when))
      expect(await makeMove(table, { user: USER, request: 'ann/1' }, PASS)).toEqual({ ok: true, seq: 1 })
      expect(await makeMove(table, { user: USER, request: 'ann/2' }, PASS)).toEqual({ ok: true, seq: 2 })
      const entries = await store.entriesSince(await onlyTable(store), 0)
      expect(entries.map(({ seq, id }) => [seq, id])).toEqual([
        [1, 'ann/1'],
        [2, 'ann/2'],
      ])
      expect(sceneFor(table, USER)?.seq).toBe(2)
      expect(notified()).toBe(2)
    },
  )

  it('finds a stored move though every confirmation is lost', async () => {
    let down = true
    const { table, store } = await tableOn(real => async (...all) => {
      const stored = await real.append(...all) // stored, but the confirmation is lost
      if (down) throw new Error('The database does not answer.')
      return stored
    })
    expect(await makeMove(table, { user: USER, request: 'ann/1' }, PASS)).toEqual({ ok: true, seq: 1 })
    down = false
    expect(await makeMove(table, { user: USER, request: 'ann/1' }, PASS)).toEqual({ ok: true, seq: 1 })
    expect(await store.entriesSince(await onlyTable(store), 0)).toHaveLength(1)
  })

  it('gives up while the store is down, and plays on when it is back', async () => {
    let down = true
    const { table, store } = await tableOn(real => async (...all) => {
      if (down) throw new Error('The database does not answer.')
      return real.append(...all)
    })
    await expect(makeMove(table, { user: USER, request: 'ann/1' }, PASS)).rejects.toThrow('does not answer')
    down = false
    expect(await makeMove(table, { user: USER, request: 'ann/1' }, PASS)).toEqual({ ok: true, seq: 1 })
    expect(await store.entriesSince(await onlyTable(store), 0)).toHaveLength(1)
  })

  it('shows no watcher a move before it is stored', async () => {
    let release = (): void => {}
    const held = new Promise<void>(done => {
      release = done
    })
    let stored = false
    const { table } = await tableOn(real => async (...all) => {
      await held
      const result = await real.append(...all)
      stored = true
      return result
    })
    const moving = makeMove(table, { user: USER, request: 'ann/1' }, PASS)
    // A client that connects at that moment gets the table as soon as possible.
    const seen: { readonly seq: number; readonly stored: boolean }[] = []
    const coming = table.refresh(() => seen.push({ seq: sceneFor(table, USER)?.seq ?? -1, stored }))
    release()
    await Promise.all([moving, coming])
    expect(seen).toEqual([{ seq: 1, stored: true }])
  })
})

it('handles later requests after one failed with an unexpected error', async () => {
  const { table } = await tableOn(real => real.append.bind(real))
  const clock = vi.spyOn(Date, 'now').mockImplementationOnce(() => {
    throw new Error('The clock has stopped.')
  })
  const moves = ['ann/1', 'ann/2'].map(id => makeMove(table, { user: USER, request: id }, PASS))
  await expect(moves[0]).rejects.toThrow('The clock has stopped.')
  expect(await moves[1]).toEqual({ ok: true, seq: 1 })
  clock.mockRestore()
})

it('writes a log row per move, and the table row at most every 10 seconds', async () => {
  const { table, store } = await tableOn(real => real.append.bind(real))
  const id = await onlyTable(store)
  const before = await store.table(id)
  let now = before?.updated ?? 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const updatedAfter = async (request: string, ms: number): Promise<number> => {
    now += ms
    await makeMove(table, { user: USER, request: request }, PASS)
    return ((await store.table(id))?.updated ?? 0) - (before?.updated ?? 0)
  }
  expect(await updatedAfter('ann/1', 4_000)).toBe(0)
  expect(await updatedAfter('ann/2', 5_000)).toBe(0)
  expect(await updatedAfter('ann/3', 2_000)).toBe(11_000)
  expect(await updatedAfter('ann/4', 2_000)).toBe(11_000)
  expect(await store.entriesSince(id, 0)).toHaveLength(4)
  clock.mockRestore()
})

async function onlyTable(store: Store): Promise<string> {
  const [{ id }] = await store.tablesOf(USER, 1)
  return id
}
