import { type PuzzleEntry, puzzlesIn } from '@holdout/knowledge'
import { numberOfDay } from '@holdout/table/daily'

/** The puzzle file of each game, fetched when it is opened. */
const FILES = import.meta.glob<string>('../../../games/*/puzzles/*.scenario.txt', { query: '?raw', import: 'default' })

/** The games with puzzles. */
export function hasPuzzles(slug: string): boolean {
  return fileOf(slug) !== undefined
}

/** Loads the puzzles of a game; none if it has no file. */
export async function loadPuzzles(slug: string): Promise<readonly PuzzleEntry[]> {
  const file = fileOf(slug)
  return file === undefined ? [] : puzzlesIn(await FILES[file]())
}

function fileOf(slug: string): string | undefined {
  return Object.keys(FILES).find(path => path.includes(`/games/${slug}/puzzles/`))
}

/** The game of a day's puzzle: each in turn. */
export function gameOfDay(day: string, slugs: readonly string[]): string {
  return slugs[numberOfDay(day) % slugs.length]
}

/** A step through the list that visits all puzzles: neighbors are often similar. */
const STRIDE = 37

/** The puzzle of a day, when the puzzles of this many games take turns. */
export function puzzleOfDay(day: string, entries: readonly PuzzleEntry[], games: number): PuzzleEntry {
  return entries[(Math.floor(numberOfDay(day) / games) * STRIDE) % entries.length]
}

/** The open puzzle nearest to a rating; once all are answered, the one that was answered longest ago. */
export function nextPuzzle(
  entries: readonly PuzzleEntry[],
  /** The ids of answered puzzles, latest first. */
  answered: readonly string[],
  rating: number,
  not: string | null,
): PuzzleEntry {
  const others = entries.length > 1 ? entries.filter(({ id }) => id !== not) : entries
  const open = others.filter(({ id }) => !answered.includes(id))
  if (open.length === 0) return others.reduce((a, b) => (answered.indexOf(b.id) > answered.indexOf(a.id) ? b : a))
  return open.reduce((a, b) => (Math.abs(b.rating - rating) < Math.abs(a.rating - rating) ? b : a))
}
