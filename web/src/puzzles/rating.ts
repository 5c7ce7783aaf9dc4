import { rate, rating } from 'openskill'
import type { Skill } from '../client/puzzle-results.ts'

/** Ratings are shown like those of chess sites: a new player has 1500, and a puzzle that is far easier 1200. */
const MIDDLE = 1500
const PER_POINT = 40

/** Puzzles were measured with bots, so an answer changes the player, not the puzzle. */
const PUZZLE_SIGMA = 1.5

/** The player's skill after an answer to a puzzle of this rating. */
export function skillAfter(skill: Skill | null, puzzle: number, right: boolean): Skill {
  const player = rating(skill ?? undefined)
  const against = rating({ mu: rating().mu + (puzzle - MIDDLE) / PER_POINT, sigma: PUZZLE_SIGMA })
  const [[{ mu, sigma }]] = rate([[player], [against]], { rank: right ? [1, 2] : [2, 1] })
  return { mu, sigma }
}

export function shownRating(skill: Skill | null): number {
  return Math.round(MIDDLE + PER_POINT * (rating(skill ?? undefined).mu - rating().mu))
}
