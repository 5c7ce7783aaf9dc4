import type { Seat } from '@holdout/engine'
import { calibrated, sharesOf } from './calibration.ts'

/** Named facts about a position for one seat, as numbers. */
export type Facts = Readonly<Record<string, number>>

/** A model of the chance to win, fitted to the outcomes of matches by `holdout fit`. */
export interface FittedModel {
  /** The weight of each fact. */
  readonly weights: Facts
  /** Whether all seats win or lose together. */
  readonly team: boolean
  /** The weights of the facts in the score to expect, in a game with graded results. */
  readonly score?: Facts
  /** Weights of `calibrationOf`, found in other matches than the rest: those of stronger bots. */
  readonly calibration?: readonly number[]
}

/**
 * A fact of this name says how much of the match is over, from 0 to 1. Only calibration reads it: no model gives it a
 * weight.
 */
export const LATE = 'late'

/** A model for each number of seats. */
export type FittedModels = Readonly<Record<string, FittedModel>>

/** The model for a number of seats; if there is none, that of the nearest number. */
export function modelFor(models: FittedModels, seats: number): FittedModel {
  return models[seats] ?? models[nearest(Object.keys(models).map(Number), seats)]
}

function nearest(numbers: readonly number[], to: number): number {
  return numbers.reduce((best, number) => (Math.abs(number - to) < Math.abs(best - to) ? number : best))
}

/** The logarithm of the odds of a seat, up to a constant between rivals, before it is calibrated. */
export function rawScore({ weights }: FittedModel, facts: Facts): number {
  return weighted(weights, facts)
}

function scoreIn(model: FittedModel, facts: Facts): number {
  return calibrated(model.calibration, rawScore(model, facts), facts[LATE] ?? 0, facts.always ?? 0)
}

function weighted(weights: Facts, facts: Facts): number {
  let sum = 0
  for (const name in weights) sum += weights[name] * (facts[name] ?? 0)
  return sum
}

/**
 * The chance of each seat to win. Chances of rivals sum to 1. In a team game all seats have the same chance, from the
 * facts of the first.
 */
export function fittedChances(
  models: FittedModels,
  seats: readonly Seat[],
  factsOf: (seat: Seat) => Facts,
): Record<Seat, number> {
  const model = modelFor(models, seats.length)
  const chances: Record<Seat, number> = {}
  if (model.team) {
    const chance = 1 / (1 + Math.exp(-scoreIn(model, factsOf(seats[0]))))
    for (const seat of seats) chances[seat] = chance
    return chances
  }
  const scores = seats.map(seat => scoreIn(model, factsOf(seat)))
  sharesOf(scores).forEach((share, at) => {
    chances[seats[at]] = share
  })
  return chances
}

/** The score to expect for a seat; 0 without a model of it. `seats` is the number of seats. */
export function fittedScore(models: FittedModels, seats: number, facts: Facts): number {
  return weighted(modelFor(models, seats).score ?? {}, facts)
}
