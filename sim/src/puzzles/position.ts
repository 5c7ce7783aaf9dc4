import {
  type AnyMove,
  type AnyState,
  CLOCK,
  canonical,
  type Decision,
  InputError,
  type Line,
  Opening,
  parseScenarios,
  writeScenario,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** A position as its scenario sets it up, with the decision of its player. */
export interface PuzzlePosition {
  readonly state: AnyState
  readonly decision: Decision
  readonly moves: readonly AnyMove[]
}

/** Sets up a position from its lines. Throws an `InputError` for an impossible one. */
export function positionOf(game: AnyKnownGame, lines: readonly Line[]): PuzzlePosition {
  const { state } = new Opening(game, lines, 0).start(false)
  const decision = game.pending(state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
  if (!decision) throw new InputError('the position asks for no decision')
  return { state, decision, moves: game.moves(state, decision.seat) }
}

/** The lines of a text with the verbs `options` and `given`. */
export function linesOf(game: AnyKnownGame, texts: readonly string[]): readonly Line[] {
  return parseScenarios(`game ${game.slug}\n# position\n${texts.join('\n')}\n`, 'position').scenarios[0].lines
}

/** The lines that set up a state; null if it is in the middle of something that a scenario cannot start from. */
export function writtenPosition(game: AnyKnownGame, options: unknown, state: AnyState): readonly string[] | null {
  const lines = writeScenario(game, 'position', options, state, []).split('\n').slice(1)
  return attempt(() => positionOf(game, linesOf(game, lines))) && lines
}

/** The lines without those that change nothing for the player who decides. */
export function shortened(game: AnyKnownGame, lines: readonly string[]): readonly string[] {
  const looks = (texts: readonly string[]): string | null => {
    const found = attempt(() => positionOf(game, linesOf(game, texts)))
    return found && canonical([found.decision, found.moves, game.view(found.state, found.decision.seat)])
  }
  const wanted = looks(lines)
  let left = lines
  for (const line of lines) {
    if (line.startsWith('options')) continue
    const fewer = left.filter(other => other !== line)
    if (looks(fewer) === wanted) left = fewer
  }
  return left
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
