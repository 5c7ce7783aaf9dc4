import type { AnyMove } from '@holdout/engine'
import type { NewTable } from '@holdout/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import type { Subscription } from '../src/broadcast/subscription.ts'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { answerUndo } from '../src/tables/requests/answer-undo.ts'
import { ANSWER_MS, askUndo } from '../src/tables/requests/ask-undo.ts'
import { makeMove } from '../src/tables/requests/move.ts'
import type { RequestResult } from '../src/tables/requests/request.ts'
import { sit } from '../src/tables/requests/sit.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { CONNECTED_MS } from '../src/tables/table-setup.ts'
import { sceneFor, subscriptionOf } from './subscription.ts'
import { newTable } from './table-host.ts'

const AWAY_MS = 30_000
const TURN_MS = 60_000
const PEOPLE = ['ann', 'ben', 'cat']
const ASKED_BEFORE = 'You have asked to undo in this turn. You can ask again after your next turn.'
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

/** Three people at a Viral Dawn table, with simulated time. */
async function tableOf(turnSeconds: number, more: Partial<NewTable> = {}) {
  let now = 1_000_000
  let requests = 0
  const store = await sqliteStore(':memory:')
  const faults: unknown[] = []
  const registry = new TableRegistry({
    store,
    bus: inProcessBus(),
    now: () => now,
    botPause: 0,
    lag: 0,
    awayAfter: AWAY_MS,
    reportError: error => void faults.push(error),
  })
  opened.push(store, registry)
  const options = { players: 3, 'turn-seconds': turnSeconds, 'react-seconds': 0 }
  const id = await registry.create('ann', newTable('viral-dawn', { options, ...more }))
  const table = (await registry.table(id)) as LiveTable
  const watchers = new Map(PEOPLE.map(user => [user, subscriptionOf(user, id)]))
  const settled = async (): Promise<void> => table.presence(await store.lastSeen(id))
  const comes = async (user: string): Promise<void> => {
    await registry.watch(id, watchers.get(user) as Subscription)
    await settled()
  }
  const goes = async (user: string): Promise<void> => {
    await registry.unwatch(id, watchers.get(user) as Subscription)
    await settled()
  }
  for (const user of PEOPLE) await comes(user)
  for (const [i, user] of PEOPLE.entries()) await table.change(sit(user, `p${i + 1}`, user, ''))
  expect(await table.change(start('ann'))).toEqual({ ok: true })
  const by = (user: string) => ({ user, request: `request-${requests++}` })
  const moveOf = (user: string) => sceneFor(table, user)?.scene.choices.find(({ kind }) => kind === 'must')?.move
  /** The player who must decide. */
  const onTurn = (): string => PEOPLE.find(user => moveOf(user) !== undefined) ?? ''
  const ask = (user: string): Promise<RequestResult> => table.change(askUndo(user), by(user))
  const question = () => table.state.infoFor('cat').undo
  /** The player on turn makes a move. Returns who it was. */
  const play = async (): Promise<string> => {
    const user = onTurn()
    expect(await makeMove(table, by(user), moveOf(user) as AnyMove)).toMatchObject({
      ok: true,
    })
    return user
  }
  /** Plays until a player has asked to undo moves, and returns who. */
  const playUntilAsked = async (asker: () => string): Promise<string> => {
    for (let moves = 0; moves < 100; moves++) {
      await play()
      const user = asker()
      if ((await ask(user)).ok) return user
    }
    throw new Error('No player could ask.')
  }
  return {
    table,
    faults,
    comes,
    goes,
    onTurn,
    ask,
    answer: (user: string, agree: boolean) => answerUndo(table, by(user), agree),
    question,
    play,
    playUntilAsked,
    entries: async () => (await store.entriesSince(id, 0)).length,
    left: () => sceneFor(table, 'ann')?.clocks[0]?.left ?? 0,
    lastNote: () => table.state.infoFor(null).notes.at(-1)?.text ?? '',
    /** Advances time, keeps these players connected, and plays what is due. */
    async pass(ms: number, here: readonly string[] = PEOPLE): Promise<void> {
      now += ms
      await store.saveSeen(
        here.map(user => ({ table: id, user })),
        now,
      )
      await settled()
      await table.playDueMove()
    },
  }
}

const others = (asker: string): string[] => PEOPLE.filter(user => user !== asker)

