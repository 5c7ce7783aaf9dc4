import { InputError, type MatchRecord, rulesFor, type Seat, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Analysis, AnalysisInProgress, AnalysisSettings, Depth, KeptAnalysis } from './analysis.ts'
import { combine, isByChance } from './combine.ts'
import { type Effort, effortOf } from './effort.ts'
import { bounded, type FoundDecision, type JudgeContext, judged } from './judge.ts'
import { marksOf } from './marks.ts'
import { type AnalyzedMove, type PlayedMatch, playedMatch } from './played.ts'
import { type Material, present } from './present.ts'
import { dealtValue, type FoundValue, positionValue } from './values.ts'
import { imagined } from './worlds.ts'

type DealtValue = ReturnType<typeof dealtValue>
type Found = DealtValue | FoundValue | FoundDecision

/** Raised when the results so far mean something else: those that were kept are found again then. */
const VALUES = 6

/** The steps with most luck, whose values are found again with as many states as in a deep analysis. */
const LUCKIEST = 12

/** A piece of work: the deal, the value after a number of moves, or the decision of a move. */
interface Task {
  readonly kind: 'deal' | 'value' | 'decision'
  readonly at: number
  readonly deep: boolean
}

/** The analysis of a match, in small steps. Each task has its own random numbers, so their order changes nothing. */
export class Analyzing implements AnalysisInProgress {
  private readonly match: PlayedMatch
  private readonly seats: readonly Seat[]
  private readonly team: boolean
  private readonly seed: string
  private readonly efforts: { readonly quick: Effort; readonly deep: Effort }
  private readonly found = new Map<string, Found>()
  private readonly decided: readonly AnalyzedMove[]
  private tasks: readonly Task[]
  private deepTasks: readonly Task[] | null = null
  private next = 0
  private running: Generator<undefined, FoundDecision> | null = null
  private ready: Analysis | null = null

  constructor(
    private readonly game: AnyKnownGame,
    private readonly record: MatchRecord,
    private readonly settings: AnalysisSettings,
    kept?: KeptAnalysis,
  ) {
    if (!game.bot.chance)
      throw new InputError(`${game.title} has no estimate of the chance of winning, so it cannot be analyzed.`)
    this.match = playedMatch(game, record)
    const specs = game.seats(this.match.options)
    this.seats = specs.map(({ seat }) => seat)
    if (!this.seats.includes(settings.seat))
      throw new InputError(`There is no seat "${settings.seat}". The seats are: ${this.seats.join(', ')}.`)
    this.team = isTeam(specs)
    this.seed = settings.seed ?? record.hash
    const { moves } = this.match
    const ownMoves = moves.filter(move => isChoice(move) && move.seat === settings.seat).length
    const effort = (depth: Depth): Effort => effortOf(game, { ...settings, depth }, moves.length, ownMoves)
    this.efforts = { quick: effort('quick'), deep: effort('deep') }
    const judgesAll = this.efforts[settings.depth].others > 0
    this.decided = moves.filter(move => isChoice(move) && (move.seat === settings.seat || judgesAll))
    const own = this.decided.filter(({ seat }) => seat === settings.seat)
    this.tasks = [
      { kind: 'deal', at: 0, deep: settings.depth === 'deep' },
      ...Array.from({ length: moves.length + 1 }, (_, at): Task => ({ kind: 'value', at, deep: false })),
      ...own.map(({ at }): Task => ({ kind: 'decision', at, deep: false })),
    ]
    if (kept && kept.key === this.key) this.resume(kept)
  }

  get done(): number {
    return this.next
  }

  get of(): number {
    if (this.deepTasks) return this.tasks.length
    const deep = this.settings.depth === 'deep' ? this.match.moves.length + 1 + this.decided.length : 2 * LUCKIEST
    return this.tasks.length + deep
  }

  step(): boolean {
    const task = this.taskAt(this.next)
    if (!task) return true
    const found = this.work(task)
    if (!found) return false
    this.found.set(keyOf(task), found)
    this.ready = null
    this.next += 1
    return this.taskAt(this.next) === undefined
  }

  get analysis(): Analysis | null {
    if (this.next < this.match.moves.length + 2) return null
    this.ready ??= this.build()
    return this.ready
  }

  get kept(): KeptAnalysis {
    return { format: 'holdout-analysis-kept', version: 1, key: this.key, found: [...this.found] }
  }

  private get key(): string {
    const { seat, known, depth } = this.settings
    return [VALUES, this.game.slug, this.record.hash, seat, known, depth, this.seed].join('/')
  }

  private resume({ found }: KeptAnalysis): void {
    for (const [key, value] of found as readonly [string, Found][]) this.found.set(key, value)
    for (let task = this.taskAt(0); task && this.found.has(keyOf(task)); task = this.taskAt(this.next)) this.next += 1
  }

  /** The task with this number. The deep ones are ordered once the quick ones are done. */
  private taskAt(number: number): Task | undefined {
    if (number >= this.tasks.length && this.deepTasks === null) {
      this.deepTasks = this.settings.depth === 'deep' ? this.inOrderOfInterest() : this.ofMostLuck()
      this.tasks = [...this.tasks, ...this.deepTasks]
    }
    return this.tasks[number]
  }

  /**
   * The values around the moves that seem to have had most luck. In a long match a quick value stands on two states, too
   * few to tell what was to be expected of a roll.
   */
  private ofMostLuck(): readonly Task[] {
    const { luck } = this.combined(false).combined
    const luckOf = (at: number): number => Math.abs(luck[at]?.value ?? 0)
    const moves = this.match.moves.map(({ at }) => at).filter(at => luckOf(at) > 0)
    const most = moves.sort((a, b) => luckOf(b) - luckOf(a) || a - b).slice(0, LUCKIEST)
    const places = new Set(most.flatMap(at => [at - 1, at]))
    return [...places].map((at): Task => ({ kind: 'value', at, deep: true }))
  }

