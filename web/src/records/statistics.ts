import { type PlayedGame, streakOf } from '../client/records.ts'

/** Games that share something, such as a level of bots, and how they ended. */
export interface PlayedTally {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly givenUp: number
  readonly stopped: number
  /** The part of games won, 0 to 1; null: none counts. Stopped games and those of several people do not count. */
  readonly rate: number | null
}

export function tallyOf(games: readonly PlayedGame[]): PlayedTally {
  const count = (...endings: PlayedGame['ending'][]): number =>
    games.filter(({ ending }) => endings.includes(ending)).length
  const [won, lost, givenUp] = [count('won'), count('lost'), count('given-up')]
  const counted = won + lost + givenUp
  return {
    games: games.length,
    won,
    lost,
    givenUp,
    stopped: count('stopped'),
    rate: counted === 0 ? null : won / counted,
  }
}

/** Tallies by a key, the most games first. A game may be in several or in none. */
export function tallies(
  games: readonly PlayedGame[],
  keysOf: (game: PlayedGame) => readonly string[],
): { readonly key: string; readonly tally: PlayedTally }[] {
  const by = new Map<string, PlayedGame[]>()
  for (const game of games) for (const key of keysOf(game)) by.set(key, [...(by.get(key) ?? []), game])
  const rows = [...by].map(([key, list]) => ({ key, tally: tallyOf(list) }))
  return rows.toSorted((a, b) => b.tally.games - a.tally.games || a.key.localeCompare(b.key))
}

/** The most games won in a row, of a list with the latest first. */
export function bestStreak(games: readonly PlayedGame[]): number {
  return games.reduce((most, _, i) => Math.max(most, streakOf(games.slice(i))), 0)
}

/** The total of the known times, in ms, and how many games have one. */
export function timeOf(games: readonly PlayedGame[]): { readonly ms: number; readonly games: number } {
  const known = games.flatMap(({ time }) => (time === null ? [] : [time]))
  return { ms: known.reduce((sum, time) => sum + time, 0), games: known.length }
}

/** The best game of each kind whose results can be compared. */
export function bestGames(games: readonly PlayedGame[]): PlayedGame[] {
  const best = new Map<string, PlayedGame>()
  for (const game of games) {
    if (!game.mark) continue
    const key = `${game.game}/${game.mark.kind}`
    const before = best.get(key)
    // The list has the latest first: of equal results, the first one that was played stays.
    if (!before?.mark || game.mark.score >= before.mark.score) best.set(key, game)
  }
  return [...best.values()]
}

/** A value over time, for a plot: the oldest first. `mean` is that of the last games up to it. */
export interface PlotPoint {
  readonly game: PlayedGame
  readonly value: number
  readonly mean: number
}

/** The number of games in a plot, and in its moving mean. */
const IN_PLOT = 50
const IN_MEAN = 5

export function plotOf(games: readonly PlayedGame[], what: 'luck' | 'accuracy'): PlotPoint[] {
  const known = games.flatMap(game => {
    const value = game[what]
    return value === null ? [] : [{ game, value }]
  })
  const shown = known.slice(0, IN_PLOT).reverse()
  return shown.map((one, i) => {
    const last = shown.slice(Math.max(0, i - IN_MEAN + 1), i + 1)
    return { ...one, mean: last.reduce((sum, { value }) => sum + value, 0) / last.length }
  })
}
