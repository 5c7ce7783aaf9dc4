import type { AnyState, Decision, Result, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type Advised, adviceFor, realTime } from '@holdout/table'
import type { SeatHint } from '../../broadcast/encode.ts'
import { tableText } from '../../text/table.ts'
import type { BotPool } from '../bot-pool.ts'
import type { LiveTable } from '../live-table.ts'
import type { TableInMemory } from '../table-state.ts'
import { failure } from './request.ts'

interface HintTask {
  readonly game: AnyKnownGame
  readonly seat: Seat
  /** Null: the seat has nothing to decide. */
  readonly asked: { readonly state: AnyState; readonly decision: Decision; readonly luck: string } | null
}

/** The best moves of a player, where the table allows hints. */
export async function findHint(table: LiveTable, user: string): Promise<Result<SeatHint>> {
  const task = await table.inTurn(() => hintTask(table.state, user))
  return task.ok ? search(task, table.state.deps.botPool ?? null, user) : task
}

/** The facts that a user's hint depends on, or why there is none. */
function hintTask(table: TableInMemory, user: string): Result<HintTask> {
  const { game, live, setup } = table
  if (!setup.hints) return failure(tableText.noHints)
  const seat = table.seatToPlay(user)
  if (typeof seat !== 'string') return seat
  const state: AnyState | undefined = live?.match.state
  const decision = state && game.pending(state).find(one => one.seat === seat && one.kind !== 'standing')
  if (!live || !decision) return { ok: true, game, seat, asked: null }
  // Later moves change the state of the match, so the search gets its own copy.
  const luck = `${setup.secret}/hint/${seat}/${live.seq}`
  return { ok: true, game, seat, asked: { state: game.clone(state), decision, luck } }
}

/** Searches the best moves, in a thread of the pool if there is one. */
async function search(task: HintTask, pool: Pick<BotPool, 'think'> | null, person: string): Promise<Result<SeatHint>> {
  const { game, seat, asked } = task
  if (!asked) return { ok: true, seat, best: [], of: 0 }
  const { state, decision, luck } = asked
  const advised = pool
    ? await new Promise<Advised | null | 'late'>(resolve => {
        const work = { game: game.slug, state, decision, level: null, luck }
        const owner = { person, isWanted: () => true }
        pool.think(work, owner, answer => resolve('hint' in answer ? answer.hint : 'late'))
      })
    : await adviceFor({ game, state, seed: luck, entries: [] }, seat, realTime)
  if (advised === 'late') return failure(tableText.hintLate)
  if (!advised) return { ok: true, seat, best: [], of: 0 }
  return { ok: true, seat, ...advised }
}