  /** Those of most luck come first, then decisions that seem to have changed most, with the values around them. */
  private inOrderOfInterest(): readonly Task[] {
    // By quick results only: an analysis that is resumed has some deep ones already, and needs the same order.
    const quick = (kind: Task['kind'], at: number): Found | undefined =>
      this.found.get(keyOf({ kind, at, deep: false }))
    const place = this.seats.indexOf(this.settings.seat)
    const valueAt = (at: number): number => (quick('value', at) as FoundValue).chances[place]
    const changed = ({ at }: AnalyzedMove): number => {
      const decision = quick('decision', at) as FoundDecision | undefined
      return Math.abs(decision?.effect.value ?? (valueAt(at) - valueAt(at - 1)) / 2)
    }
    const sorted = [...this.decided].sort((a, b) => changed(b) - changed(a) || a.at - b.at)
    const tasks = sorted.flatMap(({ at }): Task[] => [
      { kind: 'decision', at, deep: true },
      { kind: 'value', at: at - 1, deep: true },
      { kind: 'value', at, deep: true },
    ])
    const rest = this.match.moves.map(({ at }): Task => ({ kind: 'value', at, deep: true }))
    const unique = new Map(
      [...this.ofMostLuck(), ...tasks, { kind: 'value', at: 0, deep: true } as Task, ...rest].map(task => [
        keyOf(task),
        task,
      ]),
    )
    return [...unique.values()]
  }

  /** Works on a task for a moment. Undefined: it is not done. */
  private work(task: Task): Found | undefined {
    const { game, settings, match, seats, efforts } = this
    const effort = task.deep ? efforts.deep : efforts.quick
    const seed = `${this.seed}/${task.deep ? 'deep' : 'quick'}`
    if (task.kind === 'deal') {
      const rules = rulesFor(game, this.record.rulesVersion)
      return dealtValue(game, seats, settings.seat, match.options, rules, effort.deals, `${seed}/deal`)
    }
    if (task.kind === 'value') {
      const state = task.at === 0 ? match.start : match.moves[task.at - 1].after
      const following = match.moves[task.at]
      return positionValue(
        {
          game,
          seats,
          seat: settings.seat,
          state,
          next: following ? { ...following, byChance: isByChance(following) } : null,
          imagine: imagined(game, state, settings.seat, settings.known),
          seed: `${seed}/value/${task.at}`,
        },
        effort.worlds,
      )
    }
    const context: JudgeContext = { game, seats, team: this.team, settings, effort, seed, deep: task.deep }
    this.running ??= judged(context, match.moves[task.at - 1])
    const turn = this.running.next()
    if (!turn.done) return undefined
    this.running = null
    return turn.value
  }

  /** The result of a task: the deep one if there is one. By quick results only, if `deep` is false. */
  private foundAt(kind: 'value' | 'decision', at: number, deep: boolean): Found | undefined {
    const found = deep ? this.found.get(keyOf({ kind, at, deep: true })) : undefined
    return found ?? this.found.get(keyOf({ kind, at, deep: false }))
  }

  /** The values and decisions so far, and what they add up to. */
  private combined(deep: boolean): Pick<Material, 'values' | 'decisions' | 'combined'> {
    const { match, settings, seats } = this
    const at = seats.indexOf(settings.seat)
    const dealt = this.found.get(keyOf(this.tasks[0])) as DealtValue
    const values = Array.from(
      { length: match.moves.length + 1 },
      (_, k) => this.foundAt('value', k, deep) as FoundValue,
    )
    const decisions = new Map<number, FoundDecision>()
    for (const { at: k, seat } of this.decided) {
      const found = this.foundAt('decision', k, deep) as FoundDecision | undefined
      if (found) decisions.set(k, bounded(found, values[k - 1].chances, { mover: seats.indexOf(seat), seat: at }))
    }
    const deal = { value: { value: dealt.chances[at], error: dealt.error }, outcomes: dealt.outcomes }
    const unsearched = match.moves.filter(
      move => isChoice(move) && !(deep && this.found.has(keyOf({ kind: 'decision', at: move.at, deep: true }))),
    )
    const examined = new Set(seats.filter(seat => unsearched.every(move => move.seat !== seat)))
    const combined = combine(match, settings.seat, at, deal, values, decisions, examined, marksOf(this.game))
    return { values, decisions, combined }
  }

  private build(): Analysis {
    const { match, settings, seats, team } = this
    const searched = this.decided.filter(({ at: k }) =>
      this.found.has(keyOf({ kind: 'decision', at: k, deep: settings.depth === 'deep' })),
    )
    return present({
      game: this.game,
      record: this.record,
      match,
      settings,
      seats,
      team,
      ...this.combined(true),
      done: searched.length,
      of: this.decided.length,
    })
  }
}

/** A move that was one of several possible ones. A forced one decides nothing. */
function isChoice({ decision, moves }: AnalyzedMove): boolean {
  return decision !== null && (moves.length > 1 || decision.kind !== 'must')
}

function isTeam(specs: readonly SeatSpec[]): boolean {
  return new Set(specs.map(({ seat, side }) => side ?? seat)).size === 1
}

function keyOf({ kind, at, deep }: Task): string {
  return `${deep ? 'deep' : 'quick'} ${kind} ${at}`
}

/** Analyzes a match at once. */
export function analyze(game: AnyKnownGame, record: MatchRecord, settings: AnalysisSettings): Analysis {
  const analyzing = new Analyzing(game, record, settings)
  while (!analyzing.step());
  return analyzing.analysis as Analysis
}
