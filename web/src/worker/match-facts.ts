import { loadGame } from '@holdout/catalog'
import {
  type AnyEvent,
  type MatchRecord,
  readRecord,
  replay,
  type Seat,
  type SeatSpec,
  writeRecord,
} from '@holdout/engine'
import { type AnyKnownGame, endReport, type Luck, reachedIn } from '@holdout/knowledge'
import { type KnownMatch, namesOf, readSeating, type Seating } from '@holdout/table'
import type { MatchFacts } from './messages.ts'

/** Events of a player who gives up; of the table without a seat. */
const GIVE_UP: readonly string[] = ['resigned', 'conceded', 'forfeited', 'abandoned']

/** The facts about a finished match for statistics. `seating`: who played, if the record does not say it. */
export async function matchFacts(record: MatchRecord, seating: Seating | null): Promise<MatchFacts> {
  const checked = readRecord(writeRecord(record))
  const game = await loadGame(checked.game)
  const match: KnownMatch = replay(game, checked)
  const { outcome } = match.state
  if (!outcome) throw new Error('The match is not over.')
  const seats: readonly SeatSpec[] = game.seats(match.options)
  const { people, bots } = seating ?? readSeating(game, match.options, checked.meta?.table)
  const mine = Object.keys(people)
  const me = mine.length === 1 ? mine[0] : null
  const achievements = (await game.achievements?.()) ?? []
  const reached = mine.map(seat => reachedIn(achievements, match, seat))
  const gaveUp = (match.entries.at(-1)?.events ?? []).find(({ event }: AnyEvent) => GIVE_UP.includes(event))
  return {
    outcome: { ...outcome, text: game.words.outcome(outcome) },
    view: game.view(match.state, me ?? 'table'),
    seats: seats.map(({ seat }) => seat),
    names: {
      ...Object.fromEntries(seats.map(({ seat, title }) => [seat, title])),
      ...namesOf(game, match.options, { people, bots }),
    },
    mine,
    bots: Object.values(bots),
    options: changedOptions(game, match.options as Readonly<Record<string, unknown>>),
    gaveUp: gaveUp ? ((gaveUp as { seat?: Seat }).seat ?? 'table') : null,
    luck: luckOf(endReport(game, checked).luck.filter(({ seat }) => seat === null || mine.includes(seat))),
    reached: [...new Set(reached.flat())],
  }
}

/** Options that change the rules and differ from the rulebook's game. The number of players is counted by itself. */
function changedOptions(game: AnyKnownGame, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const specs = Object.entries(game.options).filter(([id, { rules }]) => rules && id !== 'players')
  const changed = specs.filter(([id, spec]) => options[id] !== spec.default)
  return Object.fromEntries(changed.map(([id]) => [id, options[id]]))
}

/** Counts of one kind differ in unit, so each is taken in its own standard deviation. */
function luckOf(counts: readonly Luck[]): number | null {
  const varied = counts.filter(({ deviation }) => deviation > 0)
  if (varied.length === 0) return null
  const sum = varied.reduce(
    (all, { got, expected, deviation, good }) => all + ((good === 'more' ? 1 : -1) * (got - expected)) / deviation,
    0,
  )
  return sum / Math.sqrt(varied.length)
}
