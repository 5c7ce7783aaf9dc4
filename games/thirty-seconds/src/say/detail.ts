import { attackCardNamed, type Line, type Result } from '../data/load.ts'
import type { Event } from '../events.ts'
import { RESULTS } from './cards.ts'

/**
 * The Attack card behind an event: its number, its three lines and the one that counted. The log line only says what
 * came of it. Null for events without one.
 */
export function detailOf(event: Event): string | null {
  switch (event.event) {
    case 'attack-card':
    case 'zombie-attacked':
    case 'block':
      return cardDetail(event.card, event.line)
    case 'critical-draw':
      return cardDetail(event.card, null)
    default:
      return null
  }
}

function cardDetail(card: string, counted: Line | null): string {
  const face = attackCardNamed(card)
  const lines = (['A', 'B', 'C'] as const).map(line => `${line}: ${resultOn(line, face[line])}`).join('; ')
  return `Attack card ${Number(card.slice(-2))}. ${lines}.${counted ? ` Line ${counted} counted.` : ''}`
}

/** On line C every success is a knockdown. */
export function resultOn(line: Line, result: Result): string {
  return line === 'C' && result !== 'miss' ? 'knockdown' : RESULTS[result]
}
