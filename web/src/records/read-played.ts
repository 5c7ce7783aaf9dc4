import type { MatchRecord } from '@holdout/engine'
import type { Seating } from '@holdout/table'
import type { OpenDesk } from '../client/desk.ts'
import { FACTS_VERSION, type GameEnding, type PlayedGame, rivalsOf } from '../client/records.ts'
import type { Ended } from '../table/end/ending.ts'
import { loadEnding } from '../table/end/load-ending.ts'
import type { MatchFacts } from '../worker/messages.ts'

/** What is known of a game besides its record. */
export interface AboutGame {
  readonly id: string
  readonly ended: number
  readonly time: number | null
  /** Who played, if the record does not say it. */
  readonly seating?: Seating
}

/** Reads a finished game for statistics; null if no person of this device played it. */
export async function readPlayed(
  { desk, ask }: OpenDesk,
  { id, ended, time, seating }: AboutGame,
  record: MatchRecord,
): Promise<PlayedGame | null> {
  const facts = await ask(desk.factsOf(record, seating ?? null))
  const { mine, seats, bots } = facts
  if (mine.length === 0) return null
  const others = mine.length + bots.length < seats.length
  return {
    id,
    game: record.game,
    seed: record.seed,
    hash: record.hash.slice(0, 16),
    ended,
    ending: endingOf(facts),
    players: seats.length,
    rivals: others ? 'people' : rivalsOf(bots),
    options: facts.options,
    mark: await markOf(record.game, facts),
    luck: facts.luck,
    accuracy: null,
    time,
    reached: facts.reached,
    version: FACTS_VERSION,
  }
}

function endingOf({ gaveUp, mine, outcome: { winners } }: MatchFacts): GameEnding {
  if (gaveUp === 'table' && mine.length > 1) return 'stopped'
  if (gaveUp !== null && (gaveUp === 'table' || mine.includes(gaveUp))) return 'given-up'
  const won = mine.filter(seat => winners.includes(seat)).length
  return won === mine.length ? 'won' : won === 0 ? 'lost' : 'shared'
}

/** The result as a number, as the game tells its endings. Nobody sets a record if someone gave up. */
async function markOf(slug: string, facts: MatchFacts): Promise<PlayedGame['mark']> {
  const { mine, outcome, seats, names, view, gaveUp } = facts
  if (mine.length !== 1 || gaveUp !== null) return null
  const [me] = mine
  const ended: Ended = { outcome, me, won: outcome.winners.includes(me), seats, names, view }
  return (await loadEnding(slug))(ended as Ended<never>).mark
}
