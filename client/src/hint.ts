import type { Seat } from '@holdout/engine'
import { adviceFor, type KnownMatch, quickAdvice, type Time } from '@holdout/table'
import { type Hint, hintOf } from './playable-table.ts'

/** A hint for a seat of a match on this device, with reasons; null as in `adviceFor`. */
export async function hintFor(match: KnownMatch, seat: Seat, time: Time, quick: boolean): Promise<Hint | null> {
  if (quick) {
    const found = quickAdvice(match, seat)
    if (!found) return null
    const { why, ...advice } = found
    return { ...advice, reasons: why ? [why] : [] }
  }
  const advised = await adviceFor(match, seat, time)
  return advised && hintOf(advised.best, advised.of)
}
