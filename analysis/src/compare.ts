import { candidatesIn, playoutMove } from '@holdout/bots'
import { type AnyMove, type AnyState, CLOCK, type Decision, type Seat, SeededChance, sameFlat } from '@holdout/engine'
import {
  type AnyKnownGame,
  type BotNotes,
  blended,
  type Facts,
  modelFor,
  planOf,
  toldBetter,
  toldInstead,
} from '@holdout/knowledge'
import type { Change, Estimate } from './analysis.ts'
import { errorOf, estimateOf, mean } from './statistics.ts'
import type { Imagine } from './worlds.ts'

/** A decision to judge. */
export interface Question {
  readonly game: AnyKnownGame
  /** All seats, in the order of `Compared.effects`. */
  readonly seats: readonly Seat[]
  readonly team: boolean
  readonly seat: Seat
  readonly decision: Decision
  readonly moves: readonly AnyMove[]
  readonly played: AnyMove
  readonly imagine: Imagine
  /** The random numbers of the sampled states. */
  readonly seed: string
}

export interface CompareSettings {
  readonly evaluations: number
  readonly width: number
  readonly decisions: number
  /** Multiplies all differences between moves: see `AnalysisNotes.scale`. */
  readonly scale: number
  /** Also compares the facts of the position after the best and after the played move. */
  readonly facts: boolean
}

interface ComparedMove {
  readonly move: AnyMove | null
  readonly chance: Estimate
}

/** The result of comparing the moves of a decision. Plain data. */
export interface Compared {
  /** Played minus best, for the deciding seat. */
  readonly cost: Estimate
  /** Played minus best, for every seat. */
  readonly effects: readonly number[]
  readonly stake: number
  /** The played move is the first choice of the bots among several, and was compared with no other. */
  readonly unopposed?: boolean
  readonly lead: Estimate | null
  /** The best move first. The played move is among them. */
  readonly moves: readonly ComparedMove[]
  readonly changes: readonly Change[]
}

interface Outcome {
  /** The chance of each seat. */
  readonly chances: readonly number[]
  /** The rating of the deciding seat. */
  readonly rated: number
}

interface Tried {
  readonly move: AnyMove | null
  readonly outcomes: Outcome[]
  /** By sampled state: both estimates for the deciding seat, blended. */
  readonly values: number[]
}

/**
 * Compares the played move with the moves worth considering, all in the same sampled states. The weaker half is dropped
 * several times. The best move is chosen on one half of the states and measured on the other, in both directions, so
 * that noise does not make it look better than it is. Yields after each evaluation.
 */
export function* compared(question: Question, settings: CompareSettings): Generator<undefined, Compared> {
  const { game, seat, played, imagine } = question
  const chance = SeededChance.of(question.seed)
  const { candidates, stake, choices } = candidatesOf(question, imagine(chance), settings.width)
  const all = candidates.map((move): Tried => ({ move, outcomes: [], values: [] }))
  const mine = all.find(({ move }) => move !== null && sameFlat(move, played)) as Tried
  const at = question.seats.indexOf(seat)
  if (all.length === 1) return undisputed(question, choices > 1)
  let alive = all
  let spent = 0
  for (let rounds = Math.ceil(Math.log2(all.length)); rounds > 0; rounds--) {
    const worlds = Math.max(2, Math.floor((settings.evaluations - spent) / (rounds * alive.length)))
    for (let world = 0; world < worlds; world++) {
      const sampled = imagine(chance)
      for (const tried of alive) {
        const outcome = outcomeOf(question, settings.decisions, sampled, tried.move)
        tried.outcomes.push(outcome)
        tried.values.push(settings.scale * blended(outcome.rated, outcome.chances[at]))
        spent += 1
        yield
      }
    }
    if (rounds === 1 || alive.every(({ values }) => values.every(value => value === values[0]))) break
    const sorted = [...alive].sort((a, b) => mean(b.values) - mean(a.values))
    const kept = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)))
    alive = kept.includes(mine) ? kept : [...kept, mine]
  }
  const compared = conclusion(question, settings.scale, all, alive, mine)
  const result = stake === null ? compared : { ...compared, stake: settings.scale * stake }
  const [best] = result.moves
  const differs = settings.facts && best.move !== mine.move && game.bot.facts
  return differs ? { ...result, changes: changesOf(question, best.move) } : result
}

interface Candidates {
  readonly candidates: readonly (AnyMove | null)[]
  /** The number of moves worth considering. */
  readonly choices: number
  /** The stake among all moves worth considering, if not all of them are compared. */
  readonly stake: number | null
}

/** The moves to compare: those worth considering, not acting if that was allowed, and the played one. */
function candidatesOf(question: Question, world: AnyState, width: number): Candidates {
  const { game, seat, decision, moves, played } = question
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const found: (AnyMove | null)[] = decision.kind === 'must' ? [] : [null]
  let stake: number | null = null
  let choices = found.length
  if (moves.length > 0) {
    const questioned = planOf(game).doubt !== undefined
    const usual = questioned ? null : notes.habit?.(world, seat, moves)
    const worth = usual ? [usual] : candidatesIn(notes, world, seat, moves)
    choices += worth.length
    const most = Math.max(1, width - 1)
    if (worth.length <= most || questioned) found.push(...worth.slice(0, most))
    else {
      const rated = ratedIn(question, world, worth)
      found.push(...rated.slice(0, most).map(({ move }) => move))
      stake = rated[0].value - mean(rated.map(({ value }) => value))
    }
  }
  const hasPlayed = found.some(move => move !== null && sameFlat(move, played))
  return { candidates: hasPlayed ? found : [...found, played], choices, stake }
}

