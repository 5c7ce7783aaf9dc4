import { atRest, betterFacts, Comparison, candidatesIn, mean, outlooks, type Tried } from '@holdout/bots'
import { type AnyMove, type AnyState, type Decision, type Seat, SeededChance, sameFlat } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, blended, planOf, toldInstead } from '@holdout/knowledge'
import type { Change, Estimate } from './analysis.ts'
import { errorOf, estimateOf } from './statistics.ts'
import { chancesIn } from './values.ts'
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
  /** Also compares the facts of the position after the best and after the played move. */
  readonly facts: boolean
}

interface ComparedMove {
  readonly move: AnyMove | null
  readonly chance: Estimate
}

/** The result of comparing the moves of a decision. Plain data. */
export interface Compared {
  /** Played minus best, for the deciding seat, by the value that orders moves: for accuracy. */
  readonly cost: Estimate
  /** Played minus best, for every seat, by the chance; `error` is that of the deciding seat. */
  readonly effects: readonly number[]
  readonly error: number
  /** The chance of the deciding seat after the played move; null if it was compared with no other. */
  readonly chance: Estimate | null
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
  /** With the rating, for the deciding seat, blended. */
  readonly value: number
}

/**
 * Compares the played move with the moves worth considering. The best move is chosen on one half of the sampled states
 * and measured on the other, in both directions, so that noise does not make it look better than it is. Yields after
 * each evaluation.
 */
export function* compared(question: Question, settings: CompareSettings): Generator<undefined, Compared> {
  const { game, seat, played, imagine } = question
  const chance = SeededChance.of(question.seed)
  const { candidates, stake, choices } = candidatesOf(question, imagine(chance), settings.width)
  if (candidates.length === 1) return undisputed(question, choices > 1)
  const comparison = new Comparison(
    game,
    { seat, imagine: () => imagine(chance) },
    candidates,
    { iterations: settings.evaluations, decisions: settings.decisions, sure: 0, keep: played },
    s => outcomeOf(question, s),
  )
  for (let done = false; !done; yield) done = comparison.step()
  const { all, alive } = comparison
  const mine = all.find(({ move }) => move !== null && sameFlat(move, played)) as Tried<Outcome>
  const compared = conclusion(question, all, alive, mine)
  // Which move is the next best is known only if more moves were compared than the two of a quick analysis.
  const lead = candidates.length > 2 || candidates.length === choices ? compared.lead : null
  const result = { ...compared, lead, stake: stake ?? compared.stake }
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
    error: 0,
    chance: null,
    stake: 0,
    lead: null,
    moves: [{ move: played, chance: { value: 0, error: 0 } }],
    changes: [],
  }
}

function outcomeOf({ game, seat, seats }: Question, after: AnyState): Outcome {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const s = atRest(game, after)
  const chances = chancesIn(game, seats, s)
  return { chances, value: blended(notes.rate(s, seat), chances[seats.indexOf(seat)]) }
}

function conclusion(
  question: Question,
  all: readonly Tried<Outcome>[],
  alive: readonly Tried<Outcome>[],
  mine: Tried<Outcome>,
): Compared {
  const { seats } = question
  const at = seats.indexOf(question.seat)
  const bestOf = (half: 0 | 1): Tried<Outcome> =>
    alive.reduce((best, other) => (halfMean(other, half) > halfMean(best, half) ? other : best), mine)
  const best = [bestOf(1), bestOf(0)] as const // measured on the other half
  const differences = mine.values.map((value, i) => value - best[i % 2 === 0 ? 0 : 1].values[i])
  const cost = estimateOf(differences)
  const byChance = (place: number): number[] =>
    mine.results.map(({ chances }, i) => chances[place] - best[i % 2 === 0 ? 0 : 1].results[i].chances[place])
  const own = mean(mine.results.map(({ chances }) => chances[at]))
  const sorted = [...alive].sort((a, b) => mean(b.values) - mean(a.values) || (a === mine ? -1 : b === mine ? 1 : 0))
  const [first, second] = sorted
  const early = Math.min(...all.map(({ values }) => values.length))
  const average = mean(all.map(({ values }) => mean(values.slice(0, early))))
  return {
    cost,
    effects: seats.map((_, place) => mean(byChance(place))),
    error: errorOf(byChance(at)),
    chance: { value: own, error: errorOf(mine.results.map(({ chances }) => chances[at])) },
    stake: Math.max(0, mean(first.values.slice(0, early)) - average),
    lead: estimateOf(first.results.map(({ chances }, i) => chances[at] - second.results[i].chances[at])),
    moves: sorted.map(other => ({
      move: other.move,
      chance: {
        value: own + mean(other.results.map(({ chances }, i) => chances[at] - mine.results[i].chances[at])),
        error: errorOf(other.results.map(({ chances }, i) => chances[at] - mine.results[i].chances[at])),
      },
    })),
    changes: [],
  }
}

function halfMean({ values }: Tried<Outcome>, half: 0 | 1): number {
  return mean(values.filter((_, i) => i % 2 === half))
}

/** Sampled states for the facts of the position. */
const FACT_WORLDS = 12

const MOST_CHANGES = 3

/** The facts that speak most for the best move, compared with the played one. */
function changesOf({ game, seat, played, imagine, seed }: Question, best: AnyMove | null): Change[] {
  const chance = SeededChance.of(`${seed}/facts`)
  const [before, after] = outlooks(game, seat, () => imagine(chance), [played, best], FACT_WORLDS)
  return betterFacts(game.reasons, after, before, best)
    .slice(0, MOST_CHANGES)
    .map(({ name, fact, mine, other }) => ({
      feature: name,
      played: other,
      best: mine,
      text: toldInstead(fact, mine, other),
    }))
}
