import { InputError, type Line, parseScenarios } from '@holdout/engine'

/**
 * A lesson is a scenario file. Its comments are the text for the learner, its `when` lines the moves of the learner. A
 * position that ends with a move has a last comment `Learned: …`, which is shown after it.
 * The file also runs as a test, so a lesson that no longer matches the rules fails.
 */
export interface Lesson {
  readonly game: string
  readonly steps: readonly Step[]
}

/** A text to read and, usually, moves to make. */
interface Step {
  /** The title of its position. */
  readonly title: string
  readonly words: string
  /** The number of its position; steps of one position continue on the same table. */
  readonly position: number
  /** The setup lines before it. */
  readonly before: readonly Line[]
  /** The moves in notation. Moves of other seats are made automatically. */
  readonly moves: readonly string[]
  /** The lesson of the position, for the end of its last step; null if that step is only read. */
  readonly learned: string | null
}

export function readLesson(text: string, file: string): Lesson {
  const { game, scenarios } = parseScenarios(text, file)
  const comments = commentBlocks(text)
  const steps = scenarios.flatMap(({ title, line, lines }, position) => {
    const end = scenarios[position + 1]?.line ?? Number.POSITIVE_INFINITY
    const blocks = comments.filter(block => block.line > line && block.line < end)
    const begins = blocks.filter(({ words }) => !words.startsWith(LEARNED))
    const learned = blocks.find(({ words }) => words.startsWith(LEARNED))?.words.slice(LEARNED.length) ?? null
    if (begins.length === 0)
      throw new InputError(`${file}:${line}: found no text, expected a comment for the learner to read`)
    return begins.map((block, i): Step => {
      const until = begins[i + 1]?.line ?? end
      const mine = lines.filter(one => (i === 0 || one.line > block.line) && one.line < until)
      return {
        title,
        words: block.words,
        position,
        before: mine.filter(({ verb }) => SETTING.includes(verb)),
        moves: mine.filter(({ verb }) => verb === 'when').flatMap(one => listOf(one.text)),
        learned: i === begins.length - 1 ? learned : null,
      }
    })
  })
  return { game, steps }
}

/** Begins the comment that says what a position taught. It is no step of its own. */
const LEARNED = 'Learned: '

const SETTING: readonly Line['verb'][] = ['options', 'given', 'chance', 'run']

function listOf(text: string): string[] {
  return text
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
}

/** The blocks of consecutive comment lines. */
function commentBlocks(text: string): { line: number; words: string }[] {
  const blocks: { line: number; last: number; words: string }[] = []
  text.split(/\r?\n/).forEach((raw, i) => {
    const words = /^\s*\/\/\s*(.*)$/.exec(raw)?.[1]
    if (words === undefined) return
    const block = blocks.at(-1)
    if (block && block.last === i) {
      block.words += ` ${words}`
      block.last = i + 1
    } else blocks.push({ line: i + 1, last: i + 1, words })
  })
  return blocks
}
