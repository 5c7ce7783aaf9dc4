import type { Seat } from '@holdout/engine'
import type { KnownMatch } from './any-match.ts'
import { adviceFor, quickAdvice } from './hint.ts'
import { type Hint, hintAt, hintOf } from './hinted-move.ts'
import type { Time } from './time.ts'

/** A hint for a seat of a match on this device, with reasons; null as in `adviceFor`. */
export async function hintFor(match: KnownMatch, seat: Seat, time: Time, quick: boolean): Promise<Hint | null> {
  if (quick) {
    const found = quickAdvice(match, seat)
    if (!found) return null
    return hintAt({ ...found, chance: null, asGood: false })
  }
  const advised = await adviceFor(match, seat, time)
  return advised && hintOf(advised.best, advised.of)
}
