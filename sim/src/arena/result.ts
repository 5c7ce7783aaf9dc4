import type { AnyState, Outcome } from '@holdout/engine'
import type { Pairing } from './lineups.ts'

/** The result of one match. Plain data, so that a worker can send it. */
export interface ArenaResult {
  readonly deal: number
  readonly bots: readonly string[]
  /** Whether each seat won. */
  readonly won: readonly boolean[]
  readonly tier: number
  /** Milliseconds of each decision that took time to think, by bot; empty for programs. */
  readonly times: Readonly<Record<string, readonly number[]>>
}

export function resultOf(
  { deal, bots }: Pairing,
  seats: readonly string[],
  { outcome }: AnyState,
  times: ArenaResult['times'],
): ArenaResult {
  const { winners, tier } = outcome as Outcome
  return { deal, bots, won: seats.map(seat => winners.includes(seat)), tier, times }
}
