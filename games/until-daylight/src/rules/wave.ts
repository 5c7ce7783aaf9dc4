import type { Fate } from '../data/box.ts'
import type { Options } from '../options.ts'

/** What the size of a wave depends on, apart from the die of fate. */
export interface WaveFacts {
  readonly players: number
  readonly round: number
  readonly carAlarms: number
  readonly difficulty: Options['difficulty']
  readonly relief: boolean
}

/** DL-56 Players plus round, with Car Alarms, difficulty and the relief for 3 characters; never below 0. */
export function waveOf({ players, round, carAlarms, difficulty, relief }: WaveFacts): number {
  const change = (difficulty === 'gentle' ? -1 : difficulty === 'brutal' ? 1 : 0) - (relief && players === 3 ? 1 : 0)
  return Math.max(0, players + round + carAlarms + change)
}

/** DL-58 How many horde cards the die of fate adds to the wave. */
export function fateChange(face: Fate): number {
  return face === 'enemy-plus' ? 1 : face === 'enemy-minus' ? -1 : 0
}
