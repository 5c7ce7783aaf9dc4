import { InputError } from '../errors.ts'

/** One line of a scenario: a verb and what follows it. Indented lines go on with the verb above. */
export interface Line {
  readonly line: number
  readonly verb: Verb
  readonly text: string
}

export interface Scenario {
  readonly title: string
  readonly line: number
  readonly lines: readonly Line[]
}

export interface ScenarioFile {
  readonly file: string
  readonly game: string
  readonly scenarios: readonly Scenario[]
}

const VERBS = ['options', 'given', 'chance', 'when', 'run', 'then', 'refuse', 'event', 'undo'] as const
export type Verb = (typeof VERBS)[number]

/** Reads a scenario file into lines; what the words mean is the game's business. Every message names file and line. */
export function parseScenarios(text: string, file: string): ScenarioFile {
  let game: string | null = null
  let verb: Verb | null = null
  const scenarios: { title: string; line: number; lines: Line[] }[] = []
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1
    const wrong = (what: string): InputError => new InputError(`${file}:${line}: ${what}`)
    const content = raw.replace(/(^|\s)\/\/.*$/, '').trimEnd()
    if (content.trim() === '') return
    if (content.startsWith('#')) {
      const title = content.slice(1).trim()
      if (title === '') throw wrong('found "#" alone, expected "# " and a title')
      scenarios.push({ title, line, lines: [] })
      verb = null
      return
    }
    const [word, ...rest] = content.trim().split(/\s+/)
    const indented = /^\s/.test(content)
    if (!indented && word === 'game') {
      if (game !== null || scenarios.length) throw wrong('found a second "game" line, expected one, at the top')
      if (rest.length !== 1) throw wrong(`found "${content.trim()}", expected "game" and the name of one game`)
      game = rest[0]
      return
    }
    if (game === null) throw wrong(`found "${word}", expected the file to begin with "game <name>"`)
    const scenario = scenarios.at(-1)
    if (!scenario) throw wrong(`found "${word}", expected a title ("# UD-34 what is shown") before the first scenario`)
    if (!indented) {
      if (!isVerb(word)) throw wrong(`found "${word}", expected one of: ${VERBS.join(', ')}, or "# title"`)
      verb = word
    } else if (verb === null)
      throw wrong(`found an indented line, expected a line that begins with one of: ${VERBS.join(', ')}`)
    scenario.lines.push({ line, verb, text: indented ? content.trim() : content.slice(word.length).trim() })
  })
  if (game === null) throw new InputError(`${file}:1: found nothing, expected the file to begin with "game <name>"`)
  return { file, game, scenarios }
}

function isVerb(word: string): word is Verb {
  return (VERBS as readonly string[]).includes(word)
}
