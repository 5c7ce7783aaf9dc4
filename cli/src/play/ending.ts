import { houseRules, type Outcome, plain } from '@holdout/engine'
import { harmless } from '@holdout/host'
import type { EndOffer } from './surface.ts'
import type { Table } from './table.ts'

/** How a game ended, in lines: the ending in words, who won, what is counted. */
export function endingLines(table: Table): { head: string; facts: [string, string][] } {
  const { game, options, tag } = table
  const outcome = table.outcome as Outcome
  const changed = houseRules(game.options, options as Record<string, unknown>)
  const facts: [string, string][] = Object.entries(outcome.facts).map(([name, value]) => [
    spaced(name),
    harmless(String(value)),
  ])
  const winners = outcome.winners.map(seat => table.nameOf(seat))
  if (game.seats(options).length > 1) facts.unshift(['winner', winners.join(', ') || 'nobody'])
  facts.push(['moves', String(table.moves)], [tag.name, harmless(tag.value)])
  if (changed.length) facts.push(['house rules', changed.join(', ')])
  return { head: harmless(plain(game.words.outcome(outcome), table.names)), facts }
}

/** What one may do after the end, in the order in which it is offered. */
export const AFTER_END: readonly EndOffer[] = [
  { what: 'replay', item: { label: 'Replay it', detail: 'step by step, from the deal' } },
  { what: 'same', item: { label: 'The same deal again', detail: 'another try at the same cards' } },
  { what: 'new', item: { label: 'A new game' } },
  { what: 'leave', item: { label: 'Leave' } },
]

/** `shellsLeft` and `shells-left` as people write it. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ')
}
