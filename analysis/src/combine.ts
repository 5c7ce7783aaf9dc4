import { CLOCK, type Seat } from '@holdout/engine'
import type { MarkThresholds } from '@holdout/knowledge'
import type { Estimate, JudgedLuck, Sums } from './analysis.ts'
import type { FoundDecision } from './judge.ts'
import type { AnalyzedMove, PlayedMatch } from './played.ts'
import { type Lasting, type SettlingEntry, settled } from './settle.ts'
import { NOTHING, total } from './statistics.ts'
import type { FoundValue } from './values.ts'

/** The values of a match for the analyzed seat, which add up. Index 0 is the deal. */
export interface Combined {
  readonly chances: readonly Estimate[]
  readonly luck: readonly (JudgedLuck | null)[]
  /** The change of the estimate that no decision or chance event explains. */
  readonly uncertain: readonly number[]
  /** What the decision of a move changed for the analyzed seat, as far as it lasted. */
  readonly effects: readonly Estimate[]
  /** The change in a decision of another seat that was not searched. */
  readonly unexamined: readonly number[]
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

/** Within these numbers of moves a cause must last. */
const LEAST_LASTING = 12
const MOST_LASTING = 24

/**
 * A change stands if it lasts for an eighth of the match. For a cause fewer moves are enough in a long match, and the
 * fewest against the decisions of others, which change the chance by themselves.
 */
function lastingIn(moves: number, mistake: number): Lasting {
  const eighth = Math.round(moves / 8)
  return {
    rest: Math.max(LEAST_LASTING, Math.min(MOST_LASTING, eighth)),
    other: LEAST_LASTING,
    unexplained: Math.max(MOST_LASTING, eighth),
    mistake,
  }
}

/** The change of one move as first estimated, before it is settled. */
interface Change {
  readonly effect: Estimate
  readonly luck: JudgedLuck | null
  readonly rest: number
  /** The rest belongs to a decision of another seat that was not searched. */
  readonly byOther: boolean
  /** The luck is that another seat had the card that it chose to show. What it changes may be taken back, or take back. */
  readonly shows: boolean
}

/**
 * Splits every change of the chance into luck, decisions and a rest, and then settles them: each counts as far as it
 * lasted (settle.ts). The chance before a decision of the analyzed seat is that of its best move, so a decision costs
 * what was there. A move with chance has luck: the chance after it minus what the seat could expect of the move. A move
 * of another seat that shows a card from its hand has luck too, compared with the position before it.
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
  { mistake }: Pick<MarkThresholds, 'mistake'>,
): Combined {
  const { moves } = match
  const here = (k: number): Estimate => ({ value: values[k].chances[at], error: values[k].error })
  const known = Array.from({ length: moves.length + 1 }, (_, k): Estimate => {
    const own = moves[k]?.seat === seat ? decisions.get(k + 1) : undefined
    return own?.before ?? here(k)
  })
  const changes = moves.map((played, i): Change => {
    const k = i + 1
    const effect = decisions.get(k)?.effect ?? NOTHING
    const byOther = played.seat !== seat && played.seat !== CLOCK && !examined.has(played.seat) && !decisions.has(k)
    const shows = !values[i].open
    const luck = shows && byOther ? null : luckOf(played, values[i], here(i), here(k), effect)
    const rest = known[k].value - known[i].value - effect.value - (luck?.value ?? 0)
    return { effect, luck, rest, byOther, shows }
  })
  const deal: JudgedLuck = {
    ...minus(here(0), dealt.value),
    odds: oddsOf(dealt.outcomes, here(0).value, dealt.value.value),
  }
  const first: Change = {
    effect: NOTHING,
    luck: deal,
    rest: known[0].value - here(0).value,
    byOther: false,
    shows: false,
  }
  const all = [first, ...changes]
  const parts = settled(
    dealt.value.value,
    all.flatMap(({ effect, luck, rest, byOther, shows }, at): SettlingEntry[] => [
      { kind: 'cause', value: effect.value, at },
      // The deal stands: no seat could have judged it before.
      { kind: shows ? 'rest' : 'cause', value: luck?.value ?? 0, at: at === 0 ? Number.NEGATIVE_INFINITY : at },
      { kind: byOther ? 'other' : 'rest', value: rest, at },
    ]),
    lastingIn(moves.length, mistake),
  )
  const effects = all.map(({ effect }, k): Estimate => ({ value: parts[3 * k], error: effect.error }))
  const luck = all.map(({ luck: one }, k) => one && { ...one, value: parts[3 * k + 1] })
  const rests = all.map((_, k) => parts[3 * k + 2])
  const uncertain = all.map(({ byOther }, k) => (byOther ? 0 : rests[k]))
  const unexamined = all.map(({ byOther }, k) => (byOther ? rests[k] : 0))
  let chance = dealt.value.value
  const chances = all.map((_, k): Estimate => {
    chance += parts[3 * k] + parts[3 * k + 1] + parts[3 * k + 2]
    return { value: rounded(chance), error: known[k].error }
  })
  return {
    chances,
    luck,
    uncertain,
    effects,
    unexamined,
    sums: sumsOf(match, seat, dealt.value, chances, luck, uncertain, effects, unexamined, examined),
  }
}

/** Without the last digits of a long sum: a lost match ends at 0, not beside it. */
function rounded(chance: number): number {
  return Math.round(chance * 1e12) / 1e12
}

/** The luck of a move, as first estimated; null if nothing was left to chance and nothing hidden was shown. */
function luckOf(
  played: AnalyzedMove,
  before: FoundValue,
  from: Estimate,
  to: Estimate,
  effect: Estimate,
): JudgedLuck | null {
  if (before.open && !(isByChance(played) && before.varied)) return null
  const expected = before.expected ?? { value: from.value + effect.value, error: from.error }
  return { ...minus(to, expected), odds: oddsOf(before.outcomes, to.value, expected.value) }
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
  unexamined: readonly number[],
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
      value: luck.reduce((sum, one, k) => sum + (one?.value ?? 0) + unexamined[k], total(found).value),
      // The rest of an exact difference: what is not known of the others is not known of it.
      error: errors.includes(null) ? null : Math.hypot(initial.error, final.error, ...(errors as number[])),
    },
    uncertain: uncertain.reduce((sum, one) => sum + one, 0),
  }
}
