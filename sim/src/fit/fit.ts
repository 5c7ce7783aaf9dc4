import { setImmediate } from 'node:timers/promises'
import { loadGame } from '@holdout/catalog'
import { type FittedModel, InputError, readOptions } from '@holdout/engine'
import { isTeam } from '../arena/lineups.ts'
import type { SimListener } from '../simulate.ts'
import { fitText } from '../text.ts'
import { fitWeights, predict, type Sample } from './conditional-logit.ts'
import { type Position, positionsOf } from './positions.ts'
import { constantOf, type Score, scoreOf } from './scores.ts'

export interface FitRequest {
  readonly game: string
  /** Matches to fit to. A third as many others test the result. */
  readonly games: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
}

export interface FitReport {
  readonly game: string
  readonly title: string
  readonly seed: string
  readonly games: number
  readonly testGames: number
  readonly model: FittedModel
  /** On matches that the model was not fitted to. */
  readonly constant: Score
  readonly handMade: Score
  readonly fitted: Score
}

/** Fits the chance to win to matches between bots. The same request gives the same model. */
export async function fit(request: FitRequest, on: SimListener = {}): Promise<FitReport> {
  const game = await loadGame(request.game)
  if (!game.bot.features) throw new InputError(fitText.noFeatures(game.title))
  const options = readOptions(game.options, request.options) as Record<string, unknown>
  const team = isTeam(game.seats(options))
  const testGames = Math.ceil(request.games / 3)
  const positions: Position[][] = [[], []]
  for (let i = 0; i < request.games + testGames; i++) {
    on.signal?.throwIfAborted()
    await setImmediate()
    positions[i < request.games ? 0 : 1].push(
      ...positionsOf(game, options, `${request.seed}/${i}`).filter(isDecided(team)),
    )
    on.progress?.(i + 1, request.games + testGames)
  }
  const [train, test] = positions
  const names = Object.keys(train[0].features[0])
  const sampleOf = (position: Position): Sample => sampleIn(names, position, team)
  const weights = fitWeights(train.map(sampleOf), names.length)
  const constant = constantOf(train, team)
  return {
    game: game.slug,
    title: game.title,
    seed: request.seed,
    games: request.games,
    testGames,
    model: { team, weights: Object.fromEntries(names.map((name, i) => [name, Number(weights[i].toPrecision(5))])) },
    constant: scoreOf(test, position => position.values.map(() => constant)),
    handMade: scoreOf(test, ({ values }) => (team ? values : shares(values))),
    fitted: scoreOf(test, position => predict(weights, sampleOf(position)).slice(0, position.values.length)),
  }
}

/** Matches without a winner say nothing about rivals. */
function isDecided(team: boolean): (position: Position) => boolean {
  return ({ won }) => team || won.some(share => share > 0)
}

function sampleIn(names: readonly string[], { features, won }: Position, team: boolean): Sample {
  const rows = features.map(feature => names.map(name => feature[name] ?? 0))
  if (!team) return { features: rows, won }
  return { features: [rows[0], names.map(() => 0)], won: [won[0], 1 - won[0]] }
}

function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0) || 1
  return values.map(value => value / sum)
}
