import { CLOCK, type Seat } from '@holdout/engine'
import type { Estimate, JudgedLuck, Sums } from './analysis.ts'
import type { FoundDecision } from './judge.ts'
import type { AnalyzedMove, PlayedMatch } from './played.ts'
import { NOTHING, total } from './statistics.ts'
import type { FoundValue } from './values.ts'

/** The values of a match for the analyzed seat, which add up. Index 0 is the deal. */
export interface Combined {
  readonly chances: readonly Estimate[]
  readonly luck: readonly (JudgedLuck | null)[]
  /** The change of the estimate that no decision or chance event explains. */
  readonly uncertain: readonly number[]
  readonly effects: readonly Estimate[]
  readonly sums: Sums
}

export interface Dealt {
  readonly value: Estimate
  readonly outcomes: readonly number[]
}

/** Whether something in a move may have been left to chance or hidden. Its appearance in other states decides. */
export function isByChance({ seat, revealed }: AnalyzedMove): boolean {
  return seat === CLOCK || revealed
}

/**
 * Splits every change of the chance into luck and decisions, from the end of the match to its beginning:
 * - the chance after a move without chance is the chance before it and what the decision changed;
 * - a move with chance has luck: the chance after it minus what the seat could expect of the move;
 * - a move of another seat that reveals a card has luck too, compared with the position before it;
 * - of that, only what the estimate right after the move shows is luck. The rest was found later, in moves without
 *   chance: the estimate was wrong, and it stays uncertain where.
 */
export function combine(
  match: PlayedMatch,
  seat: Seat,
  at: number,
  dealt: Dealt,
  values: readonly FoundValue[],
  decisions: ReadonlyMap<number, FoundDecision>,
  /** The seats whose decisions were all searched. */
  examined: ReadonlySet<Seat>,
): Combined {
  const { moves } = match
  const here = (k: number): Estimate => ({ value: values[k].chances[at], error: values[k].error })
  const chances: Estimate[] = []
  const luck: (JudgedLuck | null)[] = []
  const uncertain: number[] = []
  const effects: Estimate[] = []
  chances[moves.length] = here(moves.length)
  for (let k = moves.length; k > 0; k--) {
    const played = moves[k - 1]
    const effect = decisions.get(k)?.effect ?? NOTHING
    const before = values[k - 1]
    const after = chances[k]
    effects[k] = effect
    if (before.open && !(isByChance(played) && before.varied)) {
      chances[k - 1] = minus(after, effect)
      luck[k] = null
      uncertain[k] = 0
      continue
    }
    const expected = before.expected ?? minus(here(k - 1), { value: -effect.value, error: 0 })
    chances[k - 1] = before.expected ? minus(expected, effect) : here(k - 1)
    const lucky = shown(after, here(k), expected)
    luck[k] = { ...lucky, odds: oddsOf(before.outcomes, here(k).value, expected.value) }
    uncertain[k] = after.value - expected.value - lucky.value
  }
  effects[0] = NOTHING
  const deal = shown(chances[0], here(0), dealt.value)
  luck[0] = { ...deal, odds: oddsOf(dealt.outcomes, here(0).value, dealt.value.value) }
  uncertain[0] = chances[0].value - dealt.value.value - deal.value
  return {
    chances,
    luck,
    uncertain,
    effects,
    sums: sumsOf(match, seat, dealt.value, chances, luck, uncertain, effects, examined),
  }
}

/** The luck of a chance event: as far as the estimate right after it and where the match led agree. */
function shown(after: Estimate, right: Estimate, expected: Estimate): Estimate {
  const full = minus(after, expected)
  const seen = right.value - expected.value
  const agreed = full.value * seen <= 0 ? 0 : Math.sign(seen) * Math.min(Math.abs(full.value), Math.abs(seen))
  return { value: agreed, error: full.error }
}

function minus(a: Estimate, b: Estimate): Estimate {
  return { value: a.value - b.value, error: Math.hypot(a.error, b.error) }
}

/** Fewer sampled outcomes say nothing about odds. */
const LEAST_OUTCOMES = 16

/** The probability of an outcome at least as good as this one, or as bad if it is below what was expected. */
function oddsOf(outcomes: readonly number[], got: number, expected: number): number | null {
  if (outcomes.length < LEAST_OUTCOMES) return null
  const near = 1e-9
  const as = outcomes.filter(value => (got >= expected ? value >= got - near : value <= got + near)).length
  return Math.max(1, as) / outcomes.length
}

function sumsOf(
  { moves }: PlayedMatch,
  seat: Seat,
  initial: Estimate,
  chances: readonly Estimate[],
  luck: readonly (JudgedLuck | null)[],
  uncertain: readonly number[],
  effects: readonly Estimate[],
  examined: ReadonlySet<Seat>,
): Sums {
  const of = (who: Seat): Estimate => total(effects.filter((_, k) => k > 0 && moves[k - 1].seat === who))
  const { value, error } = of(seat)
  const own = { value, error: examined.has(seat) ? error : null }
  const rivals = [...new Set(moves.map(move => move.seat))].filter(other => other !== seat && other !== CLOCK)
  const others = Object.fromEntries(rivals.map(other => [other, examined.has(other) ? of(other) : null]))
  const final = chances[moves.length]
  const errors = [own, ...Object.values(others)].map(part => part?.error ?? null)
  const found = rivals.filter(other => !examined.has(other)).map(of)
  return {
    initial,
    final,
    own,
    others,
    luck: {
      value: luck.reduce((sum, one) => sum + (one?.value ?? 0), total(found).value),
      // The rest of an exact difference: what is not known of the others is not known of it.
      error: errors.includes(null) ? null : Math.hypot(initial.error, final.error, ...(errors as number[])),
    },
    uncertain: uncertain.reduce((sum, one) => sum + one, 0),
  }
}
