import { onOtherTabChange, readStored, writeStored } from './storage.ts'
import { storeOf } from './store.ts'

/** The first answer to a puzzle. Only it counts; later ones are practice. */
export interface PuzzleResult {
  readonly game: string
  /** The id in the puzzle's file. */
  readonly id: string
  /** The day of the answer, as `2026-11-18`. */
  readonly day: string
  /** Whether the first move was the best one. */
  readonly right: boolean
  /** The puzzle's rating, and that of the player after the answer. */
  readonly puzzle: number
  readonly rating: number
}

/** A skill as openskill measures it. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Everything about puzzles that is stored on this device, under `puzzles`. */
export interface PuzzleProgress {
  /** null: no puzzle was answered yet. */
  readonly skill: Skill | null
  /** The first answers, latest first. */
  readonly results: readonly PuzzleResult[]
}

/** Far more than there are puzzles. */
const MOST_RESULTS = 2_000

export const puzzleProgress = storeOf<PuzzleProgress>(readProgress())
if (typeof addEventListener === 'function') onOtherTabChange('puzzles', () => puzzleProgress.set(readProgress()))

/** The first answer to a puzzle; null if it is open. */
export function resultOf(id: string): PuzzleResult | null {
  return puzzleProgress.value.results.find(result => result.id === id) ?? null
}

/** Keeps a first answer, with the player's skill after it. */
export function keepPuzzleResult(result: PuzzleResult, skill: Skill): void {
  if (resultOf(result.id)) return
  const progress = { skill, results: [result, ...puzzleProgress.value.results].slice(0, MOST_RESULTS) }
  writeStored('puzzles', progress)
  puzzleProgress.set(progress)
}

/** The days with a right answer, for the streak. */
export function daysSolved({ results }: PuzzleProgress): ReadonlySet<string> {
  return new Set(results.filter(({ right }) => right).map(({ day }) => day))
}

/** The right answers in a row up to the last one. */
export function rightInARow({ results }: PuzzleProgress): number {
  const wrong = results.findIndex(({ right }) => !right)
  return wrong < 0 ? results.length : wrong
}

function readProgress(): PuzzleProgress {
  const { skill, results } = (readStored('puzzles') ?? {}) as Record<string, unknown>
  return {
    skill: isSkill(skill) ? skill : null,
    results: Array.isArray(results) ? results.filter(isResult) : [],
  }
}

function isSkill(value: unknown): value is Skill {
  const { mu, sigma } = (value ?? {}) as Record<string, unknown>
  return [mu, sigma].every(Number.isFinite)
}

function isResult(value: unknown): value is PuzzleResult {
  const { game, id, day, right, puzzle, rating } = (value ?? {}) as Record<string, unknown>
  return (
    [game, id, day].every(text => typeof text === 'string') &&
    typeof right === 'boolean' &&
    [puzzle, rating].every(Number.isFinite)
  )
}
