import type { Seat } from '@holdout/engine'
import { agree, capital } from '@holdout/words'
import type { FittedModels } from './fitted.ts'

/** The facts about a position that hints and analyses name. Others only shape the fitted curve. */
export interface Reasons {
  readonly facts: Readonly<Record<string, ToldFact>>
  /** The fitted models, whose weights say which fact matters most. */
  readonly models: FittedModels
  /** A seat whose chance is what is left of its opponent's: the facts of that opponent, in words for this seat. */
  readonly against?: Readonly<Record<Seat, OpponentFacts>>
}

export interface OpponentFacts {
  readonly of: Seat
  readonly facts: Readonly<Record<string, ToldFact>>
}

/**
 * A fact about a position in words. `better`: 1 if more of it is better, -1 if less is. `one` and `many` name what is
 * counted. Where a number would mean nothing to players, `said` names the improvement: "better cards in hand".
 * `plainIn`: the kinds of moves whose name says the fact already, such as "1 more barricade" of a move that builds one.
 */
export type ToldFact = { readonly better: 1 | -1; readonly plainIn?: readonly string[] } & (
  | { readonly one: string; readonly many: string }
  | { readonly said: string }
)

/**
 * How a position is better by this much of a fact, as the beginning of a comparison: "1 more barricade", "0.6 fewer
 * zombies ahead on average". Null if it is not better, or by too little to be said.
 */
export function toldBetter(fact: ToldFact, by: number): string | null {
  const size = rounded(Math.abs(by))
  if (by * fact.better <= 0 || size === 0) return null
  if ('said' in fact) return capital(fact.said)
  return counted(fact, by, size)
}

/** How a position is worse by this much of a counted fact: "1 fewer shell". Null as in `toldBetter`. */
export function toldWorse(fact: ToldFact, by: number): string | null {
  const size = rounded(Math.abs(by))
  if ('said' in fact || by * fact.better >= 0 || size === 0) return null
  return counted(fact, by, size)
}

function counted({ one, many }: Extract<ToldFact, { one: string }>, by: number, size: number): string {
  return `${size} ${by > 0 ? 'more' : 'fewer'} ${agree(size, one, many)}${Number.isInteger(size) ? '' : ' on average'}`
}

/** The value of a fact after the better of two moves, as a sentence: "6 zombies ahead instead of 9." */
export function toldInstead(fact: ToldFact, best: number, played: number): string {
  if ('said' in fact) return `${capital(fact.said)}.`
  return `${rounded(best)} ${agree(rounded(best), fact.one, fact.many)} instead of ${rounded(played)}.`
}

/** With one digit, as far as averages of sampled states are worth. */
function rounded(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}
