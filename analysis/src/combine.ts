import { CLOCK, type Seat } from '@holdout/engine'
import type { Estimate, JudgedLuck, Sums } from './analysis.ts'
import type { FoundDecision } from './judge.ts'
import type { PlayedMatch, PlayedMove } from './played.ts'
import { NOTHING, total } from './statistics.ts'
import type { FoundValue } from './values.ts'

/** The values of a match for the analyzed seat, which add up. Index 0 is the deal. */
export interface Combined {
  readonly chances: readonly Estimate[]
  readonly luck: readonly (JudgedLuck | null)[]
  readonly effects: readonly Estimate[]
  readonly sums: Sums
}

export interface Dealt {
  readonly value: Estimate
  readonly outcomes: readonly number[]
}

/** Whether something in a move was left to chance, or was hidden before it. */
export function isByChance({ seat, revealed }: PlayedMove): boolean {
  return seat === CLOCK || revealed
}

/**
 * Splits every change of the chance into luck and decisions, from the end of the match to its beginning:
 * - the chance after a move without chance is the chance before it and what the decision changed;
 * - a move with chance has luck: the chance after it minus what the seat could expect of the move;
 * - a move of another seat that reveals a card has luck too, compared with the position before it.
 */
export function combine(
  match: PlayedMatch,
  seat: Seat,
  at: number,
  dealt: Dealt,
  values: readonly FoundValue[],
  decisions: ReadonlyMap<number, FoundDecision>,
): Combined {
  const { moves } = match
  const here = (k: number): Estimate => ({ value: values[k].chances[at], error: values[k].error })
  const chances: Estimate[] = []
  const luck: (JudgedLuck | null)[] = []
  const effects: Estimate[] = []
  chances[moves.length] = here(moves.length)
  for (let k = moves.length; k > 0; k--) {
    const played = moves[k - 1]
    const effect = decisions.get(k)?.effect ?? NOTHING
    const before = values[k - 1]
    const after = chances[k]
    effects[k] = effect
    if (before.open && !isByChance(played)) {
      chances[k - 1] = minus(after, effect)
      luck[k] = null
      continue
    }
    const expected = before.expected ?? minus(here(k - 1), { value: -effect.value, error: 0 })
    chances[k - 1] = before.expected ? minus(expected, effect) : here(k - 1)
    luck[k] = { ...minus(after, expected), odds: oddsOf(before.outcomes, values[k].chances[at], expected.value) }
  }
  effects[0] = NOTHING
  luck[0] = { ...minus(chances[0], dealt.value), odds: oddsOf(dealt.outcomes, here(0).value, dealt.value.value) }
  return { chances, luck, effects, sums: sumsOf(match, seat, dealt.value, chances, luck, effects) }
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
  effects: readonly Estimate[],
): Sums {
  const of = (who: Seat): Estimate => total(effects.filter((_, k) => k > 0 && moves[k - 1].seat === who))
  const own = of(seat)
  const rivals = [...new Set(moves.map(move => move.seat))].filter(other => other !== seat && other !== CLOCK)
  const others = Object.fromEntries(rivals.map(other => [other, of(other)]))
  const final = chances[moves.length]
  return {
    initial,
    final,
    own,
    others,
    luck: {
      value: luck.reduce((sum, one) => sum + (one?.value ?? 0), 0),
      // The rest of an exact difference: what is not known of the others is not known of it.
      error: Math.hypot(initial.error, final.error, own.error, ...Object.values(others).map(({ error }) => error)),
    },
  }
}