/** The moves by their value in one sampled state, the best first. Games list their moves in no such order. */
function ratedIn(
  { game, seat }: Question,
  world: AnyState,
  moves: readonly AnyMove[],
): { readonly move: AnyMove; readonly value: number }[] {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const rated = moves.map(move => {
    const s: AnyState = game.clone(world)
    game.apply(s, seat, move)
    return { move, value: notes.rate(s, seat) }
  })
  return rated.sort((one, other) => other.value - one.value)
}

function undisputed({ seats, played }: Question, unopposed: boolean): Compared {
  return {
    unopposed,
    cost: { value: 0, error: 0 },
    effects: seats.map(() => 0),
    stake: 0,
    lead: null,
    moves: [{ move: played, chance: { value: 0, error: 0 } }],
    changes: [],
  }
}

function outcomeOf(question: Question, decisions: number, world: AnyState, move: AnyMove | null): Outcome {
  const { game, seat, seats } = question
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const s: AnyState = game.clone(world)
  if (move) game.apply(s, seat, move)
  if (decisions > 0) playOn(game, s, decisions)
  const chances = notes.chance?.(s) ?? {}
  const list = seats.map(one => chances[one] ?? 0)
  return { chances: list, rated: notes.rate(s, seat) }
}

function playOn(game: AnyKnownGame, s: AnyState, decisions: number): void {
  const chance = new SeededChance({ key: s.chance.key, used: 1 << 20 })
  for (let left = decisions; left > 0 && s.outcome === null; ) {
    const asked = game.pending(s).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
    if (!asked) return
    const moves = game.moves(s, asked.seat)
    if (moves.length > 1) left -= 1
    game.apply(s, asked.seat, moves.length === 1 ? moves[0] : playoutMove(game, s, asked.seat, moves, chance))
  }
}

function conclusion(
  question: Question,
  scale: number,
  all: readonly Tried[],
  alive: readonly Tried[],
  mine: Tried,
): Compared {
  const { seats, team } = question
  const at = seats.indexOf(question.seat)
  const bestOf = (half: 0 | 1): Tried =>
    alive.reduce((best, other) => (halfMean(other, half) > halfMean(best, half) ? other : best), mine)
  const best = [bestOf(1), bestOf(0)] as const // measured on the other half
  const differences = mine.values.map((value, i) => value - best[i % 2 === 0 ? 0 : 1].values[i])
  const cost = estimateOf(differences)
  const own = mean(mine.outcomes.map(({ chances }) => chances[at]))
  const effects = seats.map((_, seat) => {
    if (seat === at || team) return cost.value
    // By the chances after both moves, and as a share of what the rating says.
    const byChance = mine.outcomes.map(
      ({ chances }, i) => chances[seat] - best[i % 2 === 0 ? 0 : 1].outcomes[i].chances[seat],
    )
    const byRating = mine.outcomes.map(({ rated }, i) => best[i % 2 === 0 ? 0 : 1].outcomes[i].rated - rated)
    const share = mean(mine.outcomes.map(({ chances }) => chances[seat])) / Math.max(0.02, 1 - own)
    return scale * blended(Math.min(1, share) * mean(byRating), mean(byChance))
  })
  const sorted = [...alive].sort((a, b) => mean(b.values) - mean(a.values) || (a === mine ? -1 : b === mine ? 1 : 0))
  const [first, second] = sorted
  const early = Math.min(...all.map(({ values }) => values.length))
  const average = mean(all.map(({ values }) => mean(values.slice(0, early))))
  return {
    cost,
    effects,
    stake: Math.max(0, mean(first.values.slice(0, early)) - average),
    lead: estimateOf(first.values.map((value, i) => value - second.values[i])),
    moves: sorted.map(other => ({
      move: other.move,
      chance: {
        value: own + mean(other.values) - mean(mine.values),
        error: errorOf(other.values.map((value, i) => value - mine.values[i])),
      },
    })),
    changes: [],
  }
}

function halfMean({ values }: Tried, half: 0 | 1): number {
  return mean(values.filter((_, i) => i % 2 === half))
}

/** Sampled states for the facts of the position. */
const FACT_WORLDS = 12

/** How the facts that hints name differ after the best and after the played move, the greatest difference first. */
function changesOf(question: Question, best: AnyMove | null): Change[] {
  const { game, played, seed } = question
  const { models, facts: told } = game.reasons ?? { models: null, facts: {} }
  const weights = models ? modelFor(models, question.seats.length).weights : {}
  const chance = SeededChance.of(`${seed}/facts`)
  const sums: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (let i = 0; i < FACT_WORLDS; i++) {
    const world = question.imagine(chance)
    ;[played, best].forEach((move, side) => {
      const facts = factsAfter(question, world, move)
      for (const name in facts) sums[side][name] = (sums[side][name] ?? 0) + facts[name] / FACT_WORLDS
    })
  }
  return Object.entries(told)
    .flatMap(([name, feature]) => {
      const [before = 0, after = 0] = sums.map(facts => facts[name])
      if (toldBetter(feature, after - before) === null) return []
      const gain = Math.abs((after - before) * (weights[name] ?? 0))
      return [{ feature: name, played: before, best: after, text: toldInstead(feature, after, before), gain }]
    })
    .filter(({ gain }) => gain > 0.02)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 3)
    .map(({ gain: _, ...change }) => change)
}

function factsAfter({ game, seat }: Question, world: AnyState, move: AnyMove | null): Facts {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const s: AnyState = game.clone(world)
  if (move) game.apply(s, seat, move)
  return s.outcome === null ? (notes.facts?.(s, seat) ?? {}) : {}
}
