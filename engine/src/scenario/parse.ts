import { InputError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'

/** One line of a scenario: a verb and the text after it. An indented line has the verb of the line above. */
export interface Line {
  readonly line: number
  readonly verb: Verb
  readonly text: string
  /** The line is indented: it belongs to the block of the line above. */
  readonly indented?: true
  /** The line comes from the file's `background` block. */
  readonly background?: true
}

/** An error in a line. */
export interface Fault {
  readonly line: number
  readonly say: string
}

export interface Scenario {
  readonly title: string
  readonly line: number
  /** The lines of the background, then the scenario's own. */
  readonly lines: readonly Line[]
  /** The first line that could not be read; such a scenario fails with it. */
  readonly fault?: Fault
}

export interface ScenarioFile {
  readonly file: string
  readonly game: string
  readonly scenarios: readonly Scenario[]
  /** Lines that could not be read and belong to no scenario. */
  readonly faults: readonly Fault[]
}

const OPENING_VERBS = ['options', 'given', 'chance'] as const
const VERBS = [...OPENING_VERBS, 'when', 'run', 'then', 'refuse', 'event', 'events', 'no event', 'undo'] as const
export type Verb = (typeof VERBS)[number]

/** Verbs whose indented lines continue the text above, unless they name a zone of their own. */
const WRAPPING: readonly Verb[] = ['given', 'then', 'chance', 'events']

/** Reads a scenario file. Throws an `InputError` with file and line for the first invalid line. */
export function parseScenarios(text: string, file: string): ScenarioFile {
  const parsed = readScenarios(text, file)
  const faults = [...parsed.faults, ...parsed.scenarios.flatMap(({ fault }) => fault ?? [])]
  const first = faults.sort((a, b) => a.line - b.line)[0]
  if (first) throw new InputError(`${file}:${first.line}: ${first.say}`)
  return parsed
}

/** Reads a scenario file. An invalid line fails only its scenario. Throws if the file names no game. */
export function readScenarios(text: string, file: string): ScenarioFile {
  const reader = new Reader()
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((raw, i) => {
      const content = raw.replace(/(^|\s)\/\/.*$/, '').trimEnd()
      if (content.trim() !== '') reader.read(content, i + 1)
    })
  const { game, faults, scenarios } = reader.end()
  if (game === null) {
    const { line, say } = faults[0] ?? { line: 1, say: 'found nothing, expected the file to start with "game <name>"' }
    throw new InputError(`${file}:${line}: ${say}`)
  }
  return { file, game, scenarios, faults }
}

interface Block {
  title: string
  line: number
  lines: Line[]
  fault?: Fault
}

class Reader {
  private game: string | null = null
  private readonly scenarios: Block[] = []
  private readonly faults: Fault[] = []
  private background: Block | null = null
  private backgroundUsed = true
  private block: Block | null = null
  private verb: Verb | null = null

  read(content: string, line: number): void {
    const indented = /^\s/.test(content)
    const words = content.trim().split(/\s+/)
    if (content.startsWith('#')) return this.title(content.slice(1).trim(), line)
    if (!indented && words[0] === 'game') return this.named(words, line)
    if (this.game === null)
      return this.wrong(line, `found "${words[0]}", expected the file to start with "game <name>"`)
    if (!indented && words[0] === 'background') return this.begin(words, line)
    if (this.block === null)
      return this.wrong(
        line,
        `found "${words[0]}", expected a title ("# UD-34 what it shows") before the first scenario`,
      )
    if (indented) this.continueLine(content.trim(), line)
    else this.begins(content, words, line)
  }

  end(): { game: string | null; scenarios: Scenario[]; faults: Fault[] } {
    this.closeBackground()
    return { game: this.game, scenarios: this.scenarios, faults: this.faults }
  }

  private title(title: string, line: number): void {
    this.verb = null
    if (this.game === null) return this.wrong(line, 'found nothing, expected the file to start with "game <name>"')
    if (title === '') this.faults.push({ line, say: 'found "#" alone, expected "# " and a title' })
    const { background } = this
    this.backgroundUsed = true
    this.block = { title: title || '(no title)', line, lines: [...(background?.lines ?? [])] }
    if (background?.fault) this.block.fault = background.fault
    this.scenarios.push(this.block)
  }

  private named(words: readonly string[], line: number): void {
    if (this.game !== null || this.scenarios.length)
      return this.wrong(line, 'found a second "game" line, expected one, at the top')
    if (words.length !== 2)
      return this.wrong(line, `found "${words.join(' ')}", expected "game" and the name of one game`)
    this.game = words[1]
  }

  /** A `background` line: the lines below it start every following scenario. An empty one ends the previous one. */
  private begin(words: readonly string[], line: number): void {
    this.closeBackground()
    this.background = { title: 'background', line, lines: [] }
    this.backgroundUsed = false
    this.block = this.background
    this.verb = null
    if (words.length > 1) this.wrong(line, `found "${words.join(' ')}", expected "background" alone on its line`)
  }

  /** A background without a scenario below it is an error, unless it is empty, which ends the previous one. */
  private closeBackground(): void {
    const { background } = this
    if (background === null || this.backgroundUsed) return
    if (background.fault) this.faults.push(background.fault)
    else if (background.lines.length)
      this.faults.push({ line: background.line, say: 'found a background, expected a scenario ("# title") below it' })
  }

  private begins(content: string, words: readonly string[], line: number): void {
    const negated = words[0] === 'no'
    if (negated && words[1] !== 'event') {
      this.verb = null
      return this.wrong(line, `found "${words.slice(0, 2).join(' ')}", expected "no event" and the name of an event`)
    }
    const verb = negated ? 'no event' : words[0]
    const isBackground = this.block === this.background
    const verbs: readonly string[] = isBackground ? OPENING_VERBS : VERBS
    if (!verbs.includes(verb)) {
      this.verb = null
      const where = isBackground ? ' in a background' : ''
      return this.wrong(
        line,
        `found "${verb}", expected one of: ${verbs.join(', ')}${where}, or "# title"${didYouMean(verb, verbs)}`,
      )
    }
    this.verb = verb as Verb
    const text = content.replace(negated ? /^no\s+event\s*/ : /^\S+\s*/, '')
    this.push({ line, verb: this.verb, text })
  }

  private continueLine(text: string, line: number): void {
    const { block, verb } = this
    if (verb === null) {
      if (block?.fault) return // the line above is invalid, so its continuation is skipped
      return this.wrong(line, `found an indented line, expected a line that starts with one of: ${VERBS.join(', ')}`)
    }
    const last = block?.lines.at(-1)
    if (last && WRAPPING.includes(verb) && (last.text.endsWith(';') || !/^[^;[(]*:/.test(text)))
      block?.lines.splice(-1, 1, { ...last, text: `${last.text}\n${text}` })
    else this.push({ line, verb, text, indented: true })
  }

  private push(line: Line): void {
    this.block?.lines.push(this.block === this.background ? { ...line, background: true } : line)
  }

  private wrong(line: number, say: string): void {
    if (this.block === null) this.faults.push({ line, say })
    else this.block.fault ??= { line, say }
  }
}
