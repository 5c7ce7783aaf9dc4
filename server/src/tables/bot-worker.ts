import { parentPort } from 'node:worker_threads'
import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, type Decision, SeededChance } from '@holdout/engine'

/** A decision for a bot. Plain data, because it is sent to a worker thread. */
export interface BotTask {
  readonly game: string
  readonly state: AnyState
  readonly decision: Decision
  readonly level: string
  /** The seed of the bot's own chance. */
  readonly luck: string
  /** Not 0: the choice is no longer needed. */
  readonly canceled: Int32Array
}

/** The work of a worker thread: one decision after another. The answer to a canceled task is ignored. */
async function answer({ game: slug, state, decision, level, luck, canceled }: BotTask): Promise<AnyMove | null> {
  const game = await loadGame(slug)
  const bot = botFor(game, level)
  const seen = perspective(game, state, decision, game.moves(state, decision.seat), SeededChance.of(luck))
  if (!bot.think) return bot.choose(seen)
  const thought = bot.think(seen)
  const end = performance.now() + (bot.ms ?? Number.POSITIVE_INFINITY)
  while (!thought.step() && Atomics.load(canceled, 0) === 0 && performance.now() < end);
  return thought.best
}

parentPort?.on('message', (task: BotTask) => {
  answer(task).then(
    move => parentPort?.postMessage({ move }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  )
})
