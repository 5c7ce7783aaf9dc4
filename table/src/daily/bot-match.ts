import { type AnyMove, type Decision, Match, type MatchRecord, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { KnownMatch } from '../any-match.ts'
import { nextOfBots } from '../asking.ts'
import { BotSeats } from '../bot-seats.ts'
import { playersOf } from '../seating.ts'
import type { DailyChallenge } from './challenge.ts'

/** More moves than any match has. A match that goes on is given up. */
const MOST_MOVES = 5_000

/** A decision of a bot in a challenge. */
export interface BotDecision {
  readonly match: KnownMatch
  readonly decision: Decision
  readonly level: string
}

/**
 * Plays a challenge with bots of this level in the seats of the people. `think` chooses their moves; null stops the
 * match. Returns the record; null if the match was not finished.
 */
export async function playAsBots(
  game: AnyKnownGame,
  { seed, options, bots, plan }: DailyChallenge,
  level: string,
  think: (asked: BotDecision) => Promise<AnyMove | null>,
): Promise<MatchRecord | null> {
  const levels: Readonly<Record<Seat, string>> = {
    ...Object.fromEntries(plan.people.map(seat => [seat, level])),
    ...bots,
  }
  const players = playersOf({ people: {}, bots: levels })
  const match = Match.start(game, { seed, options, players }) as KnownMatch
  const seats = new BotSeats(match, levels)
  while (!match.over) {
    if (match.entries.length > MOST_MOVES) return null
    let reaction: AnyMove | null = null
    const decision = nextOfBots(
      game.pending(match.state),
      () => true,
      one => {
        reaction = seats.choice(one)
        return reaction !== null
      },
    )
    if (!decision) return null
    const asked = { match, decision, level: levels[decision.seat] }
    const move = decision.kind === 'may' ? reaction : await think(asked)
    if (!move || !match.play(decision.seat, move).ok) return null
  }
  return match.record()
}
