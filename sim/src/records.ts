import { type AnyMove, InputError, type MatchRecord, readOptions, replay, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { playBots } from './play.ts'
import type { SimReport } from './report.ts'
import { readBots, readRequest, type SimRequest } from './request.ts'
import { botsOfGame, seedOfGame } from './seating.ts'
import { requestText } from './text.ts'

/** Plays one game between bots and returns its record. `bots` is one level for all seats, or one per seat. */
export function playRecorded(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  bots: readonly string[],
): MatchRecord {
  const chosen = readOptions(game.options, options) as Record<string, unknown>
  const seats = game.seats(chosen)
  const levels = readBots(game, seats, bots)
  const moves: [Seat, AnyMove][] = []
  let bug: unknown = null
  try {
    playBots(game, chosen, seed, levels, (seat, move) => moves.push([seat, move]))
  } catch (error) {
    bug = error
  }
  const record: MatchRecord = {
    format: 'holdout-match',
    version: 1,
    game: game.slug,
    rulesVersion: game.rulesVersion,
    seed,
    options: chosen,
    players: Object.fromEntries(seats.map(({ seat }, at) => [seat, levels[at]])),
    moves,
    outcome: null,
    hash: '',
  }
  // Every move is checked during the replay. If a rule fails, the error carries the record.
  const match = replay(game, record)
  if (bug) throw bug
  return match.record()
}

/** The record of game i of a simulation (from 0), exactly as it was played. */
export async function recordOfGame(request: SimRequest, i: number): Promise<MatchRecord> {
  const { plan, game } = await readRequest(request)
  if (!Number.isInteger(i) || i < 0 || i >= plan.games) throw new InputError(requestText.noSuchGame(i, plan.games))
  return playRecorded(game, plan.options, seedOfGame(plan, i), botsOfGame(plan, i))
}

/** The first game of each ending, most frequent ending first, at most `most` games. */
export function exampleRecords(request: SimRequest, report: SimReport, most = 8): Promise<MatchRecord[]> {
  const games = Object.values(report.examples).slice(0, most)
  return Promise.all(games.map(i => recordOfGame(request, i)))
}
