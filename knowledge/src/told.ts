import { agree, capital } from '@holdout/words'

/**
 * A feature of a position in words. `better`: 1 if more of it is better, -1 if less is. `one` and `many` name what is
 * counted. Where a number would mean nothing to players, `said` names the improvement: "better cards in hand".
 */
export type ToldFeature =
  | { readonly better: 1 | -1; readonly one: string; readonly many: string }
  | { readonly better: 1 | -1; readonly said: string }

/**
 * How a position is better by this much of a feature, as the beginning of a comparison: "1 more barricade", "0.6 fewer
 * zombies ahead on average". Null if it is not better, or by too little to be said.
 */
export function toldBetter(feature: ToldFeature, by: number): string | null {
  const size = rounded(Math.abs(by))
  if (by * feature.better <= 0 || size === 0) return null
  if ('said' in feature) return capital(feature.said)
  const noun = agree(size, feature.one, feature.many)
  return `${size} ${by > 0 ? 'more' : 'fewer'} ${noun}${Number.isInteger(size) ? '' : ' on average'}`
}

/** The value of a feature after the better of two moves, as a sentence: "6 zombies ahead instead of 9." */
export function toldInstead(feature: ToldFeature, best: number, played: number): string {
  if ('said' in feature) return `${capital(feature.said)}.`
  return `${rounded(best)} ${agree(rounded(best), feature.one, feature.many)} instead of ${rounded(played)}.`
}

/** With one digit, as far as averages of sampled states are worth. */
function rounded(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}
