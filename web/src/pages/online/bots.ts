import { seatsText } from '../../text/setup.ts'
import { KINDS, type Kind } from '../setup/plan.ts'

type Level = Exclude<Kind, 'person'>

/** The bots that a host can put in a seat, with their titles. */
export const BOTS: readonly (readonly [Level, string])[] = KINDS.filter((kind): kind is Level => kind !== 'person').map(
  level => [level, seatsText.botOf(level)],
)
