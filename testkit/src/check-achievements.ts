import { botFor, perspective } from '@holdout/bots'
import {
  type AnyEvent,
  type AnyState,
  CLOCK,
  Match,
  parseScenarios,
  runScenario,
  type Seat,
  type SeatSpec,
  SeededChance,
} from '@holdout/engine'
import { type AnyKnownGame, reachedIn } from '@holdout/knowledge'
import { expect, it } from 'vitest'

/** A kind of match in which bots look for achievements. */
export interface AchievementTrial {
  readonly options: Readonly<Record<string, unknown>>
  /** The levels of the seats in turn; the last one is that of the other seats. */
  readonly bots: readonly string[]
  /** After so many matches of this kind every achievement must be reached. */
  readonly games: number
}

/** A scenario in which a seat reaches an achievement that bots reach too rarely. */
export interface AchievementScenario {
  readonly seat: Seat
  readonly lines: string
}

/**
 * Checks that each achievement of a game is reached by bots in some match, or by a scenario, and that it is not reached
 * in every match. Stops when nothing is left to find.
 */
export function checkAchievements(
  game: AnyKnownGame,
  trials: readonly AchievementTrial[],
  scenarios: Readonly<Record<string, AchievementScenario>> = {},
): void {
  it(`${game.title}: achievements are named once, and their rules exist`, async () => {
    const all = (await game.achievements?.()) ?? []
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(all.length).toBeLessThanOrEqual(15)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    const rules = new Set(game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id)))
    expect(all.filter(({ rule }) => !rules.has(rule)).map(({ id }) => id)).toEqual([])
    expect(all.filter(({ text }) => !/^[A-Z].*\.$/.test(text)).map(({ id }) => id)).toEqual([])
  })

  it(`${game.title}: each achievement can be reached, and is not always reached`, { timeout: 300_000 }, async () => {
    const all = (await game.achievements?.()) ?? []
    const ids = all.map(({ id }) => id)
    const reached = new Set<string>()
    const missed = new Set<string>()
    for (const [id, scenario] of Object.entries(scenarios)) {
      if (all.find(one => one.id === id)?.reached(matchOfScenario(game, scenario))) reached.add(id)
    }
    const isDone = (): boolean => reached.size === ids.length && missed.size === ids.length
    for (const [kind, trial] of trials.entries())
      for (let i = 0; i < trial.games && !isDone(); i++) {
        const match = matchOfBots(game, trial, `achievements-${kind}-${i}`)
        for (const { seat } of game.seats(match.options) as readonly SeatSpec[]) {
          const found = reachedIn(all, match, seat)
          for (const id of ids) (found.includes(id) ? reached : missed).add(id)
        }
      }
    expect(ids.filter(id => !reached.has(id))).toEqual([])
    expect(ids.filter(id => !missed.has(id))).toEqual([])
  })
}

/** Bots stop after so many moves: a match that does not end reaches nothing. */
const MOST_MOVES = 3_000

function matchOfBots(game: AnyKnownGame, { options, bots }: AchievementTrial, seed: string) {
  const match = Match.start(game, { seed, options })
  const luck = SeededChance.of(`${seed}-bots`)
  const seats: readonly SeatSpec[] = game.seats(match.options)
  const players = new Map(seats.map(({ seat }, i) => [seat, botFor(game, bots[Math.min(i, bots.length - 1)])]))
  while (!match.over && match.entries.length < MOST_MOVES) {
    const asked = game.pending(match.state)
    const decision = asked.find(({ kind }) => kind === 'must') ?? asked.find(({ kind }) => kind === 'may')
    if (!decision) break
    const moves = game.moves(match.state, decision.seat)
    const bot = decision.seat === CLOCK ? undefined : players.get(decision.seat)
    const move = bot?.choose(perspective(game, match.state as AnyState, decision, moves, luck)) ?? moves[0]
    match.play(decision.seat, move)
  }
  return match
}

/** A scenario as a match: what happened in it, with the outcome it has, or none of the seat's. */
function matchOfScenario(game: AnyKnownGame, { seat, lines }: AchievementScenario) {
  const { scenarios } = parseScenarios(`game ${game.slug}\n# achievement\n${lines}`, 'achievement')
  const events: AnyEvent[] = []
  let end: AnyState | null = null
  const result = runScenario(game, scenarios[0], told => {
    if ('events' in told) events.push(...told.events)
    if ('match' in told) end = told.match.state as AnyState
  })
  if (!result.ok || !end) throw new Error(result.ok ? 'The scenario has no match.' : result.say)
  const outcome = (end as AnyState).outcome ?? { id: 'none', winners: [], tier: 0, facts: {} }
  return { seat, won: outcome.winners.includes(seat), outcome, events, end }
}
