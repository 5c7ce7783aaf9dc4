import { type Options, roundsOf, waveOf } from '@holdout/until-daylight/table'

/** DL-56 The size of the wave in each round, before the die of fate. */
export function wavesOf(options: Readonly<Record<string, unknown>>): readonly { round: number; cards: number }[] {
  const { difficulty, players, 'three-relief': relief, ...rest } = options as unknown as Options
  const { 'short-night': short } = rest
  return roundsOf({ 'short-night': short === true }).map(round => ({
    round,
    cards: waveOf({ players, round, carAlarms: 0, difficulty, relief: relief === true }),
  }))
}
