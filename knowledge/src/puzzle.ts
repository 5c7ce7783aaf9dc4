import { InputError, type Line, parseScenarios, type Seat } from '@holdout/engine'

/** How hard a puzzle is, by how often bots find its move. */
export type Grade = 1 | 2 | 3

/**
 * A position in which one move is clearly better than all others from what its player can know. A puzzle is a scenario:
 * its title is the goal, its `when` line the best move, the `offers` line above it the tempting mistake, and comments
 * have the rest. So it also runs as a test.
 */
export interface Puzzle {
  readonly id: string
  readonly goal: string
  readonly grade: Grade
  readonly rating: number
  readonly seat: Seat
  /** Moves in notation. */
  readonly best: string
  readonly mistake: string
  /** The chance of winning after the best move, in points from 0 to 100. */
  readonly chance: number
  /** The points that the best move is ahead of every other one, with the standard error. */
  readonly margin: number
  readonly error: number
  /** The points that the mistake loses. */
  readonly cost: number
  /** Why the best move is better, and why the mistake is tempting. */
  readonly why: string
  readonly trap: string
  /** The lines of the position. */
  readonly lines: readonly Line[]
}

/** What the list of a file's puzzles shows, and the scenario of one of them as a file of its own. */
export interface PuzzleEntry {
  readonly id: string
  readonly grade: Grade
  readonly rating: number
  readonly text: string
}

/** A puzzle that is accepted is ahead by this many points after two standard errors were subtracted. */
export const LEAST_LEAD = 3

/** The puzzles of a file, without reading their positions. */
export function puzzlesIn(text: string): readonly PuzzleEntry[] {
  const [head, ...blocks] = text.split(/^(?=# )/m)
  return blocks.map(block => {
    const [, id, grade, rating] = /^\/\/ puzzle (\S+), grade ([123]), rating (\d+)$/m.exec(block) ?? []
    if (id === undefined) throw new InputError(`found "${block.split('\n')[0]}" without a line "// puzzle …"`)
    return { id, grade: Number(grade) as Grade, rating: Number(rating), text: head + block }
  })
}

/** Reads the scenario of one puzzle. */
export function readPuzzle({ id, grade, rating, text }: PuzzleEntry, file: string): Puzzle & { readonly game: string } {
  const { game, scenarios } = parseScenarios(text, file)
  const [{ title, lines }] = scenarios
  const noted = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(text)
    if (!found) throw new InputError(`${file}: puzzle ${id}: found no line like ${pattern.source}`)
    return found
  }
  const numbers = noted(/^\/\/ best: (\d+)% to win, ([\d.]+) ± ([\d.]+) points ahead$/m)
    .slice(1)
    .map(Number)
  const [, seat, best] = SEAT_AND_TEXT.exec(lines.findLast(({ verb }) => verb === 'when')?.text ?? '') ?? []
  const offered = lines.find(({ verb, text: said }) => verb === 'then' && said.startsWith('offers'))?.text ?? ''
  const [, , mistake] = SEAT_AND_TEXT.exec(offered.replace(/^offers\s+/, '')) ?? []
  if (best === undefined || mistake === undefined)
    throw new InputError(`${file}: puzzle ${id}: expected a line "then offers seat: mistake" and "when seat: best"`)
  return {
    game,
    id,
    grade,
    rating,
    goal: title,
    seat,
    best,
    mistake,
    chance: numbers[0],
    margin: numbers[1],
    error: numbers[2],
    why: noted(/^\/\/ why: (.+)$/m)[1],
    cost: Number(noted(/^\/\/ mistake: ([\d.]+) points lost$/m)[1]),
    trap: noted(/^\/\/ trap: (.+)$/m)[1],
    lines: lines.filter(({ verb }) => POSITION.includes(verb)),
  }
}

const SEAT_AND_TEXT = /^([a-z0-9-]+):\s+(.*)$/s

const POSITION: readonly Line['verb'][] = ['options', 'given', 'chance']

/** A puzzle as a block of its file. `position` has the lines `options` and `given`. */
export function writePuzzle(puzzle: Omit<Puzzle, 'lines'>, position: readonly string[]): string {
  const { id, goal, grade, rating, seat, best, mistake, chance, margin, error, cost, why, trap } = puzzle
  return [
    `# ${goal}`,
    `// puzzle ${id}, grade ${grade}, rating ${rating}`,
    `// best: ${chance}% to win, ${margin} ± ${error} points ahead`,
    `// why: ${why}`,
    `// mistake: ${cost} points lost`,
    `// trap: ${trap}`,
    ...position,
    `then    offers ${seat}: ${mistake}`,
    `when    ${seat}: ${best}`,
    '',
  ].join('\n')
}
