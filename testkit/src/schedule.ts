import type { Chance } from '@holdout/engine'
import type { Property } from './look.ts'

/** In a run of fewer matches than this, properties are checked more often. */
const MANY_GAMES = 500
/** A run of more matches than this is a long run. */
export const VERY_MANY_GAMES = 2000
/** The number of positions of each match that a long run checks closely. */
const LOOKED_AT = 8

/** Decides which properties are checked at which positions: cheap ones at all, costly ones at a seeded choice. */
export class Schedule {
  private readonly closeness: number
  private readonly positionOneIn: number

  /**
   * `positions` is the mean number of positions of a match; null if this is not a long run, which checks one in
   * `oneIn`.
   */
  constructor(games: number, positions: number | null, oneIn = 1) {
    this.closeness = positions === null ? Math.min(1, games / MANY_GAMES) : 1
    this.positionOneIn = positions === null ? oneIn : Math.max(1, Math.round(positions / LOOKED_AT))
  }

  /** Whether any costly property is due at a position. The end of a match is always checked. */
  looksCloser(luck: Chance, atEnd: boolean): boolean {
    return atEnd || luck.int('position', this.positionOneIn) === 0
  }

  /** Whether this property is due at a position that is checked closely. */
  isDue({ oneIn, oneInAtEnd }: Property, luck: Chance, atEnd: boolean): boolean {
    return luck.int('due', Math.ceil((atEnd ? (oneInAtEnd ?? oneIn) : oneIn) * this.closeness)) === 0
  }
}
