import { type Analysis, Analyzing, type Depth } from '@holdout/analysis'
import { botFor, playToEnd } from '@holdout/bots'
import { SHELF } from '@holdout/catalog'
import { Match, type MatchRecord, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { ArgumentError } from '../tool.ts'

export interface BotMatch {
  readonly game: AnyKnownGame
  /** The level of all bots. */
  readonly level: string
  readonly seed: string
  /** The number of the match; the analyzed seats take turns. */
  readonly number: number
  readonly depth?: Depth
}

/** Plays a match between bots and analyzes it for one of the seats. */
export function analysisOf({ game, level, seed, number, depth = 'quick' }: BotMatch): Analysis {
  const match = Match.start(game, { seed })
  const state = game.clone(match.state)
  const seats = game.seats(match.options).map(({ seat }) => seat)
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, level)]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/${seat}`)]))
  playToEnd(game, state, bots, luck, (seat, move) => {
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(played.text)
  })
  return analysisOfMatch(game, match.record(), seats[number % seats.length], depth, seed)
}

export function analysisOfMatch(
  game: AnyKnownGame,
  record: MatchRecord,
  seat: Seat,
  depth: Depth,
  seed: string,
): Analysis {
  const analyzing = new Analyzing(game, record, { seat, known: 'seen', depth, seed })
  while (!analyzing.step());
  if (analyzing.analysis === null) throw new Error(`A match of ${game.title} has no analysis.`)
  return analyzing.analysis
}

/** The games that the arguments name; all of them if they name none. */
export function gamesNamed(names: readonly string[]): readonly string[] {
  const all = SHELF.map(({ slug }) => slug)
  const unknown = names.find(name => !all.includes(name))
  if (unknown !== undefined) throw new ArgumentError(`There is no game "${unknown}". The games are: ${all.join(', ')}.`)
  return names.length > 0 ? names : all
}
