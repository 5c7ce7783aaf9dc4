import type { FittedPosition } from './positions.ts'

/** A bin of a reliability plot: predicted chances of about the same size, and how often they came true. */
interface Bin {
  readonly count: number
  readonly predicted: number
  readonly actual: number
}

/** How good predictions are. For both scores less is better. */
export interface Score {
  /** The mean squared error of the chance of each seat. */
  readonly brier: number
  /** The mean of -log of the chance given to what happened. */
  readonly logLoss: number
  /** Ten bins of equal width. */
  readonly bins: readonly Bin[]
}

const BINS = 10
const LEAST = 1e-4

export function scoreOf<P extends Pick<FittedPosition, 'won'>>(
  positions: readonly P[],
  predict: (position: P) => readonly number[],
): Score {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, actual: 0 }))
  let brier = 0
  let loss = 0
  let count = 0
  for (const position of positions) {
    predict(position).forEach((chance, at) => {
      const won = position.won[at]
      const kept = Math.min(1 - LEAST, Math.max(LEAST, chance))
      brier += (chance - won) ** 2
      loss -= won * Math.log(kept) + (1 - won) * Math.log(1 - kept)
      count += 1
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      bin.count += 1
      bin.predicted += chance
      bin.actual += won
    })
  }
  return {
    brier: brier / count,
    logLoss: loss / count,
    bins: bins.map(bin => ({
      count: bin.count,
      predicted: bin.count === 0 ? 0 : bin.predicted / bin.count,
      actual: bin.count === 0 ? 0 : bin.actual / bin.count,
    })),
  }
}

/** The chance of a seat that knows nothing of the position. */
export function constantOf(positions: readonly FittedPosition[], team: boolean): number {
  if (!team) return 1 / positions[0].values.length
  return positions.reduce((sum, { won }) => sum + won[0], 0) / positions.length
}
