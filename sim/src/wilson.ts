/** A number of wins with its rate and confidence interval. */
export interface Rate {
  readonly wins: number
  readonly games: number
  readonly rate: number
  /** The 95% Wilson interval. */
  readonly low: number
  readonly high: number
}

/** 95% of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054

/** The 95% Wilson score interval. Unlike the normal approximation it is correct near 0 and 1. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const z2 = (Z * Z) / games
  const center = rate + z2 / 2
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))
  // Rounding can move a bound slightly past 0 or 1.
  const low = wins === 0 ? 0 : (center - spread) / (1 + z2)
  const high = wins === games ? 1 : (center + spread) / (1 + z2)
  return { low, high }
}
