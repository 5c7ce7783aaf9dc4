import { houseRules, type Outcome } from '@holdout/engine'
import { harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import { playText } from '../text/play.ts'
import type { EndOffer } from './surface.ts'
import type { TerminalTable } from './terminal-table.ts'

const text = playText.facts

/** The end of a game as lines: the outcome, the winners and the counts. */
export function endingLines(table: TerminalTable): { head: string; facts: [string, string][] } {
  const { game, options, tag } = table
  const outcome = table.outcome as Outcome
  const changed = houseRules(game.options, options as Record<string, unknown>)
  const facts: [string, string][] = Object.entries(outcome.facts).map(([name, value]) => [
    spaced(name),
    harmless(String(value)),
  ])
  const winners = outcome.winners.map(seat => table.nameOf(seat))
  if (game.seats(options).length > 1) facts.unshift([text.winner, winners.join(', ') || text.noWinner])
  facts.push([text.moves, String(table.moves)], [tag.name, harmless(tag.value)])
  if (changed.length) facts.push([text.houseRules, changed.join(', ')])
  return { head: harmless(plain(game.words.outcome(outcome), table.names)), facts }
}

/** The choices after the end of a local game. */
export const AFTER_END: readonly EndOffer[] = [
  { what: 'replay', item: playText.afterEnd.replay },
  { what: 'same', item: playText.afterEnd.sameDeal },
  { what: 'new', item: playText.afterEnd.newGame },
  { what: 'leave', item: playText.afterEnd.quit },
]

/** Turns `shellsLeft` and `shells-left` into "shells left". */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ')
}
