import { type Seat, sha256 } from '@holdout/engine'
import type { ChallengeAbout, DailyPlan } from '@holdout/knowledge'
import { numberOfDay, weekdayOf } from './days.ts'

/** A game that has a daily challenge. */
export type DailyGame = ChallengeAbout & { readonly daily: DailyPlan }

/** The challenge of a game on one day: the same deal for everyone. */
export interface DailyChallenge {
  readonly game: string
  readonly day: string
  /** 1 on the first day. */
  readonly number: number
  /** What is special on this day. */
  readonly title: string
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  /** The level of each bot. The other seats are played by the people at one screen. */
  readonly bots: Readonly<Record<Seat, string>>
  readonly plan: DailyPlan
}

/** Offline play and games that were under way at midnight are accepted this long after the end of their day, in ms. */
export const GRACE_MS = 48 * 3_600_000

/** The least time that a move of a person takes, in ms. A result that came faster was not played. */
export const LEAST_MOVE_MS = 100

/** The games that have a daily challenge. */
export function dailyGames(shelf: readonly ChallengeAbout[]): DailyGame[] {
  return shelf.filter((about): about is DailyGame => about.daily !== undefined)
}

/** The featured game of a day: all games in turn. */
export function featuredOn(day: string, games: readonly DailyGame[]): DailyGame {
  return games[((numberOfDay(day) % games.length) + games.length) % games.length]
}

/** The challenge of a day. `secret` is the server's secret of that day; null: without a server, from the date alone. */
export function challengeOf({ slug, daily }: DailyGame, day: string, secret: string | null): DailyChallenge {
  const { title, options } = daily.week[weekdayOf(day)]
  return {
    game: slug,
    day,
    number: numberOfDay(day),
    title,
    seed: seedOf(slug, day, secret),
    options: { ...daily.options, ...options },
    bots: daily.bots,
    plan: daily,
  }
}

/** The seed of a game on a day. It cannot be computed in advance without the secret of that day. */
function seedOf(game: string, day: string, secret: string | null): string {
  const digits = sha256(['holdout-daily', day, game, secret ?? ''].join('/')).slice(0, 24)
  return `${secret === null ? 'local' : 'daily'}-${day}-${digits}`
}

/** What a server publishes of a secret before its day. `sha256sum` of the opened secret gives the same. */
export function commitmentOf(secret: string): string {
  return sha256(secret)
}
