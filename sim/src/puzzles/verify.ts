import { InputError, parseScenarios, runScenario } from '@holdout/engine'
import { type AnyKnownGame, LEAST_LEAD, type PuzzleEntry, readPuzzle } from '@holdout/knowledge'
import { depthOf, leadOf } from './judge.ts'
import { positionOf } from './position.ts'

export interface PuzzleCheck {
  readonly id: string
  /** In points, with the standard error. */
  readonly margin: number
  readonly error: number
  /** False if the search says, by more than two errors, that the lead is below the least one. */
  readonly ok: boolean
}

/** How a puzzle is verified: `share` of the usual evaluations, and so many times as many decisions ahead. */
export interface PuzzleCheckDepth {
  readonly share: number
  readonly ahead: number
}

/** Verifies a puzzle again, in other sampled states than when it was made. The result is the same on every machine. */
export function verifyPuzzle(
  game: AnyKnownGame,
  entry: PuzzleEntry,
  file: string,
  { share, ahead }: PuzzleCheckDepth,
): PuzzleCheck {
  const [scenario] = parseScenarios(entry.text, file).scenarios
  const ran = runScenario(game, scenario)
  if (!ran.ok) throw new InputError(`${file}: puzzle ${entry.id}: ${ran.say}`)
  const puzzle = readPuzzle(entry, file)
  const position = positionOf(game, puzzle.lines)
  const depth = depthOf(game, share)
  const moves = { best: game.notation.readMove(puzzle.best), mistake: game.notation.readMove(puzzle.mistake) }
  const found = leadOf(game, position, moves, { ...depth, decisions: ahead * depth.decisions }, `verify ${entry.id}`)
  const [margin, error] = [100 * found.margin, 100 * found.error]
  return { id: entry.id, margin, error, ok: margin + 2 * error >= LEAST_LEAD }
}
