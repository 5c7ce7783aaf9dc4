import type { AnyEvent, AnyMove } from '../basics.ts'
import { chanceFrom } from '../chance.ts'
import { InputError, RuleBug } from '../errors.ts'
import type { AnyGame, AnyState } from '../game.ts'
import { Match, refusalOf } from '../match.ts'
import { readOptions } from '../options.ts'
import { type Facets, textOf, type Zone } from './notation.ts'
import type { Line, Scenario } from './parse.ts'
import { ScriptedChance } from './scripted-chance.ts'

export type ScenarioResult = { readonly ok: true } | { readonly ok: false; readonly line: number; readonly say: string }

/** Plays one scenario and stops at the first thing that is not as it says. */
export function runScenario(game: AnyGame, scenario: Scenario): ScenarioResult {
  const stage = new Stage(game)
  for (const line of scenario.lines) {
    try {
      stage[line.verb](line.text)
    } catch (error) {
      if (error instanceof InputError || error instanceof RuleBug)
        return { ok: false, line: line.line, say: error.message }
      throw error
    }
  }
  const unused = stage.unused()
  const last = scenario.lines.at(-1)
  if (!last?.verb)
    return { ok: false, line: scenario.line, say: 'found no lines below the title, expected at least one' }
  return unused === null ? { ok: true } : { ok: false, line: last.line, say: `never came up: chance ${unused}` }
}

/** The table on which a scenario is played; one method for each verb. */
class Stage implements Record<Line['verb'], (text: string) => void> {
  private chosen: Record<string, string> = {}
  private readonly positions = new Map<string, Facets>()
  private readonly luck: ScriptedChance
  private match: Match<AnyState, AnyMove, unknown, AnyEvent, unknown> | null = null
  private lastEvents: readonly AnyEvent[] = []

  constructor(private readonly game: AnyGame) {
    this.luck = new ScriptedChance(chanceFrom('scenario'), item => game.notation.piece(item))
  }

  options(text: string): void {
    this.notStarted('options')
    for (const part of listOf(text, ',')) {
      const [name, value] = splitAt(part, '=', 'an option as name=value')
      this.chosen[name] = value
    }
    readOptions(this.game.options, this.chosen)
  }

  given(text: string): void {
    this.notStarted('given')
    const [name, content] = splitAt(text, ':', 'a zone, a colon and what lies there')
    if (this.positions.has(name)) throw new InputError(`found zone "${name}" a second time, expected each zone once`)
    this.positions.set(name, this.zone(name).parse(content))
  }

  chance(text: string): void {
    const [name, values] = splitAt(text, ':', 'a name, a colon and the values that come')
    this.luck.script(name, listOf(values, /\s+/))
  }

  when(text: string): void {
    for (const part of listOf(text, ';')) {
      const { seat, move } = this.moveOf(part)
      const played = this.table().play(seat, move)
      if (!played.ok)
        throw new InputError(
          `"${part}" is refused: ${played.say}${played.why ? ` (${played.why})` : ''}; legal: ${this.offered(seat).join('; ')}`,
        )
      this.lastEvents = played.events
    }
  }

  run(text: string): void {
    const step = this.game.notation.readStep(text)
    this.lastEvents = this.table().run(step)
  }

  // biome-ignore lint/suspicious/noThenProperty: `then` is a word of the notation; a stage is never awaited
  then(text: string): void {
    const [name, content] = splitAt(text, ':', 'a zone, a colon and what should lie there')
    const state = this.table().state
    if (name === 'outcome') return expectSame(name, content, state.outcome?.id ?? '-')
    if (name === 'asked') return expectSame(name, content, this.asked())
    const [word, seat = this.askedSeatOrNone()] = name.split(' ')
    if (word === 'moves') return expectSame(name, sorted(content), this.offered(seat).sort().join('; ') || '-')
    if (word === 'offers' || word === 'lacks') return this.thenOffers(word, seat, listOf(content, ';'))
    const zone = this.zone(name)
    const expected = zone.parse(content)
    const all = zone.show(state)
    const found = Object.fromEntries(Object.keys(expected).map(facet => [facet, all[facet]]))
    expectSame(name, textOf(expected), textOf(found))
  }

  /** `offers place E1`: among the legal moves; `lacks place E2`: not among them. A seat may follow the word. */
  private thenOffers(word: 'offers' | 'lacks', seat: string, moves: readonly string[]): void {
    const offered = this.offered(seat)
    for (const move of moves) {
      const written = this.game.notation.writeMove(this.game.notation.readMove(move))
      if (offered.includes(written) !== (word === 'offers')) {
        throw new InputError(`${word} ${move}: the moves are ${offered.join('; ') || 'none'}`)
      }
    }
  }

