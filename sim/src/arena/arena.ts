import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { botFor } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { InputError, RuleBug, readOptions } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Piscina } from 'piscina'
import { COMPILED } from '../compiled.ts'
import type { OutsidePlayer } from '../outside.ts'
import type { SimListener } from '../simulate.ts'
import { arenaText } from '../text.ts'
import { isTeam, lineupsOf, type Pairing, pairingsOf } from './lineups.ts'
import { playPairing, seedOfDeal } from './play.ts'
import type { ArenaReport } from './report.ts'
import { type ArenaResult, resultOf } from './result.ts'
import type { ArenaTask } from './worker.ts'

/** A tournament. The same request gives the same results, except for times, with any number of jobs. */
export interface ArenaRequest {
  readonly game: string
  readonly bots: readonly string[]
  /** At least this number of matches; whole deals are played. */
  readonly games: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Iterations of a decision for all bots that search. */
  readonly iterations?: number
  readonly jobs?: number
}

/** Plays a tournament: every deal with all lineups. Programs play one match after another in this thread. */
export async function arena(
  request: ArenaRequest,
  on: SimListener = {},
  programs?: OutsidePlayer,
): Promise<ArenaReport> {
  const began = performance.now()
  const game = await loadGame(request.game)
  const options = readOptions(game.options, request.options) as Record<string, unknown>
  const seats = game.seats(options)
  const bots = request.bots.map(bot => named(game, bot, request.iterations, programs))
  if (bots.length === 0) throw new InputError(arenaText.noBot)
  const lineups = lineupsOf(seats, bots)
  const pairings = pairingsOf(lineups, request.games)
  const outside = programs && bots.some(bot => programs.isOutside(bot)) ? programs : null
  const play = outside ? withPrograms(game, options, request.seed, outside) : inThread(game, options, request.seed)
  const jobs = Math.min(request.jobs ?? availableParallelism(), pairings.length)
  const results =
    outside || jobs === 1 || !COMPILED
      ? await oneByOne(pairings, on, play)
      : await inThreads({ game: game.slug, options, seed: request.seed }, pairings, jobs, on)
  const usual = readOptions(game.options, {}) as Record<string, unknown>
  const { standingsOf } = await import('./report.ts') // late: the library of ratings has hundreds of files
  return {
    game: game.slug,
    title: game.title,
    seed: request.seed,
    houseRules: Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value)),
    team: isTeam(seats),
    deals: pairings.length / lineups.length,
    matches: pairings.length,
    standings: standingsOf(
      seats.map(({ seat }) => seat),
      isTeam(seats),
      results,
    ),
    seconds: (performance.now() - began) / 1000,
  }
}

/** The bot's name with the iterations of the request, checked. */
function named(game: AnyKnownGame, bot: string, iterations: number | undefined, programs?: OutsidePlayer): string {
  if (programs?.isOutside(bot)) return bot
  const name = iterations !== undefined && (bot === 'hard' || bot === 'expert') ? `${bot}@${iterations}` : bot
  botFor(game, name)
  return name
}

type Play = (pairing: Pairing, number: number) => Promise<ArenaResult>

function inThread(game: AnyKnownGame, options: Readonly<Record<string, unknown>>, seed: string): Play {
  return async pairing => {
    await setImmediate() // lets a progress bar update and an abort arrive
    return playPairing(game, options, seed, pairing)
  }
}

function withPrograms(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  programs: OutsidePlayer,
): Play {
  const seats = game.seats(options).map(({ seat }) => seat)
  return async (pairing, number) => {
    const { deal, bots } = pairing
    const { state } = await programs.play({ game, options, seed: seedOfDeal(seed, deal), number, bots })
    return resultOf(pairing, seats, state, {})
  }
}

async function oneByOne(pairings: readonly Pairing[], on: SimListener, play: Play): Promise<ArenaResult[]> {
  const results: ArenaResult[] = []
  for (const pairing of pairings) {
    on.signal?.throwIfAborted()
    results.push(await play(pairing, results.length))
    on.progress?.(results.length, pairings.length)
  }
  return results
}

async function inThreads(
  task: Omit<ArenaTask, 'pairing'>,
  pairings: readonly Pairing[],
  jobs: number,
  on: SimListener,
): Promise<ArenaResult[]> {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: jobs, maxThreads: jobs, recordTiming: false })
  if (on.signal) setMaxListeners(0, on.signal) // each waiting match listens to it
  let done = 0
  try {
    return await Promise.all(
      pairings.map(async pairing => {
        const worked: ArenaResult | { bug: string } = await pool.run(
          { ...task, pairing },
          on.signal ? { signal: on.signal } : {},
        )
        if ('bug' in worked) throw new RuleBug(worked.bug)
        done += 1
        on.progress?.(done, pairings.length)
        return worked
      }),
    )
  } finally {
    await pool.destroy()
  }
}
