import { InputError, type Line, parseScenarios } from '@holdout/engine'

/**
 * A lesson is a scenario file: its comments are what the learner reads, its `when` lines what the learner does. So the same
 * file is run as a test of itself, and a lesson that the rules no longer bear out fails.
 */
export interface Lesson {
  readonly game: string
  readonly steps: readonly Step[]
}

/** Something to read and, mostly, something to do. */
interface Step {
  /** The heading of the position that it belongs to. */
  readonly title: string
  readonly words: string
  /** The number of its position; steps of one position follow each other on the table. */
  readonly position: number
  /** What is laid out, scripted or run before it. */
  readonly before: readonly Line[]
  /** The moves, as they are written; those of other seats are made for the learner. */
  readonly moves: readonly string[]
}

export function readLesson(text: string, file: string): Lesson {
  const { game, scenarios } = parseScenarios(text, file)
  const words = wordsByLine(text)
  const steps = scenarios.flatMap(({ title, line, lines }, position) => {
    const end = scenarios[position + 1]?.line ?? Number.POSITIVE_INFINITY
    const begins = words.filter(block => block.line > line && block.line < end)
    if (begins.length === 0)
      throw new InputError(`${file}:${line}: found no words, expected a comment that the learner reads`)
    return begins.map((block, i): Step => {
      const until = begins[i + 1]?.line ?? end
      const mine = lines.filter(one => (i === 0 || one.line > block.line) && one.line < until)
      return {
        title,
        words: block.words,
        position,
        before: mine.filter(({ verb }) => SETTING.includes(verb)),
        moves: mine.filter(({ verb }) => verb === 'when').flatMap(one => listOf(one.text)),
      }
    })
  })
  return { game, steps }
}

const SETTING: readonly Line['verb'][] = ['options', 'given', 'chance', 'run']

function listOf(text: string): string[] {
  return text
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
}

/** Blocks of comment lines that follow each other. */
function wordsByLine(text: string): { line: number; words: string }[] {
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
