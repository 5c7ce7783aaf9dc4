import type { AnyMove, Phrase, Seat } from '@holdout/engine'
import { type AnyMatch, adviceFor, effectsOf, quickAdvice, type Time, whyOf, withoutRepeats } from '@holdout/table'
import type { Hint } from './playable-table.ts'

/** A hint for a seat of a match on this device, with reasons; null as in `adviceFor`. */
export async function hintFor(match: AnyMatch, seat: Seat, time: Time, quick: boolean): Promise<Hint | null> {
  const effects = (move: AnyMove): Phrase[] => effectsOf(match.game, match.state, seat, move)
  if (quick) {
    const found = quickAdvice(match, seat)
    return found && { ...found, reasons: effects(found.move) }
  }
  const advised = await adviceFor(match, seat, time)
  if (!advised) return null
  const best = withoutRepeats(
    advised.best.map(({ differs, ...advice }, i) => ({ ...advice, why: whyOf(differs, i === 0) })),
  )
  const { move, text } = best[0]
  return { move, text, reasons: effects(move), best, of: advised.of }
}
