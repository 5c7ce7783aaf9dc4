import { waveOf } from '@holdout/until-daylight/table'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const SHORT = [1, 3, 5, 7, 9, 10]

/** DL-56 The size of the wave in each round, before the die of fate. */
export function wavesOf(options: Readonly<Record<string, unknown>>): readonly { round: number; cards: number }[] {
  const { difficulty, players } = options as { difficulty: 'standard' | 'gentle' | 'brutal'; players: number }
  const rounds = options['short-night'] === true ? SHORT : ALL
  const relief = options['three-relief'] === true
  return rounds.map(round => ({ round, cards: waveOf({ players, round, carAlarms: 0, difficulty, relief }) }))
}
