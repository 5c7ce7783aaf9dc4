import type { About, Seat } from '@holdout/engine'

type PlanOptions = Readonly<Record<string, string | number | boolean>>

/** What changes on one weekday. */
export interface DailyTheme {
  /** A few words for lists, such as "Six shells". */
  readonly title: string
  readonly options: PlanOptions
}

/** The number that ranks results with the same ending: the sum of facts of the outcome. */
export interface DailyScore {
  /** Names of facts. `{seat}` stands for the player's seat: `{seat} points`. */
  readonly facts: readonly string[]
  /** The unit, for one and for several: `['point', 'points']`. */
  readonly unit: readonly [one: string, several: string]
  /** Whether a lower number is better. */
  readonly fewer?: true
  /** The number at which the shape of a shared result is full. */
  readonly full: number
}

/** The daily challenge of a game, as data. It has no timer, so that no player is ahead because of a faster device. */
export interface DailyPlan {
  /** The options of every day. */
  readonly options: PlanOptions
  /** What changes on each weekday, from Monday to Sunday. */
  readonly week: readonly DailyTheme[]
  /** The seats of the people at one screen. Several people play as a team, which may let bots play some of them. */
  readonly people: readonly Seat[]
  /** The other seats, with the level of their bots. */
  readonly bots: Readonly<Record<Seat, string>>
  readonly score: { readonly won: DailyScore; readonly lost: DailyScore }
  /** The lines of a shared result. Each `#` is a piece of its picture; they fill up in the order of reading. */
  readonly shape: { readonly lines: readonly string[]; readonly full: string; readonly empty: string }
}

/** The facts about a game for a list of games, with its daily challenge. */
export interface ChallengeAbout extends About {
  /** Absent: the game has no challenge. */
  readonly daily?: DailyPlan
}
