import { availableParallelism } from 'node:os'
import { BOT_LEVELS, botFor } from '@holdout/bots'
import { type CardFile, loadGame } from '@holdout/catalog'
import { InputError, readOptions, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { requestText } from './text.ts'

/** A simulation to run. The same request gives the same report, except for timing, with any number of jobs. */
export interface SimRequest {
  readonly game: string
  readonly games: number
  /** One bot for all seats, or one per seat. */
  readonly bots: readonly string[]
  readonly seed: string
  /** The number of worker threads; the number of cores if absent. */
  readonly jobs?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Custom cards in place of the game's own. */
  readonly cards?: CardFile
  /**
   * Whether bots rotate seats after each game, so that each plays each seat equally often. On by default if the bots
   * differ.
   */
  readonly rotate?: boolean
}

/** A checked request with all values filled in. Plain data, because it is sent to workers. */
export interface SimPlan {
  readonly game: string
  readonly games: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly options: Readonly<Record<string, unknown>>
  readonly cards?: CardFile
  readonly rotate: boolean
}

/** More threads would only cost memory. */
const MOST_JOBS = 256

/** Checks a request. Throws on an invalid value. Bots accepted by `outside` are not checked here. */
export async function readRequest(
  request: SimRequest,
  outside: (bot: string) => boolean = () => false,
): Promise<{ plan: SimPlan; game: AnyKnownGame }> {
  const { cards } = request
  const game = await loadGame(request.game, cards)
  const options = readOptions(game.options, request.options) as Record<string, unknown>
  const bots = readBots(game, game.seats(options), request.bots, outside)
  const games = wholeNumber('games', request.games, Number.MAX_SAFE_INTEGER)
  const jobs = wholeNumber('jobs', request.jobs ?? Math.min(MOST_JOBS, availableParallelism()), MOST_JOBS)
  if (typeof request.seed !== 'string') throw new InputError(requestText.seed(request.seed))
  const rotate = request.rotate ?? bots.some(bot => bot !== bots[0])
  const plan = { game: game.slug, games, bots, seed: request.seed, jobs, options, ...(cards ? { cards } : {}), rotate }
  return { plan, game }
}

/** Returns one bot per seat. */
export function readBots(
  game: AnyKnownGame,
  seats: readonly SeatSpec[],
  bots: readonly string[],
  outside: (bot: string) => boolean = () => false,
): readonly string[] {
  if (bots.length === 0) throw new InputError(requestText.noBot(BOT_LEVELS))
  for (const bot of bots) if (!outside(bot)) botFor(game, bot)
  if (bots.length === 1) return seats.map(() => bots[0])
  if (bots.length === seats.length) return bots
  const ids = seats.map(({ seat }) => seat)
  throw new InputError(requestText.wrongBots(bots, game.title, ids))
}

function wholeNumber(name: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new InputError(requestText.wholeNumber(name, value, most === Number.MAX_SAFE_INTEGER ? null : most))
}
