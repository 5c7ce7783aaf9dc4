import type { AnyEvent, AnyMove } from '../basics.ts'
import { chanceFrom } from '../chance.ts'
import { InputError } from '../errors.ts'
import type { AnyGame, AnyState } from '../game.ts'
import { Match } from '../match.ts'
import { didYouMean, knownWord } from '../nearest.ts'
import { readOptions } from '../options.ts'
import { type Facets, readZone, type Zone } from './notation.ts'
import type { Line } from './parse.ts'
import { ScriptedChance } from './scripted-chance.ts'
import { listOf, splitAt } from './text.ts'

export type AnyScenarioMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>

/** An error in the opening, with its line. */
export class LineError extends InputError {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The `options`, `given` and `chance` lines at the start of a scenario. Lines of the background come first; the
 * scenario's own lines replace the options, parts of a zone and chance values that they name.
 */
export class Opening {
  readonly options: unknown
  readonly chance: ScriptedChance
  readonly zones: Readonly<Record<string, Zone<AnyState>>>
  private readonly positions = new Map<string, Facets>()
  private readonly placedAt: number

  /** Reads the lines. `at` is the line for errors in a position without `given`. */
  constructor(
    private readonly game: AnyGame,
    lines: readonly Line[],
    at: number,
  ) {
    const chosen: Record<string, string> = {}
    for (const line of lines) if (line.verb === 'options') atLine(line.line, () => this.choose(chosen, line))
    this.options = atLine(lines.find(({ verb }) => verb === 'options')?.line ?? at, () =>
      readOptions(game.options, chosen),
    )
    this.zones = game.notation.zones(this.options)
    this.chance = new ScriptedChance(chanceFrom('scenario'), item => game.notation.piece(item))
    const givens = lines.filter(({ verb }) => verb === 'given')
    const named = new Set<string>()
    for (const line of givens) atLine(line.line, () => this.give(line, named))
    const scripted = new Set<string>()
    for (const line of lines) if (line.verb === 'chance') atLine(line.line, () => this.scriptChance(line, scripted))
    this.placedAt = (givens.find(({ background }) => !background) ?? givens[0] ?? lines.at(-1))?.line ?? at
  }

  /** Sets up the position. `runs`: the scenario continues with `run`. */
  start(runs: boolean): AnyScenarioMatch {
    return atLine(this.placedAt, () => {
      const state = this.game.notation.place(this.options, this.positions, this.chance, runs)
      this.checkDerived(state)
      return Match.at(this.game, state, this.options, this.chance) as AnyScenarioMatch
    })
  }

  /** Checks that given zones which are computed from the others have the computed content. */
  private checkDerived(state: AnyState): void {
    for (const [name, facets] of this.positions) {
      const zone = this.zones[name]
      if (!zone.derived) continue
      const all = zone.write(state)
      for (const [facet, text] of Object.entries(facets))
        if (text !== all[facet])
          throw new InputError(`${name} follows from the other zones: found ${text}, expected ${all[facet] ?? '-'}`)
    }
  }

  /** The zone with this name. `others` are other words that are allowed in its place, for the error. */
  zone(name: string, others: readonly string[] = []): Zone<AnyState> {
    if (Object.hasOwn(this.zones, name)) return this.zones[name]
    const known = [...Object.keys(this.zones), ...others]
    throw new InputError(`found zone "${name}", expected one of: ${known.join(', ')}${didYouMean(name, known)}`)
  }

  /** Sets the next chance values, before or during play. Returns the chance name. */
  script(text: string): string {
    const [name, values] = splitAt(text, ':', 'a name, a colon and the next values')
    knownWord(name, Object.keys(this.game.notation.vocabulary.chance), 'a chance name')
    const list = listOf(values, /\s+/)
    if (list.length === 0) throw new InputError(`found no values after "${name}:", expected at least one`)
    this.chance.script(name, list)
    return name
  }

  private choose(chosen: Record<string, string>, { text }: Line): void {
    for (const part of listOf(text, ',')) {
      const [name, value] = splitAt(part, '=', 'an option as name=value')
      chosen[name] = value
      readOptions(this.game.options, { [name]: value })
    }
  }

  private give({ text, background }: Line, named: Set<string>): void {
    const [name, content] = splitAt(text, ':', 'a zone, a colon and its content')
    const facets = readZone(name, this.zone(name), content.replace(/\s+/g, ' '))
    const key = `${name}${background ? ' (background)' : ''}`
    if (named.has(key)) throw new InputError(`found zone "${name}" a second time, expected each zone once`)
    named.add(key)
    this.positions.set(name, { ...this.positions.get(name), ...facets })
  }

  private scriptChance(line: Line, scripted: Set<string>): void {
    const name = line.text.split(':')[0].trim()
    if (!line.background && !scripted.has(name)) this.chance.forget(name)
    if (!line.background) scripted.add(name)
    this.script(line.text)
  }
}

function atLine<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InputError && !(error instanceof LineError)) throw new LineError(line, error.message)
    throw error
  }
}
