import type { Chance } from '@holdout/engine'
import type { Property } from './look.ts'

/** In a run of fewer games than this a property is looked at more often: a short run looks closer. */
const MANY_GAMES = 500
/** A run of more games than this is a long one: so many games are played for the rare position. */
export const VERY_MANY_GAMES = 2000
/** In a long run so many positions of a game are looked at closely, however many it has. */
const LOOKED_AT = 8

/** Which positions are looked at for what. Cheap properties are held at all of them, dear ones at a seeded choice. */
export class Schedule {
  private readonly closeness: number
  private readonly positionOneIn: number

  /** `positions`: how many a game of this kind has in the mean; null in a run that is not a long one, which looks at one in `oneIn`. */
  constructor(games: number, positions: number | null, oneIn = 1) {
    this.closeness = positions === null ? Math.min(1, games / MANY_GAMES) : 1
    this.positionOneIn = positions === null ? oneIn : Math.max(1, Math.round(positions / LOOKED_AT))
  }

  /** Whether any dear property is due at a position; there is but one end to a game, so that always counts. */
  looksCloser(luck: Chance, atEnd: boolean): boolean {
    return atEnd || luck.int('position', this.positionOneIn) === 0
  }

  /** Whether this one is due at a position that is looked at closely. */
  isDue({ oneIn, oneInAtEnd }: Property, luck: Chance, atEnd: boolean): boolean {
    return luck.int('due', Math.ceil((atEnd ? (oneInAtEnd ?? oneIn) : oneIn) * this.closeness)) === 0
  }
}
