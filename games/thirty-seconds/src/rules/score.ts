/** What counts at the end of a solo run, as it can be read off the table. */
export interface Run {
  /** Printed health of all zombies killed, added up. */
  readonly killedHealth: number
  readonly health: number
  /** Whether a firearm was discarded for want of ammo. */
  readonly emptied: boolean
  /** Zombies in rows nine and ten. */
  readonly mouth: number
  /** Zombies left in the alley. */
  readonly remained: number
  readonly turns: number
}

export type ScoreLines = Readonly<Record<'kills' | 'healthPoints' | 'ammo' | 'mouth' | 'crowd' | 'fast', number>>

/** TS-142, TS-143 The score sheet, line by line. TS-144 Only a firearm discarded for want of ammo spoils the ammo line. */
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
