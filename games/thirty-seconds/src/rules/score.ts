/** The facts that the score of a solo match is counted from. */
export interface Run {
  /** The sum of the printed health of all killed zombies. */
  readonly killedHealth: number
  readonly health: number
  /** Whether a firearm was discarded for being out of ammo. */
  readonly emptied: boolean
  /** Zombies in rows 9 and 10. */
  readonly mouth: number
  /** Zombies left in the alley. */
  readonly remained: number
  readonly turns: number
}

export type ScoreLines = Readonly<Record<'kills' | 'healthPoints' | 'ammo' | 'mouth' | 'crowd' | 'fast', number>>

/**
 * TS-142, TS-143 The score sheet, line by line. TS-144 Only a firearm discarded for being out of ammo loses the ammo
 * points.
 */
export function scoreLines(run: Run): ScoreLines {
  return {
    kills: run.killedHealth,
    healthPoints: run.health === 5 ? 20 : run.health === 4 ? 10 : run.health === 3 ? 5 : 0,
    ammo: run.emptied ? 0 : 20,
    mouth: 2 * run.mouth,
    crowd: 3 * Math.max(0, run.remained - 10),
    fast: run.turns < 6 ? 10 : run.turns < 10 ? 5 : 0,
  }
}
