import type { Seat } from './basics.ts'

/** Named facts about a position for one seat, as numbers. */
export type Features = Readonly<Record<string, number>>

/** A model of the chance to win, fitted to the outcomes of matches by `holdout fit`. */
export interface FittedModel {
  /** The weight of each feature. */
  readonly weights: Readonly<Record<string, number>>
  /** Whether all seats win or lose together. */
  readonly team: boolean
}

/** The weighted sum of the features of a seat. */
export function fittedScore({ weights }: FittedModel, features: Features): number {
  let sum = 0
  for (const name in weights) sum += weights[name] * (features[name] ?? 0)
  return sum
}

/**
 * The chance of each seat to win. Chances of rivals sum to 1. In a team game all seats have the same chance, from the
 * features of the first.
 */
export function fittedChances(
  model: FittedModel,
  seats: readonly Seat[],
  featuresOf: (seat: Seat) => Features,
): Record<Seat, number> {
  const chances: Record<Seat, number> = {}
  if (model.team) {
    const chance = 1 / (1 + Math.exp(-fittedScore(model, featuresOf(seats[0]))))
    for (const seat of seats) chances[seat] = chance
    return chances
  }
  const scores = seats.map(seat => fittedScore(model, featuresOf(seat)))
  const most = Math.max(...scores)
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0)
  seats.forEach((seat, at) => {
    chances[seat] = Math.exp(scores[at] - most) / sum
  })
  return chances
}

/** The log-odds of a chance, kept away from 0 and 1. */
export function logOdds(chance: number): number {
  const kept = Math.min(0.999, Math.max(0.001, chance))
  return Math.log(kept / (1 - kept))
}
