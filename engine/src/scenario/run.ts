import type { AnyEvent, AnyMove, Seat } from '../basics.ts'
import { InputError, RuleBug } from '../errors.ts'
import type { AnyGame, AnyState } from '../game.ts'
import { Difference } from './compare.ts'
import { Expectations } from './expect.ts'
import { type AnyScenarioMatch, LineError, Opening } from './opening.ts'
import type { Line, Scenario } from './parse.ts'
import { listOf } from './text.ts'

export type ScenarioResult = { readonly ok: true } | { readonly ok: false; readonly line: number; readonly say: string }

/** One step of a running scenario, for the `watch` callback. */
export type ScenarioTold =
  | { readonly kind: 'position'; readonly match: AnyScenarioMatch }
  | {
      readonly kind: 'move'
      readonly match: AnyScenarioMatch
      readonly seat: Seat
      readonly move: AnyMove
      readonly before: AnyState
      readonly events: readonly AnyEvent[]
    }
  | {
      readonly kind: 'step'
      readonly match: AnyScenarioMatch
      readonly step: string
      readonly events: readonly AnyEvent[]
    }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly line: Line }

const OPENING: readonly Line['verb'][] = ['options', 'given', 'chance']

/** Runs a scenario and stops at the first `then` block, event or move that fails. */
export function runScenario(
  game: AnyGame,
  scenario: Scenario,
  watch: (told: ScenarioTold) => void = () => {},
): ScenarioResult {
  const { lines, fault } = scenario
  if (fault) return failure(fault)
  const last = lines.at(-1)
  if (!last || last.background)
    return { ok: false, line: scenario.line, say: 'found no lines below the title, expected at least one' }
  const begun = lines.findIndex(({ verb }) => !OPENING.includes(verb))
  const head = begun < 0 ? lines : lines.slice(0, begun)
  const runs = lines.find(({ verb }) => verb === 'when' || verb === 'run')?.verb === 'run'
  const stage = attempt(scenario.line, () => new Stage(game, new Opening(game, head, scenario.line), runs, watch))
  if ('say' in stage) return failure(stage)
  for (const [i, line] of lines.slice(head.length).entries()) {
    const done = attempt(line.line, () => stage.play(line))
    const failed = done === undefined ? null : done
    const next = lines[head.length + i + 1]
    if (failed && !(line.verb === 'then' && failed.kind === 'difference')) return failure(failed)
    // A `then` block is compared to its end, so that all its differences are shown together.
    if (failed) stage.differences.push(failed)
    if (stage.differences.length && next?.verb !== 'then')
      return {
        ok: false,
        line: stage.differences[0].line,
        say: stage.differences.map(({ say }) => say).join('\n'),
      }
  }
  const unused = stage.unused()
  return unused === null ? { ok: true } : { ok: false, line: last.line, say: `unused chance values: ${unused}` }
}

function failure({ line, say }: { line: number; say: string }): ScenarioResult {
  return { ok: false, line, say }
}

interface Failure {
  readonly line: number
  readonly say: string
  readonly kind: 'difference' | 'error'
}

/** Runs a part of a scenario and turns errors into a message with a line. */
function attempt<T>(line: number, part: () => T): T | Failure {
  try {
    return part()
  } catch (thrown) {
    const error =
      thrown instanceof RuleBug ? ((thrown.cause as { error?: Error } | undefined)?.error ?? thrown) : thrown
    const at = error instanceof LineError ? error.line : line
    const kind = error instanceof Difference ? 'difference' : 'error'
    if (error instanceof InputError) return { line: at, say: error.message, kind }
    const { name, message } = error as Error
    const what = name === 'RuleBug' ? message : `${name}: ${message}`
    return {
      line: at,
      say: `The rules stopped with an error (${what}). If this position can come up in a match, please report it.`,
      kind,
    }
  }
}

/** The match that a scenario plays. */
class Stage {
  readonly differences: Failure[] = []
  private readonly match: AnyScenarioMatch
  private readonly expect: Expectations
  private lastEvents: AnyEvent[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly opening: Opening,
    runs: boolean,
    private readonly watch: (told: ScenarioTold) => void,
  ) {
    this.match = opening.start(runs)
    this.expect = new Expectations(game, opening, this.match)
    watch({ kind: 'position', match: this.match })
  }

  play(line: Line): undefined {
    const { verb, text } = line
    switch (verb) {
      case 'options':
      case 'given':
        throw new InputError(`found "${verb}" after the start of play, expected it before the first when, run or then`)
      case 'chance':
        this.opening.script(text)
        return
      case 'when':
        if (!line.indented) this.lastEvents = []
        return this.when(text)
      case 'run':
        if (!line.indented) this.lastEvents = []
        return this.run(text)
      case 'undo':
        this.undo(text)
        break
      case 'then':
        this.expect.then(text)
        break
      case 'refuse':
        this.expect.refuse(text)
        break
      case 'event':
        this.expect.event(text, this.lastEvents)
        break
      case 'no event':
        this.expect.noEvent(text, this.lastEvents)
        break
      case 'events':
        this.expect.events(text, this.lastEvents)
        break
    }
    this.watch({ kind: 'passed', line })
  }

  unused(): string | null {
    const unused = this.opening.chance.unused()
    return unused.length ? unused.join(', ') : null
  }

  private when(text: string): undefined {
    const parts = listOf(text, ';')
    if (parts.length === 0) throw new InputError('found no move, expected at least one')
    for (const part of parts) {
      const { seat, move } = this.expect.moveOf(part)
      const before = this.game.clone(this.match.state)
      const played = this.match.play(seat, move)
      if (!played.ok)
        throw new InputError(
          `"${part}" is illegal: ${played.text}${played.rule ? ` (${played.rule})` : ''}; legal moves: ${this.expect.offered(seat).join('; ') || 'none'}`,
        )
      this.lastEvents.push(...played.events)
      this.watch({ kind: 'move', match: this.match, seat, move, before, events: played.events })
    }
  }

  private run(text: string): undefined {
    const step = this.game.notation.readStep(text, this.opening.options)
    if (this.match.over) throw new InputError('found "run" after the end of the match, expected it before')
    const missing = this.game.notation.missingFor?.(this.match.state, step)
    if (missing) throw new InputError(`"run ${text}" cannot start here: ${missing}`)
    const events = this.match.run(step)
    this.lastEvents.push(...events)
    this.watch({ kind: 'step', match: this.match, step: text, events })
  }

  /** `undo` or `undo refused`: the asked or named seat undoes its last move. */
  private undo(text: string): void {
    const words = listOf(text, /\s+/)
    const refused = words.at(-1) === 'refused'
    if (refused) words.pop()
    if (words.length > 1)
      throw new InputError(`found "undo ${text}", expected "undo", optionally a seat, optionally "refused"`)
    const seat = words[0] === undefined ? this.expect.askedSeat() : this.expect.seat(words[0])
    const undone = this.match.undo(seat)
    if (undone.ok === refused)
      throw new Difference(undone.ok ? 'the move was undone, expected undo to be rejected' : undone.text)
    if (undone.ok) this.watch({ kind: 'undone', seat })
  }
}
