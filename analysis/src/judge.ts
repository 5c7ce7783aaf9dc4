import { type AnyState, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { AnalysisSettings, Estimate } from './analysis.ts'
import { type Compared, type CompareSettings, compared, type Question } from './compare.ts'
import type { Effort } from './effort.ts'
import { type AnalyzedMove, isSecret } from './played.ts'
import { estimateOf, NOTHING } from './statistics.ts'
import { isLegal } from './values.ts'
import { imagined } from './worlds.ts'

/** The judgment of a decision. Plain data. */
export interface FoundDecision {
  /** As the deciding seat saw it, or with all cards open. */
  readonly compared: Compared
  /** The change for the analyzed seat, from what that seat could know. */
  readonly effect: Estimate
  /** The chance of the best move, for the analyzed seat's own decisions; null if no other move was compared. */
  readonly before: Estimate | null
}

export interface JudgeContext {
  readonly game: AnyKnownGame
  readonly seats: readonly Seat[]
  readonly team: boolean
  readonly settings: AnalysisSettings
  readonly effort: Effort
  readonly seed: string
  /** Whether the analyzed seat is searched with all its evaluations, and facts are compared. */
  readonly deep: boolean
}

/** Judges a decision of any seat. Yields after each evaluation. */
export function* judged(context: JudgeContext, played: AnalyzedMove): Generator<undefined, FoundDecision> {
  const { game, settings, effort } = context
  const own = played.seat === settings.seat
  const how: CompareSettings = {
    evaluations: own ? effort.own : effort.others,
    width: effort.width,
    decisions: effort.decisions,
    facts: own && context.deep,
  }
  const found = yield* compared(questionAt(context, played, played.before, 'own'), how)
  if (own || settings.known === 'all') {
    const at = context.seats.indexOf(settings.seat)
    const value = own || context.team ? Math.min(0, found.effects[at]) : found.effects[at]
    const before = own ? bestOf(found, value) : null
    return { compared: found, effect: { value, error: found.error }, before }
  }
  if (isSecret(game, played, settings.seat)) return { compared: found, effect: NOTHING, before: null }
  return { compared: found, effect: yield* effectOfOther(context, played, how), before: null }
}

/** The chance before a decision: that of the best move. A move that costs nothing is as good as the best. */
function bestOf({ chance, error }: Compared, cost: number): Estimate | null {
  return chance && { value: Math.max(0, Math.min(1, chance.value - cost)), error: Math.hypot(chance.error, error) }
}

/**
 * A decision cannot lose more than the chance that was there before it, nor win more than what was missing: estimates
 * of single moves exaggerate, most of all where a match is all but decided. `chances` are those before the decision,
 * `mover` and `seat` the places of the deciding and of the analyzed seat in them.
 */
export function bounded(
  found: FoundDecision,
  chances: readonly number[],
  { mover, seat }: { readonly mover: number; readonly seat: number },
): FoundDecision {
  const within = ({ value, error }: Estimate, chance: number): Estimate => ({
    value: Math.max(-chance, Math.min(1 - chance, value)),
    error,
  })
  const { compared, effect } = found
  return {
    ...found,
    compared: { ...compared, cost: within(compared.cost, chances[mover]) },
    effect: within(effect, chances[seat]),
  }
}

function questionAt(context: JudgeContext, played: AnalyzedMove, s: AnyState, name: string): Question {
  const { game, seats, team, settings, seed } = context
  const { seat, move, decision, moves, before } = played
  if (!decision) throw new Error('A move of the clock is not a decision.')
  return {
    game,
    seats,
    team,
    seat,
    decision,
    moves: s === before ? moves : game.moves(s, seat),
    played: move,
    imagine: imagined(game, s, seat, settings.known),
    seed: `${seed}/${name}/${played.at}`,
  }
}

/** States in which another seat's decision is judged as the analyzed seat could imagine it, and tries to find them. */
const IMAGINED = 6
const TRIES = 24

/**
 * The change for the analyzed seat by another seat's decision, on average over what the analyzed seat could imagine of
 * the other's cards, as far as the move is possible there. Nothing if the move was a surprise in nearly all of them: it
 * counts as luck then. The less the states agree, the less it counts.
 */
function* effectOfOther(
  context: JudgeContext,
  played: AnalyzedMove,
  how: CompareSettings,
): Generator<undefined, Estimate> {
  const { game, settings, seats, seed } = context
  const imagine = imagined(game, played.before, settings.seat, 'seen')
  const chance = SeededChance.of(`${seed}/imagined/${played.at}`)
  const at = seats.indexOf(settings.seat)
  const found: Compared[] = []
  for (let i = 0; i < TRIES && found.length < IMAGINED; i++) {
    const world = imagine(chance)
    if (!isLegal(game, world, played.seat, played.move)) continue
    const question = questionAt(context, played, world, `imagined-${i}`)
    found.push(yield* compared(question, { ...how, evaluations: how.evaluations / IMAGINED }))
  }
  if (found.length === 0) return NOTHING
  const { value, error: between } = estimateOf(found.map(({ effects }) => effects[at]))
  const within = Math.hypot(...found.map(({ error }) => error)) / found.length
  return damped({ value, error: Math.max(between, within) })
}

/** An estimate drawn toward 0 by how uncertain it is, so that the noise of many small effects does not add up. */
function damped({ value, error }: Estimate): Estimate {
  return { value: value === 0 ? 0 : value * Math.max(0, 1 - (error / value) ** 2), error }
}
