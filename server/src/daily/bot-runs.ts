import { setTimeout } from 'node:timers/promises'
import { type Bot, botFor, levelsOf } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import type { AnyMove, MatchRecord } from '@holdout/engine'
import { type BotDecision, checkDaily, luckOfBot, playAsBots, seenByBot } from '@holdout/table'
import type { DailyChallenge, DailyResult } from '@holdout/table/daily'
import type { BotAnswer, BotPool } from '../tables/bot-pool.ts'
import { inSlices } from './slices.ts'

/** The person that the thinking of these bots is charged to. */
const OWNER = { person: 'daily challenge', isWanted: () => true }

/** How long a bot waits for a thread before it asks again, in ms. */
const BUSY_MS = 1_000

interface BotRunsSetting {
  readonly pool: Pick<BotPool, 'think'> | null
  /** The levels that have a result. */
  playedLevels(day: string, game: string): Promise<string[]>
  keep(challenge: DailyChallenge, level: string, result: DailyResult, record: MatchRecord): Promise<void>
  reportError(error: unknown): void
}

/**
 * Plays challenges with the bots of each level in the seats of the people, so that every board has their rows. One match
 * at a time, in the background, when a board is first asked for.
 */
export class BotRuns {
  private readonly wanted = new Map<string, DailyChallenge>()
  private running: Promise<void> | null = null
  private closed = false
  /** Stops the thought of the bot that thinks in a thread. */
  private stopThought = (): void => {}

  constructor(private readonly setting: BotRunsSetting) {}

  /** Plays a challenge, unless the bots have results. Returns at once. */
  want(challenge: DailyChallenge): void {
    const key = `${challenge.day}/${challenge.game}`
    if (this.closed || this.wanted.has(key)) return
    this.wanted.set(key, challenge)
    this.running ??= this.run().catch(this.setting.reportError)
  }

  async close(): Promise<void> {
    this.closed = true
    this.wanted.clear()
    this.stopThought()
    await this.running
  }

  private async run(): Promise<void> {
    for (const [key, challenge] of this.wanted) {
      await this.playAll(challenge)
      this.wanted.delete(key)
    }
    this.running = null
  }

  private async playAll(challenge: DailyChallenge): Promise<void> {
    const game = await loadGame(challenge.game)
    for (const level of levelsOf(game)) {
      if (this.closed) return
      // Another node may have played it.
      if ((await this.setting.playedLevels(challenge.day, challenge.game)).includes(level)) continue
      const record = await playAsBots(game, challenge, level, asked => this.think(asked))
      const check = record && (await inSlices(checkDaily(game, challenge, record)))
      if (check?.ok) await this.setting.keep(challenge, level, check.result, record as MatchRecord)
    }
  }

  /** The move of a bot: in a thread if it needs long. */
  private async think(asked: BotDecision): Promise<AnyMove | null> {
    const { pool } = this.setting
    const bot = botFor(asked.match.game, asked.level)
    if (!pool || !bot.think) return inSlices(this.slowly(bot, asked))
    while (!this.closed) {
      const answer = await this.thought(pool, asked)
      if (answer === null) return null
      if ('move' in answer) return answer.move
      await setTimeout(BUSY_MS) // the threads are busy with the bots of people
    }
    return null
  }

  private thought(pool: Pick<BotPool, 'think'>, { match, decision, level }: BotDecision): Promise<BotAnswer | null> {
    const { game, state } = match
    const task = { game: game.slug, state: game.clone(state), decision, level, luck: luckOfBot(match, decision) }
    return new Promise(done => {
      const cancel = pool.think(task, OWNER, done)
      this.stopThought = () => {
        cancel()
        done(null)
      }
    })
  }

  private *slowly(bot: Bot, { match, decision }: BotDecision): Generator<void, AnyMove | null, void> {
    yield
    if (this.closed) return null
    const seen = seenByBot(match, decision)
    if (!seen || !bot.think) return seen && bot.choose(seen)
    const thought = bot.think(seen)
    while (!thought.step()) {
      if (this.closed) return null
      yield
    }
    return thought.best
  }
}
