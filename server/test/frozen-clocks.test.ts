import { afterEach, describe, expect, it } from 'vitest'
import type { Subscription } from '../src/broadcast/subscription.ts'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { decideAway } from '../src/tables/requests/away.ts'
import { makeMove } from '../src/tables/requests/move.ts'
import type { RequestResult } from '../src/tables/requests/request.ts'
import { sit } from '../src/tables/requests/sit.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { CONNECTED_MS } from '../src/tables/table-setup.ts'
import { sceneFor, subscriptionOf } from './subscription.ts'
import { newTable } from './table-host.ts'

const TURN_MS = 60_000
const PEOPLE = ['ann', 'ben', 'cat']
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

/** Three players at a Viral Dawn table with simulated time. */
async function tableOf(options: Record<string, unknown>) {
  let now = 1_000_000
  const store: Store = await sqliteStore(':memory:')
  opened.push(store)
  const faults: unknown[] = []
  const nodeOf = (): TableRegistry => {
    const reportError = (error: unknown): void => void faults.push(error)
    const registry = new TableRegistry({
      store,
      bus: inProcessBus(),
      now: () => now,
      botPause: 0,
      lag: 0,
      awayAfter: 30_000,
      reportError,
    })
    opened.push(registry)
    return registry
  }
  const registry = nodeOf()
  const id = await registry.create('ann', newTable('viral-dawn', { options: { players: 3, ...options } }))
  const table = (await registry.table(id)) as LiveTable
  const watchers = new Map(PEOPLE.map(user => [user, subscriptionOf(user, id)]))
  const settled = async (at: TableRegistry): Promise<void> => (await at.table(id))?.presence(await store.lastSeen(id))
  const comes = async (user: string, at = registry): Promise<void> => {
    await at.watch(id, watchers.get(user) as Subscription)
    await settled(at)
  }
  const goes = async (user: string, at = registry): Promise<void> => {
    await at.unwatch(id, watchers.get(user) as Subscription)
    await settled(at)
  }
  for (const user of PEOPLE) await comes(user)
  for (const [i, user] of PEOPLE.entries()) await table.change(sit(user, `p${i + 1}`, user, ''))
  expect(await table.change(start('ann'))).toEqual({ ok: true })
  /** Advances time, renews the presence of connected players, and runs the registry. */
  const pass = async (ms: number, here: readonly string[], at: TableRegistry | null = registry): Promise<void> => {
    now += ms
    await store.saveSeen(
      here.map(user => ({ table: id, user })),
      now,
    )
    if (!at) return
    await settled(at)
    await (await at.table(id))?.playDueMove()
  }
  const entries = async (): Promise<number> => (await store.entriesSince(id, 0)).length
  const left = (at = table): number | undefined => sceneFor(at, PEOPLE[0])?.clocks[0]?.left
  /** Lets the time of the player who must decide run out. */
  const runOut = (here: readonly string[]): Promise<void> => pass(TURN_MS + 1, here)
  return {
    id,
    registry,
    nodeOf,
    table,
    store,
    faults,
    comes,
    goes,
    pass,
    entries,
    left,
    runOut,
    asked: () => askedAt(table),
  }
}

function askedAt(table: LiveTable): string {
  return table.state.infoFor(null).seats.find(({ toMove: asked }) => asked)?.name ?? ''
}

