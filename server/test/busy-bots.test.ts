import { loadGame } from '@holdout/catalog'
import type { AnyKnownGame } from '@holdout/knowledge'
import { afterEach, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { BotAnswer, BotPool } from '../src/tables/bot-pool.ts'
import type { ThoughtOwner } from '../src/tables/bot-queue.ts'
import type { BotTask } from '../src/tables/bot-worker.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { makeMove } from '../src/tables/requests/move.ts'
import { start } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { sceneFor, subscriptionOf } from './subscription.ts'
import { newTable } from './table-host.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

interface Thought {
  readonly task: Omit<BotTask, 'canceled'>
  readonly owner: ThoughtOwner
  answer(answer: BotAnswer): void
}

it('plays the fast move of a bot that cannot think, and says so until one has thought again', async () => {
  const store = await sqliteStore(':memory:')
  const thoughts: Thought[] = []
  const botPool: Pick<BotPool, 'think' | 'next'> = {
    think(task, owner, answer) {
      const thought = { task, owner, answer }
      thoughts.push(thought)
      return () => void thoughts.splice(thoughts.indexOf(thought), 1)
    },
    next() {},
  }
  const faults: unknown[] = []
  const deps = { store, bus: inProcessBus(), now: Date.now, botPause: 0, lag: 0, awayAfter: 60_000, botPool }
  const registry = new TableRegistry({ ...deps, reportError: error => void faults.push(error) })
  opened.push(store, registry)
  const bots = { p2: 'expert', p3: 'expert' }
  const options = { players: 3, 'turn-seconds': 0, 'react-seconds': 0 }
  const id = await registry.create('ann', newTable('viral-dawn', { options, bots, seat: 'p1' }))
  const table = (await registry.table(id)) as LiveTable
  const ann = subscriptionOf('ann', id)
  await registry.watch(id, ann)
  expect(await table.change(start('ann'))).toEqual({ ok: true })
  let requests = 0
  /** Ann plays until a bot thinks. */
  const untilThought = async (): Promise<Thought> => {
    for (let tries = 0; tries < 500; tries++) {
      if (thoughts.length > 0) return thoughts[0]
      const move = sceneFor(table, 'ann')?.scene.choices.find(({ kind }) => kind === 'must')?.move
      if (move) await makeMove(table, { user: 'ann', request: `move-${requests++}` }, move as never)
      await table.playDueMove()
    }
    throw new Error('No bot had to think.')
  }
  const moves = (): number => sceneFor(table, 'ann')?.seq ?? 0

  const first = await untilThought()
  expect(first.owner.person).toBe('ann')
  expect(first.owner.isWanted()).toBe(true)
  const before = moves()
  await table.playDueMove()
  expect(moves(), 'waits for the thought').toBe(before)
  first.answer({ error: 'late' })
  await table.playDueMove()
  expect(moves()).toBeGreaterThan(before)
  expect(table.state.infoFor(null).hurried).toBe(true)

  const second = await untilThought()
  const game: AnyKnownGame = await loadGame('viral-dawn')
  second.answer({ move: game.moves(second.task.state as never, second.task.decision.seat)[0] })
  await table.playDueMove()
  expect(table.state.infoFor(null).hurried).toBeUndefined()

  const third = await untilThought()
  await registry.unwatch(id, ann)
  await table.presence(await store.lastSeen(id))
  expect(third.owner.isWanted(), 'no player is connected').toBe(false)
  expect(faults).toEqual([])
})
