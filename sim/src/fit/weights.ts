import { sharesOf } from '@holdout/knowledge'
/**
 * One position: the features of every alternative, and the share of the win that each got. In a team game the second
 * alternative is losing, with no features.
 */
export interface Sample {
  readonly features: readonly (readonly number[])[]
  readonly won: readonly number[]
}

/** The chance of each alternative. */
export function predict(weights: readonly number[], { features }: Pick<Sample, 'features'>): number[] {
  return sharesOf(features.map(row => row.reduce((sum, value, i) => sum + value * weights[i], 0)))
}

/** Keeps weights small where the data say little. */
const RIDGE = 1
const STEPS = 25

/** Fits weights by Newton's method. The result depends only on the samples and their order. */
export function fitWeights(samples: readonly Sample[], count: number): number[] {
  let weights: number[] = new Array(count).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient: number[] = weights.map(weight => -RIDGE * weight)
    const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)))
    for (const sample of samples) addSample(sample, weights, gradient, hessian)
    const change = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight + change[i])
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return weights
}

/** Fits weights of a sum to numbers, by least squares. */
export function fitSum(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const count = rows[0].length
  const right: number[] = new Array(count).fill(0)
  const matrix = right.map((_, i) => right.map((_, j) => (i === j ? RIDGE : 0)))
  rows.forEach((row, k) => {
    for (let i = 0; i < count; i++) {
      right[i] += row[i] * targets[k]
      for (let j = 0; j < count; j++) matrix[i][j] += row[i] * row[j]
    }
  })
  return solve(matrix, right)
}

function addSample(sample: Sample, weights: readonly number[], gradient: number[], hessian: number[][]): void {
  const { features, won } = sample
  const chances = predict(weights, sample)
  const mean = weights.map((_, i) => features.reduce((sum, row, k) => sum + chances[k] * row[i], 0))
  features.forEach((row, k) => {
    for (let i = 0; i < weights.length; i++) {
      gradient[i] += (won[k] - chances[k]) * row[i]
      const off = chances[k] * (row[i] - mean[i])
      for (let j = 0; j <= i; j++) {
        const share = off * (row[j] - mean[j])
        hessian[i][j] += share
        if (i !== j) hessian[j][i] += share
      }
    }
  })
}

/** Solves a symmetric system by Gaussian elimination with pivots. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const n = rows.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k
    const held = rows[i]
    rows[i] = rows[pivot]
    rows[pivot] = held
    for (let k = 0; k < n; k++) {
      if (k === i) continue
      const factor = rows[k][i] / rows[i][i]
      for (let j = i; j <= n; j++) rows[k][j] -= factor * rows[i][j]
    }
  }
  return rows.map((row, i) => row[n] / row[i])
}
