/** The parts of a player's score (ZT-190 to ZT-194). */
export interface Points {
  readonly kills: number
  readonly barricades: number
  readonly survivors: number
  readonly guns: number
  /** The sum of the counters of owned buildings. */
  readonly houses: number
}

export interface Score {
  kills: number
  barricades: number
  survivors: number
  guns: number
  houses: number
  total: number
}

export function pointsOf({ kills, barricades, survivors, guns, houses }: Points): number {
  return kills + barricades + survivors + guns + houses
}

export interface Contender {
  readonly alive: boolean
  readonly points: number
  readonly kills: number
}

/** The winners by index, and the ending. */
export interface Ranking {
  readonly winners: readonly number[]
  readonly by: 'points' | 'kills' | 'shared'
}

/**
 * ZT-195 Most points win; among the tied, most zombies killed; still tied, they share. ZT-196 Only the living are
 * ranked.
 */
export function rank(players: readonly Contender[]): Ranking {
  const living = [...players.keys()].filter(player => players[player].alive)
  const best = (list: readonly number[], worth: (player: number) => number): number[] => {
    const most = Math.max(...list.map(worth))
    return list.filter(player => worth(player) === most)
  }
  const byPoints = best(living, player => players[player].points)
  const byKills = best(byPoints, player => players[player].kills)
  return { winners: byKills, by: byPoints.length === 1 ? 'points' : byKills.length === 1 ? 'kills' : 'shared' }
}
