/**
 * What a chance is fitted to when it is calibrated: the score and a constant, both also late in the match, where models
 * are most often too sure or too careful. `late` is how much of the match is over, from 0 to 1. `always` is 0 for a side
 * whose score is always 0.
 */
export function calibrationOf(score: number, late: number, always = 1): readonly number[] {
  const end = late ** 4
  return [score, always, end * score, end * always]
}

/** A score by the weights of `calibrationOf`; without weights as it is. */
export function calibrated(weights: readonly number[] | undefined, score: number, late: number, always = 1): number {
  if (!weights) return score
  return calibrationOf(score, late, always).reduce((sum, fact, i) => sum + fact * weights[i], 0)
}

/** Scores of rivals as chances that sum to 1. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const terms = scores.map(score => Math.exp(score - most))
  const sum = terms.reduce((total, term) => total + term, 0)
  return terms.map(term => term / sum)
}
