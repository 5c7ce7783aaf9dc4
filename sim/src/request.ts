import { availableParallelism } from 'node:os'
import { BOT_LEVELS, botFor } from '@holdout/bots'
import { type CardFile, loadGame } from '@holdout/catalog'
import { type AnyGame, InputError, readOptions, type SeatSpec } from '@holdout/engine'

/** What is to be simulated. The same request gives the same report, timing aside, whatever `jobs` is. */
export interface SimRequest {
  readonly game: string
  readonly games: number
  /** One bot for all seats, or one for each seat. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Worker threads; as many as there are cores if absent. */
  readonly jobs?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Cards of the host's own in place of those that come with the game. */
  readonly cards?: CardFile
  /** Bots change seats from game to game, so that each sits in each seat equally often. On if the bots differ. */
  readonly rotate?: boolean
}

/** A request that was checked, nothing in it left open. Plain data: it is what a worker is sent. */
export interface Plan {
  readonly game: string
  readonly games: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly options: Readonly<Record<string, unknown>>
  readonly cards?: CardFile
  readonly rotate: boolean
}

/** More threads than this only cost memory. */
const MOST_JOBS = 256

/** Checks a request; what is wrong with it is refused by name. Bots from `outside` are for somebody else to check. */
export async function readRequest(
  request: SimRequest,
  outside: (bot: string) => boolean = () => false,
): Promise<{ plan: Plan; game: AnyGame }> {
  const { cards } = request
  const game = await loadGame(request.game, cards)
  const options = readOptions(game.options, request.options) as Record<string, unknown>
  const bots = readBots(game, game.seats(options), request.bots, outside)
  const games = wholeNumber('games', request.games, Number.MAX_SAFE_INTEGER)
  const jobs = wholeNumber('jobs', request.jobs ?? Math.min(MOST_JOBS, availableParallelism()), MOST_JOBS)
  if (typeof request.seed !== 'string')
    throw new InputError(`The seed cannot be ${JSON.stringify(request.seed)}; it takes any text.`)
  const rotate = request.rotate ?? bots.some(bot => bot !== bots[0])
  const plan = { game: game.slug, games, bots, seed: request.seed, jobs, options, ...(cards ? { cards } : {}), rotate }
  return { plan, game }
}

/** One bot for each seat. */
export function readBots(
  game: AnyGame,
  seats: readonly SeatSpec[],
  bots: readonly string[],
  outside: (bot: string) => boolean = () => false,
): readonly string[] {
  if (bots.length === 0) throw new InputError(`No bot was named; the bots are ${BOT_LEVELS.join(', ')}.`)
  for (const bot of bots) if (!outside(bot)) botFor(game, bot)
  if (bots.length === 1) return seats.map(() => bots[0])
  if (bots.length === seats.length) return bots
  const places = seats.length === 1 ? 'one seat' : `${seats.length} seats`
  throw new InputError(
    `${bots.length} bots were named (${bots.join(', ')}), but ${game.title} has ${places} here: ${seats.map(({ seat }) => seat).join(', ')}. ` +
      `Name one bot${seats.length === 1 ? '' : ' for all seats, or one for each'}.`,
  )
}

function wholeNumber(name: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? 'a whole number from 1 up' : `a whole number from 1 to ${most}`
  throw new InputError(`"${name}" cannot be ${value}; it takes ${range}.`)
}
