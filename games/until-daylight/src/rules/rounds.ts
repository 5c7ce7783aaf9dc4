import type { Options } from '../options.ts'

/** The round with the final fight. */
export const LAST_ROUND = 10

/** The option `short-night` plays only the odd rounds and round 10. */
export function roundAfter(round: number, options: Pick<Options, 'short-night'>): number {
  return options['short-night'] && round < LAST_ROUND - 1 ? round + 2 : round + 1
}

/** All rounds of a night, in order. */
export function roundsOf(options: Pick<Options, 'short-night'>): number[] {
  const rounds: number[] = []
  for (let round = 1; round <= LAST_ROUND; round = roundAfter(round, options)) rounds.push(round)
  return rounds
}
