import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, type Decision, SeededChance } from '@holdout/engine'
import { type Advised, adviceFor, realTime } from '@holdout/table'

/** A decision for a bot. Plain data, because it is sent to a worker thread. */
export interface BotTask {
  readonly game: string
  readonly state: AnyState
  readonly decision: Decision
  /** The level of the bot; null: a hint for the player of the seat. */
  readonly level: string | null
  /** The seed of the bot's own chance. */
  readonly luck: string
  /** Not 0: the choice is no longer needed. */
  readonly canceled: Int32Array
}

type Answer = { readonly move: AnyMove | null } | { readonly hint: Advised | null }

/** The work of a worker thread: one decision after another. The answer to a canceled task is ignored. */
async function answer({ game: slug, state, decision, level, luck, canceled }: BotTask): Promise<Answer> {
  const game = await loadGame(slug)
  if (level === null)
    return { hint: await adviceFor({ game, state, seed: luck, entries: [] }, decision.seat, realTime) }
  const bot = botFor(game, level)
  const seen = perspective(game, state, decision, game.moves(state, decision.seat), SeededChance.of(luck))
  if (!bot.think) return { move: bot.choose(seen) }
  const thought = bot.think(seen)
  const end = performance.now() + (bot.ms ?? Number.POSITIVE_INFINITY)
  while (!thought.step() && Atomics.load(canceled, 0) === 0 && performance.now() < end);
  return { move: thought.best }
}

// On Linux this is the priority of the calling thread: people's moves come first when all cores are busy.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (task: BotTask) => {
  answer(task).then(
    found => parentPort?.postMessage(found),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  )
})
