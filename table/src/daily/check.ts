import {
  type AnyMove,
  CLOCK,
  canonical,
  Match,
  type MatchRecord,
  RuleBug,
  readOptions,
  type Seat,
  sameFlat,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { KnownMatch } from '../any-match.ts'
import { nextOfBots } from '../asking.ts'
import { BotSeats } from '../bot-seats.ts'
import { playersOf } from '../seating.ts'
import type { DailyChallenge } from './challenge.ts'
import { type DailyResult, dailyResult } from './result.ts'

/** Why a record is no result of a challenge. */
export type DailyFault =
  | 'game'
  | 'rules'
  | 'seed'
  | 'options'
  | 'seats'
  | 'unfinished'
  | 'clock'
  | 'moves'
  | 'bots'
  | 'ending'

export type DailyCheck =
  | { readonly ok: true; readonly result: DailyResult }
  | { readonly ok: false; readonly fault: DailyFault; readonly move: number | null }

/**
 * Replays a record and compares it with its challenge: deal, options, seats, every move of the bots, and the ending.
 * Yields after every move, so that a server can do other work in between.
 */
export function* checkDaily(
  game: AnyKnownGame,
  challenge: DailyChallenge,
  record: MatchRecord,
): Generator<void, DailyCheck, void> {
  const fault = startFault(game, challenge, record)
  if (fault) return { ok: false, fault, move: null }
  const { seed, options, players } = record
  const match = Match.start(game, { seed, options, players }) as KnownMatch
  const bots = new BotSeats(match, challenge.bots)
  const failed = (why: DailyFault): DailyCheck => ({ ok: false, fault: why, move: match.entries.length + 1 })
  let moves = 0
  for (const [seat, move] of record.moves) {
    yield
    // No option of a challenge starts a clock.
    if (seat === CLOCK) return failed('clock')
    if (match.over) return failed('moves')
    if (!isOwnMove(match, bots, seat, move)) return failed('bots')
    if (!isPlayed(match, seat, move)) return failed('moves')
    if (!bots.has(seat)) moves += 1
  }
  const { outcome } = match.state
  if (!outcome) return failed('unfinished')
  const found = match.record()
  if (found.outcome !== record.outcome || found.hash !== record.hash) return failed('ending')
  return { ok: true, result: dailyResult(challenge.plan, outcome, moves) }
}

function startFault(game: AnyKnownGame, challenge: DailyChallenge, record: MatchRecord): DailyFault | null {
  if (record.game !== game.slug || challenge.game !== game.slug) return 'game'
  if (record.rulesVersion !== game.rulesVersion) return 'rules'
  if (record.seed !== challenge.seed) return 'seed'
  if (!haveSameOptions(game, challenge.options, record.options)) return 'options'
  const bots = Object.keys(challenge.bots)
  if (Object.keys(record.players).toSorted().join() !== [...challenge.plan.people, ...bots].toSorted().join())
    return 'seats'
  const named = playersOf({ people: {}, bots: challenge.bots })
  if (bots.some(seat => record.players[seat] !== named[seat])) return 'seats'
  return record.outcome === null ? 'unfinished' : null
}

function haveSameOptions(game: AnyKnownGame, wanted: object, given: object): boolean {
  const read = (options: object): string => canonical(readOptions(game.options, options as Record<string, unknown>))
  try {
    return read(wanted) === read(given)
  } catch {
    return false
  }
}

/** Whether a bot makes its own move, and no person moves while a bot would. A person may always step in. */
function isOwnMove(match: KnownMatch, bots: BotSeats, seat: Seat, move: AnyMove): boolean {
  const pending = match.game.pending(match.state)
  const next = nextOfBots(
    pending,
    one => bots.has(one),
    decision => bots.choice(decision) !== null,
  )
  if (!bots.has(seat)) {
    const isAsked = pending.some(decision => decision.seat === seat && decision.kind === 'must')
    const stepsIn = pending.some(decision => decision.seat === seat && decision.kind === 'may')
    return next === null || stepsIn || !isAsked
  }
  const choice = next?.seat === seat ? bots.choice(next) : null
  return choice !== null && sameFlat(choice, move)
}

function isPlayed(match: KnownMatch, seat: Seat, move: AnyMove): boolean {
  try {
    return match.play(seat, move).ok
  } catch (error) {
    if (error instanceof RuleBug) return false
    throw error
  }
}
