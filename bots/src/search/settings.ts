/** How a search looks ahead. `iterations` is the budget of a decision: one candidate tried in one sampled state. */
export interface SearchSettings {
  readonly iterations: number
  /** The number of decisions, of any seat, that a playout continues after the candidate before it is valued. */
  readonly decisions: number
  /** The most candidates to try. */
  readonly width: number
  /** Stops early if the best candidate leads the second by this many standard errors; 0 never stops early. */
  readonly sure: number
  /** Keeps the first candidate unless another leads it by this many standard errors; 0: the best mean wins. */
  readonly doubt: number
}

/** Moves beyond a game's own plausible ones are rarely good, and each candidate takes samples from the others. */
export const WIDTH = 24
export const SURE = 4
