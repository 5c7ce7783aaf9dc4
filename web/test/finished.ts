import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyState, Match, type MatchRecord, type SeatSpec, SeededChance } from '@holdout/engine'

type Finished = readonly [slug: string, seat: string, options: Readonly<Record<string, unknown>>, seed: string]

/**
 * The finished games that tests look at: game, the seat of the person, options that keep it short, and a seed where
 * an analysis finds two key moments soon.
 */
export const FINISHED: readonly Finished[] = [
  ['until-dawn', 'john', {}, 'finished'],
  ['viral-dawn', 'p1', { players: 3 }, 'finished'],
  ['zombie-town', 'p1', { players: 3, 'last-day': 6 }, 'a'],
  ['until-daylight', 'p1', { players: 3, 'short-night': true }, 'b'],
  ['thirty-seconds', 'survivor', {}, 'finished'],
]

const known = new Map<string, Promise<MatchRecord>>()

/** A whole game between greedy bots; one seat counts as played by a person. Played once in a test process. */
export function finishedMatch(
  slug: string,
  seat: string,
  options: Readonly<Record<string, unknown>>,
  seed = 'finished',
): Promise<MatchRecord> {
  const key = JSON.stringify([slug, seat, options, seed])
  const match = known.get(key) ?? playMatch(slug, seat, options, seed)
  known.set(key, match)
  return match
}

async function playMatch(
  slug: string,
  seat: string,
  options: Readonly<Record<string, unknown>>,
  seed = 'finished',
): Promise<MatchRecord> {
  const game = await loadGame(slug)
  const bot = botFor(game, 'greedy')
  const match = Match.start(game, { seed, options })
  const luck = SeededChance.of(`${seed}-bots`)
  while (!match.over && match.entries.length < 2_000) {
    const asked = game.pending(match.state)
    const decision = asked.find(({ kind }) => kind === 'must') ?? asked.find(({ kind }) => kind === 'may')
    if (!decision) break
    const moves = game.moves(match.state, decision.seat)
    const move = bot.choose(perspective(game, match.state as AnyState, decision, moves, luck)) ?? moves[0]
    if (!match.play(decision.seat, move).ok) throw new Error(`${JSON.stringify(move)} was rejected.`)
  }
  if (!match.over) throw new Error(`${slug} did not end.`)
  const seats: readonly SeatSpec[] = game.seats(match.options)
  const bots = Object.fromEntries(seats.filter(other => other.seat !== seat).map(other => [other.seat, 'medium']))
  return match.record({ table: { people: { [seat]: null }, bots } })
}