describe('a timed table', () => {
  const timed = { 'turn-seconds': TURN_MS / 1000 }

  it('stops its clocks while no player is connected, and continues with the same time left', async () => {
    const { comes, goes, pass, entries, left, table, faults } = await tableOf(timed)
    await pass(20_000, PEOPLE)
    for (const user of PEOPLE) await goes(user)
    const before = left()
    expect(before).toBe(40_000)
    expect(table.state.infoFor(null).frozen).toBe(true)
    for (let hours = 0; hours < 3; hours++) await pass(3_600_000, [])
    expect(await entries()).toBe(0)
    expect(left()).toBe(before)
    await comes('ben')
    expect(table.state.infoFor(null).frozen).toBe(false)
    expect(left()).toBe(before)
    await pass(40_001, ['ben'])
    expect(await entries()).toBe(1)
    expect(faults).toEqual([])
  })

  it('does not play on after a crash that disconnected all players, and restores their time', async () => {
    const { id, nodeOf, pass, entries, left, comes, store } = await tableOf(timed)
    await pass(10_000, PEOPLE)
    await pass(3_600_000, [], null) // no node has it open, and no player disconnected cleanly
    const other = nodeOf()
    await other.resumeDueTables()
    await pass(1_000, [], other)
    expect(await entries()).toBe(0)
    const table = (await other.table(id)) as LiveTable
    expect(left(table)).toBe(TURN_MS - 10_000 - CONNECTED_MS)
    expect((await store.table(id))?.dueAt).toBeNull()
    await comes('cat', other)
    expect(table.state.infoFor(null).frozen).toBe(false)
    await pass(TURN_MS, ['cat'], other)
    expect(await entries()).toBe(1)
  })

  it('continues while a player is connected to another node', async () => {
    const { goes, pass, entries, store, id } = await tableOf(timed)
    await store.saveSeen([{ table: id, user: 'ben' }], 1_000_000)
    await goes('ann')
    await goes('cat')
    await pass(TURN_MS + 1, ['ben'])
    expect(await entries()).toBe(1)
  })

  it('counts a seat as away after two time-outs in a row, until its player moves', async () => {
    const { table, runOut, asked } = await tableOf(timed)
    const names = (): string[] =>
      table.state
        .infoFor(null)
        .seats.flatMap(({ timedOut, awayUntil, name }) => (timedOut && awayUntil !== null ? [name] : []))
    const late = asked()
    for (let i = 0; i < PEOPLE.length; i++) {
      expect(names()).toEqual([])
      await runOut(PEOPLE)
    }
    expect(asked()).toBe(late)
    await runOut(PEOPLE)
    expect(names()).toEqual([late])
    const other = PEOPLE.find(user => user !== late) as string
    const seat = `p${PEOPLE.indexOf(late) + 1}`
    expect(await table.change(decideAway(late, seat, 'bot'))).toMatchObject({ ok: false })
    expect(await table.change(decideAway(other, seat, 'wait'))).toEqual({ ok: true })
    for (let i = 0; asked() !== late && i < 5; i++) await runOut(PEOPLE.filter(user => user !== late))
    const move = sceneFor(table, late)?.scene.choices.find(({ kind }) => kind === 'must')?.move
    expect(await makeMove(table, { user: late, request: 'back' }, move as never)).toMatchObject({ ok: true })
    expect(names()).not.toContain(late)
  })
})

it('does not stop the bots of a table without clocks while no player is connected', async () => {
  const { table, goes } = await tableOf({ 'turn-seconds': 0 })
  for (const user of PEOPLE) await goes(user)
  expect(table.state.infoFor(null).frozen).toBe(false)
})

describe('ending a game because a player is away', () => {
  /** The player who must decide is away, and the others have waited long enough. */
  async function waiting() {
    const all = await tableOf({ 'turn-seconds': 0 })
    const away = all.asked()
    const others = PEOPLE.filter(user => user !== away)
    const seat = `p${PEOPLE.indexOf(away) + 1}`
    await all.goes(away)
    await all.pass(60_000, others)
    const votes = (user: string): Promise<RequestResult> => all.table.change(decideAway(user, seat, 'end'))
    return { ...all, away, others, seat, votes, info: (user: string) => all.table.state.infoFor(user) }
  }

  it('needs all other connected players, and shows how many agree', async () => {
    const { others, votes, info, away, seat, table } = await waiting()
    expect(await votes(others[0])).toEqual({ ok: true })
    expect(await votes(others[0]), 'a second press changes nothing').toEqual({ ok: true })
    expect(table.state.status).toBe('playing')
    expect(info(others[0]).ending).toEqual({ seat, by: [others[0]], of: 2, you: true })
    expect(info(others[1]).ending).toMatchObject({ you: false })
    expect(await votes(away)).toMatchObject({ ok: false })
    expect(await votes(others[1])).toEqual({ ok: true })
    expect(table.state.status).toBe('over')
    expect(info(others[0])).toMatchObject({ outcome: 'abandoned', ending: null })
  })

  it('does not count a player who disconnects', async () => {
    const { others, votes, goes, table } = await waiting()
    await votes(others[0])
    await goes(others[1])
    expect(table.state.status).toBe('over')
  })

  it('ends nothing after the voters disconnected, and starts over when the player is back', async () => {
    const { others, votes, goes, comes, away, info, table, pass } = await waiting()
    await votes(others[0])
    await goes(others[0])
    expect(table.state.status).toBe('playing')
    expect(info(others[1]).ending).toBeNull()
    await comes(others[0])
    expect(info(others[1]).ending).toMatchObject({ by: [others[0]] })
    await comes(away)
    expect(info(others[1]).ending).toBeNull()
    await goes(away)
    await pass(60_000, others)
    expect(info(others[1]).ending).toBeNull()
    await votes(others[1])
    expect(table.state.status).toBe('playing')
  })

  it('is canceled when a player chooses to wait', async () => {
    const { others, votes, seat, info, table } = await waiting()
    await votes(others[0])
    expect(await table.change(decideAway(others[1], seat, 'wait'))).toEqual({ ok: true })
    expect(info(others[0]).ending).toBeNull()
  })
})
