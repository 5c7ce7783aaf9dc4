import { setTimeout } from 'node:timers/promises'
import { BOT_LEVELS, type Bot, botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type Decision, Match, type MatchRecord, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { checkDaily, type KnownMatch, nextOfBots, playersOf } from '@holdout/table'
import type { DailyChallenge, DailyResult } from '@holdout/table/daily'
import type { BotAnswer, BotPool } from '../tables/bot-pool.ts'
import { inSlices } from './slices.ts'

/** The person that the thinking of these bots is charged to. */
const OWNER = { person: 'daily challenge', isWanted: () => true }

/** How long a bot waits for a thread before it asks again, in ms. */
const BUSY_MS = 1_000

/** More moves than any match has. A match that goes on is given up. */
const MOST_MOVES = 5_000

interface BotRunsSetting {
  readonly pool: Pick<BotPool, 'think'> | null
  levelsOf(day: string, game: string): Promise<string[]>
  keep(challenge: DailyChallenge, level: string, result: DailyResult, record: MatchRecord): Promise<void>
  reportError(error: unknown): void
}

/**
 * Plays challenges with the bots of each level in the seats of the people, so that every board has their rows. One match
 * at a time, in the background, when a board is first asked for.
 */
export class BotRuns {
  /** The number of rows that they add to a board. */
  static readonly levels = BOT_LEVELS.length
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
    for (const level of BOT_LEVELS) {
      if (this.closed) return
      // Another node may have played it.
      if ((await this.setting.levelsOf(challenge.day, challenge.game)).includes(level)) continue
      const record = await this.play(game, challenge, level)
      const check = record && (await inSlices(checkDaily(game, challenge, record)))
      if (check?.ok) await this.setting.keep(challenge, level, check.result, record as MatchRecord)
    }
  }

  /** The record of a match with bots of this level in the seats of the people; null if it was not finished. */
  private async play(game: AnyKnownGame, challenge: DailyChallenge, level: string): Promise<MatchRecord | null> {
    const mine = Object.fromEntries(challenge.plan.people.map(seat => [seat, level]))
    const levels: Readonly<Record<Seat, string>> = { ...mine, ...challenge.bots }
    const players = playersOf({ people: {}, bots: levels })
    const { seed, options } = challenge
    const match = Match.start(game, { seed, options, players }) as KnownMatch
    while (!match.over) {
      if (this.closed || match.entries.length > MOST_MOVES) return null
      const reactions = new Map<Seat, AnyMove | null>()
      const decision = nextOfBots(
        game.pending(match.state),
        () => true,
        one => {
          reactions.set(one.seat, botMove(match, one, levels[one.seat]))
          return reactions.get(one.seat) !== null
        },
      )
      const move = !decision
        ? null
        : decision.kind === 'may'
          ? (reactions.get(decision.seat) ?? null)
          : await this.think(match, decision, levels[decision.seat])
      if (!decision || !move || !match.play(decision.seat, move).ok) return null
    }
    return match.record()
  }

  /** The move of a bot: in a thread if it needs long. */
  private async think(match: KnownMatch, decision: Decision, level: string): Promise<AnyMove | null> {
    const { pool } = this.setting
    const bot = botFor(match.game, level)
    if (!pool || !bot.think) return inSlices(this.slowly(bot, match, decision))
    for (;;) {
      const answer = await this.thought(pool, match, decision, level)
      if (answer === null || this.closed) return null
      if ('move' in answer) return answer.move
      await setTimeout(BUSY_MS) // the threads are busy with the bots of people
    }
  }

  private thought(
    pool: Pick<BotPool, 'think'>,
    match: KnownMatch,
    decision: Decision,
    level: string,
  ): Promise<BotAnswer | null> {
    const { game, state } = match
    const task = { game: game.slug, state: game.clone(state), decision, level, luck: luckOf(match, decision) }
    return new Promise(done => {
      const cancel = pool.think(task, OWNER, done)
      this.stopThought = () => {
        cancel()
        done(null)
      }
    })
  }

  private *slowly(bot: Bot, match: KnownMatch, decision: Decision): Generator<void, AnyMove | null, void> {
    yield
    const seen = seenBy(match, decision)
    if (!seen || !bot.think) return seen && bot.choose(seen)
    const thought = bot.think(seen)
    while (!thought.step()) {
      if (this.closed) return null
      yield
    }
    return thought.best
  }
}

/** The same luck as at a table on one device, so that the bots of the challenge play as they do for people. */
function luckOf({ seed, entries }: KnownMatch, { seat }: Decision): string {
  return `${seed}/bot/${seat}/${entries.length}`
}

function seenBy(match: KnownMatch, decision: Decision) {
  const { game, state } = match
  const moves: readonly AnyMove[] = game.moves(state, decision.seat)
  return moves.length === 0 ? null : perspective(game, state, decision, moves, SeededChance.of(luckOf(match, decision)))
}

function botMove(match: KnownMatch, decision: Decision, level: string): AnyMove | null {
  const seen = seenBy(match, decision)
  return seen && botFor(match.game, level).choose(seen)
}