  /** `refuse shoot E1: UD-20`: the move is refused, for that reason. */
  refuse(text: string): void {
    const cut = text.lastIndexOf(':')
    if (cut < 0) throw new InputError(`found "${text}", expected a move, a colon and the rule that forbids it`)
    const why = text.slice(cut + 1).trim()
    const { seat, move } = this.moveOf(text.slice(0, cut).trim())
    const refusal = refusalOf(this.game, this.table().state, seat, move)
    if (!refusal) throw new InputError(`"${text.slice(0, cut).trim()}" is legal, expected it to be refused by ${why}`)
    expectSame('refused by', why, refusal.why ?? '-')
  }

  /** `event barricade-torn at=0 rule=UD-34`: the last line made this event, with at least these fields. */
  event(text: string): void {
    const [name, ...fields] = text.split(/\s+/)
    const wanted = fields.map(field => splitAt(field, '=', 'a field as name=value'))
    const same = this.lastEvents.filter(event => event.event === name)
    const fits = (event: AnyEvent): boolean =>
      wanted.every(([field, value]) => String((event as unknown as Record<string, unknown>)[field]) === value)
    if (same.some(fits)) return
    const found = (same.length ? same : this.lastEvents).map(event => JSON.stringify(event)).join(' ')
    throw new InputError(`no event ${text}; found ${found || 'none at all'}`)
  }

  /** `undo`, or `undo refused`: the asked seat, or the one that is named, takes back its last move. */
  undo(text: string): void {
    const words = listOf(text, /\s+/)
    const refused = words.at(-1) === 'refused'
    if (refused) words.pop()
    if (words.length > 1)
      throw new InputError(`found "undo ${text}", expected "undo", a seat if need be, and perhaps "refused"`)
    const undone = this.table().undo(words[0] ?? this.askedSeat())
    if (undone.ok === refused) throw new InputError(undone.ok ? 'the move was taken back' : undone.say)
  }

  unused(): string | null {
    const unused = this.luck.unused()
    return unused.length ? unused.join(', ') : null
  }

  /** The match; the first line that needs it lays out the position. */
  private table(): Match<AnyState, AnyMove, unknown, AnyEvent, unknown> {
    if (this.match === null) {
      const options = readOptions(this.game.options, this.chosen)
      const state = this.game.notation.place(options, this.positions, this.luck)
      this.match = Match.at(this.game, state, options, this.luck)
    }
    return this.match
  }

  private notStarted(verb: string): void {
    if (this.match)
      throw new InputError(`found "${verb}" after play has begun, expected it before the first when, run or then`)
  }

  private zone(name: string): Zone<AnyState> {
    const zones = this.game.notation.zones(readOptions(this.game.options, this.chosen))
    if (Object.hasOwn(zones, name)) return zones[name]
    throw new InputError(`found zone "${name}", expected one of: ${Object.keys(zones).join(', ')}`)
  }

  /** `anna: lay 7H`, or without a seat where only one is asked. */
  private moveOf(text: string): { seat: string; move: AnyMove } {
    const named = /^([a-z0-9-]+):\s+(.*)$/.exec(text)
    const move = this.game.notation.readMove(named ? named[2] : text)
    return { seat: named ? named[1] : this.askedSeat(), move }
  }

  private askedSeat(): string {
    const decision = this.game.pending(this.table().state).find(({ kind }) => kind === 'must')
    if (!decision) throw new InputError(`nobody is asked: the game is over (${this.table().state.outcome?.id})`)
    return decision.seat
  }

  private askedSeatOrNone(): string {
    return this.table().over ? '' : this.askedSeat()
  }

  private asked(): string {
    const must = this.game.pending(this.table().state).filter(({ kind }) => kind === 'must')
    return must.map(({ seat, decision }) => `${seat} ${decision}`).join(', ') || '-'
  }

  private offered(seat: string): string[] {
    return this.game.moves(this.table().state, seat).map((move: AnyMove) => this.game.notation.writeMove(move))
  }
}

function expectSame(name: string, expected: string, found: string): void {
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
  if (tidy(expected) !== tidy(found))
    throw new InputError(`${name}: found "${tidy(found)}", expected "${tidy(expected)}"`)
}

function sorted(moves: string): string {
  return listOf(moves, ';').sort().join('; ')
}

function listOf(text: string, by: string | RegExp): string[] {
  return text
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')
}

function splitAt(text: string, sign: string, expected: string): [string, string] {
  const cut = text.indexOf(sign)
  if (cut < 1) throw new InputError(`found "${text}", expected ${expected}`)
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
}