describe('consent to an undo', () => {
  it('needs the answer of each of the others', async () => {
    const { playUntilAsked, question, answer, entries } = await tableOf(0)
    const [first, second] = others(await playUntilAsked(() => 'ann'))
    const before = await entries()
    expect(question()).toMatchObject({ what: expect.stringMatching(/\w/), by: [], of: 2 })
    await answer(first, true)
    expect(question()).toMatchObject({ by: [first], of: 2 })
    expect(await entries()).toBe(before)
    await answer(second, true)
    expect(question()).toBeNull()
    expect(await entries()).toBe(before + 1)
  })

  it('is not given by losing the connection, before or after the question', async () => {
    const { playUntilAsked, question, answer, entries, comes, goes, faults, lastNote } = await tableOf(0)
    await playUntilAsked(() => 'ann')
    await answer('ben', true)
    const before = await entries()
    await goes('cat')
    expect(question()).toMatchObject({ by: ['ben'], of: 2 })
    expect(await entries()).toBe(before)
    await comes('cat')
    await answer('cat', false)

    await goes('cat')
    await comes('cat')
    await goes('ann')
    await playUntilAsked(() => 'ben')
    await answer('cat', true)
    expect(question()).toMatchObject({ by: ['cat'], of: 2 })
    await comes('ann')
    await answer('ann', true)
    expect(question()).toBeNull()
    expect(lastNote()).toContain('All players agreed.')
    expect(faults).toEqual([])
  })

  it('is not needed from a player who is away longer than the table waits', async () => {
    const { playUntilAsked, question, answer, entries, pass, goes, play } = await tableOf(0)
    await play()
    await goes('cat')
    await pass(CONNECTED_MS + AWAY_MS + 1, ['ann', 'ben'])
    await playUntilAsked(() => 'ann')
    expect(question()).toMatchObject({ of: 1 })
    const before = await entries()
    await answer('ben', true)
    expect(await entries()).toBe(before + 1)
  })

  it('is declined if one player does not answer in time, and the log says so', async () => {
    const { playUntilAsked, question, answer, entries, pass, lastNote, play } = await tableOf(0)
    await playUntilAsked(() => 'ann')
    await answer('ben', true)
    const before = await entries()
    await pass(ANSWER_MS - 1)
    expect(question()).toMatchObject({ by: ['ben'] })
    await pass(1)
    expect(question()).toBeNull()
    expect(await entries()).toBe(before)
    expect(lastNote()).toMatch(/^ann asked to undo ".+"( and .+)?\. Not all players answered in time\.$/)
    expect(await answer('cat', true)).toMatchObject({ ok: false })
    await play()
    expect(await entries()).toBe(before + 1)
  })
})

describe('a question to undo moves', () => {
  it.each([
    { end: 'no', by: 'ben' },
    { end: 'withdrawal', by: 'ann' },
  ])('can be asked again after a $end only when the player had another turn', async ({ by }) => {
    const { playUntilAsked, ask, answer, play } = await tableOf(0)
    await playUntilAsked(() => 'ann')
    await answer(by, false)
    const played: string[] = []
    let again = await ask('ann')
    expect(again).toMatchObject({ ok: false, text: ASKED_BEFORE })
    while (!again.ok) {
      played.push(await play())
      again = await ask('ann')
    }
    const other = played.findIndex(user => user !== 'ann')
    expect(other).toBeGreaterThanOrEqual(0)
    expect(played.slice(other)).toContain('ann')
  })

  it('can be asked by the others meanwhile, and after an agreed undo in the next turn', async () => {
    const { playUntilAsked, ask, answer } = await tableOf(0)
    await playUntilAsked(() => 'ann')
    for (const user of others('ann')) await answer(user, true)
    expect(await ask('ann')).toMatchObject({ ok: false })
    await playUntilAsked(() => 'ann')
    await answer('ben', false)
    await playUntilAsked(() => 'ben')
  })

  it('is not held against a player at moves that were undone since', async () => {
    const { table, playUntilAsked, answer } = await tableOf(0)
    await playUntilAsked(() => 'ann')
    for (const user of others('ann')) await answer(user, true)
    expect(table.state.setup.undoAsked).toEqual({ p1: table.state.live?.moves })
  })

  it('does not stop the clock of the player who asks', async () => {
    const { playUntilAsked, onTurn, question, pass, left, answer, entries } = await tableOf(TURN_MS / 1000)
    const asker = await playUntilAsked(onTurn)
    expect(left()).toBe(TURN_MS)
    await pass(10_000)
    expect(question()).not.toBeNull()
    expect(left()).toBe(TURN_MS - 10_000)
    await answer(asker, false)
    expect(left()).toBe(TURN_MS - 10_000)
    const before = await entries()
    await pass(TURN_MS - 10_000)
    expect(await entries()).toBe(before + 1)
  })

  it('ends when the time of the player who asks runs out', async () => {
    const { playUntilAsked, onTurn, question, pass, entries, lastNote } = await tableOf(ANSWER_MS / 1000 - 5)
    await playUntilAsked(onTurn)
    const before = await entries()
    await pass(ANSWER_MS - 5_000)
    expect(question()).toBeNull()
    expect(await entries()).toBe(before + 1)
    expect(lastNote()).toContain('Not all players answered in time.')
  })

  it('stops the clock of a player who must answer', async () => {
    const { playUntilAsked, onTurn, question, pass, left, answer } = await tableOf(TURN_MS / 1000)
    const asker = await playUntilAsked(() => others(onTurn())[0])
    await pass(10_000)
    expect(question()).not.toBeNull()
    expect(left()).toBe(TURN_MS)
    await answer(asker, false)
    await pass(10_000)
    expect(left()).toBe(TURN_MS - 10_000)
  })

  it('can be turned off for a table', async () => {
    const { ask, play, table } = await tableOf(0, { undo: false })
    for (let moves = 0; moves < 12; moves++) await play()
    expect(await ask('ann')).toMatchObject({ ok: false, text: 'At this table, players cannot ask to undo moves.' })
    expect(table.state.infoFor(null).undoOff).toBe(true)
  })
})
