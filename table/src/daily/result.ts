import type { Outcome } from '@holdout/engine'
import type { DailyPlan, DailyScore } from '@holdout/knowledge'
import { quantity } from '@holdout/words'

/** A finished challenge as it is ranked. */
export interface DailyResult {
  readonly won: boolean
  /** The id of the outcome. */
  readonly ending: string
  /** Ranks endings: of two wins or two losses, the higher one is better. */
  readonly tier: number
  /** More is better; a score of which less is better is negative. */
  readonly score: number
  /** The moves of the people. */
  readonly moves: number
}

/** The result of a match for its people. `moves` counts their moves. */
export function dailyResult(plan: DailyPlan, outcome: Outcome, moves: number): DailyResult {
  const won = outcome.winners.some(seat => plan.people.includes(seat))
  const { facts, fewer } = scoreOf(plan, won)
  const total = facts.reduce((sum, name) => sum + Number(outcome.facts[name.replace('{seat}', plan.people[0])] ?? 0), 0)
  // `0 - total`, because `-0` is another number in some stores.
  return { won, ending: outcome.id, tier: outcome.tier, score: fewer ? 0 - total : total, moves }
}

/** The stated order: the ending, then the score, then fewer moves. Negative: `a` is better. */
export function compareResults(a: DailyResult, b: DailyResult): number {
  return Number(b.won) - Number(a.won) || b.tier - a.tier || b.score - a.score || a.moves - b.moves
}

/** The places of ranked rows. Equal results of one day share a place; over several days no two rows are equal. */
export function placesOf(rows: readonly { readonly last: DailyResult }[], span: 'day' | 'week' | 'all'): number[] {
  const places: number[] = []
  for (const [i, { last }] of rows.entries()) {
    const isEqual = span === 'day' && i > 0 && compareResults(rows[i - 1].last, last) === 0
    places.push(isEqual ? places[i - 1] : i + 1)
  }
  return places
}

/** The score with its unit, such as "12 spaces of the night". */
export function scoreText(plan: DailyPlan, { won, score }: Pick<DailyResult, 'won' | 'score'>): string {
  const [one, several] = scoreOf(plan, won).unit
  return quantity(Math.abs(score), one, several)
}

/** The text of a shared result: the shape of the game, the result and the link, without a word about the deal. */
export function shareText(
  { title, number, plan }: { readonly title: string; readonly number: number; readonly plan: DailyPlan },
  result: DailyResult,
  link: string,
): string {
  const head = `Holdout daily ${number}: ${title}`
  const said = [result.won ? 'Won' : 'Lost', scoreText(plan, result), quantity(result.moves, 'move')].join(' · ')
  return [head, ...shapeOf(plan, result), said, link].join('\n')
}

/** The lines of the picture: as many pieces are full as the result is good. */
export function shapeOf({ shape, score }: DailyPlan, result: DailyResult): string[] {
  const pieces = shape.lines.join('').split('#').length - 1
  const part = Math.min(1, Math.max(0, result.score) / score.lost.full)
  // A lost game never fills the picture.
  let full = result.won ? pieces : Math.min(pieces - 1, Math.round(part * pieces))
  return shape.lines.map(line => line.replaceAll('#', () => (full-- > 0 ? shape.full : shape.empty)))
}

function scoreOf({ score }: DailyPlan, won: boolean): DailyScore {
  return won ? score.won : score.lost
}
