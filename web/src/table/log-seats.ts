import type { Seat } from '@holdout/engine'
import type { LogLine } from '@holdout/table'

/** The seats that a log line names, in order. */
export function seatsIn({ text }: LogLine): Seat[] {
  return text.flatMap(part => (typeof part !== 'string' && part.kind === 'seat' ? [part.id] : []))
}
