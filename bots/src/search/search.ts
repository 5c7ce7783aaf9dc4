import type { AnyMove } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Perspective } from '../bot.ts'
import { Comparison, leads, mean } from './comparison.ts'
import { candidatesIn } from './policy.ts'
import type { SearchSettings } from './settings.ts'

/** The result of a search for one move. Values are chances to win, from 0 to 1. */
export interface Candidate {
  /** Null: not acting, in a `may` decision. */
  readonly move: AnyMove | null
  readonly visits: number
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
}

/**
 * A search for the best move of one decision, by the ratings after playouts on sampled states. The same perspective
 * with the same chance gives the same result on every machine.
 */
export class Search {
  private readonly comparison: Comparison<{ readonly value: number }>

  constructor(
    game: AnyKnownGame,
    seen: Perspective,
    private readonly settings: SearchSettings,
  ) {
    const moves = candidates(game, seen, settings.width)
    this.comparison = new Comparison(game, seen, moves, settings, s => ({ value: game.bot.rate(s, seen.seat) }))
  }

  /** The iterations so far. */
  get iterations(): number {
    return this.comparison.iterations
  }

  /** Whether the choice is made. */
  get done(): boolean {
    return this.comparison.done
  }

  /** Tries one candidate in one sampled state. Returns whether the search is done. */
  step(): boolean {
    return this.comparison.step()
  }

  /** The best move so far; null: not acting. */
  get best(): AnyMove | null {
    const { best, all } = this.comparison
    const { doubt } = this.settings
    return (doubt > 0 && !leads(best.values, all[0].values, doubt) ? all[0] : best).move
  }

  /** All candidates, the best first. Those that were dropped early come last. */
  get candidates(): readonly Candidate[] {
    return this.comparison.all
      .map(({ move, values }) => {
        const visits = values.length
        const average = mean(values)
        const squares = mean(values.map(value => value * value))
        const spread = visits < 2 ? 0.25 : Math.max(0, squares - average * average) / (visits - 1)
        return { move, visits, mean: average, error: Math.sqrt(spread) }
      })
      .sort((a, b) => b.visits - a.visits || b.mean - a.mean)
  }
}

/** The moves to compare, on the first sampled state. In a `may` decision, not acting is the first of them. */
function candidates(game: AnyKnownGame, seen: Perspective, width: number): (AnyMove | null)[] {
  const moves = candidatesIn(game.bot, seen.imagine(), seen.seat, seen.moves).slice(0, width)
  return seen.decision.kind === 'may' ? [null, ...moves] : [...moves]
}
