import { setImmediate } from 'node:timers/promises'
import { botFor } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { InputError, readOptions } from '@holdout/engine'
import type { AnyKnownGame, Facts, FittedModel, FittedModels, NetworkData } from '@holdout/knowledge'
import { LATE } from '@holdout/knowledge'
import { isTeam } from '../arena/lineups.ts'
import type { SimListener } from '../simulate.ts'
import { fitText } from '../text.ts'
import { type CalibrateRequest, calibrate } from './calibrate.ts'
import { type FactsOf, type FitBots, type FittedPosition, positionsOf } from './positions.ts'
import { constantOf, type Score, scoreOf } from './scores.ts'
import { fitSum, fitWeights, predict, type Sample } from './weights.ts'

export interface FitRequest {
  readonly game: string
  /** Matches to fit to. Half as many others test the result. */
  readonly games: number
  readonly seed: string
  /** The options of the matches, in turn. Absent: the usual ones. */
  readonly options?: readonly Readonly<Record<string, unknown>>[]
  /** Levels of bots. Absent: the usual ones. */
  readonly bots?: Partial<FitBots>
  /** Calibrates this instead of fitting to the game's facts. */
  readonly calibrate?: NetworkData | FittedModels
}

export interface FitReport {
  readonly game: string
  readonly title: string
  readonly seed: string
  readonly games: number
  readonly testGames: number
  /** The numbers of seats of the matches. The model is stored for the first. */
  readonly seats: readonly number[]
  readonly bots: FitBots
  /** Calibrated: with the names of `calibrationOf`. */
  readonly model: FittedModel
  /** Of a network that was calibrated with several numbers of seats: the same for each. */
  readonly bySeats: Readonly<Record<string, Facts>> | null
  /** On matches that the model was not fitted to. */
  readonly constant: Score
  readonly handMade: Score
  readonly fitted: Score
  /** In a game with graded results: how far the expected score is off, as the root of the mean square. */
  readonly scoreError: { readonly constant: number; readonly fitted: number } | null
}

const USUAL_BOTS: FitBots = { begin: ['easy', 'greedy', 'hard@60'], end: 'hard@60' }

/** Fits the chance to win to matches between bots. The same request gives the same model. */
export async function fit(request: FitRequest, on: SimListener = {}): Promise<FitReport> {
  const game = await loadGame(request.game)
  const { facts } = game.bot
  if (!facts) throw new InputError(fitText.noFeatures(game.title))
  const bots = { ...USUAL_BOTS, ...request.bots }
  for (const level of [...bots.begin, bots.end]) botFor(game, level)
  const variants = (request.options?.length ? request.options : [{}]).map(
    options => readOptions(game.options, options) as Record<string, unknown>,
  )
  const seats = game.seats(variants[0])
  const team = isTeam(seats)
  if (request.calibrate) return calibration(game, { ...request, bots, variants, of: request.calibrate }, on)
  const factsOf: FactsOf = (s, seats) => seats.map(seat => facts(game.clone(s), seat))
  const testGames = Math.ceil(request.games / 2)
  const positions: FittedPosition[][] = [[], []]
  for (let i = 0; i < request.games + testGames; i++) {
    on.signal?.throwIfAborted()
    await setImmediate()
    positions[i < request.games ? 0 : 1].push(
      ...positionsOf(game, variants[i % variants.length], bots, `${request.seed}/${i}`, factsOf).filter(
        isDecided(team),
      ),
    )
    on.progress?.(i + 1, request.games + testGames)
  }
  const [train, test] = positions
  if (train.length === 0 || test.length === 0) throw new InputError(fitText.noPositions)
  const names = Object.keys(train[0].features[0]).filter(name => name !== LATE)
  const sampleOf = (position: FittedPosition): Sample => sampleIn(names, position, team)
  const weights = fitWeights(train.map(sampleOf), names.length)
  const constant = constantOf(train, team)
  const graded = game.score ? fitScore(names, train, test) : null
  return {
    game: game.slug,
    title: game.title,
    seed: request.seed,
    games: request.games,
    testGames,
    seats: variants.map(options => game.seats(options).length),
    bots,
    model: { team, weights: named(names, weights), ...(graded ? { score: named(names, graded.weights) } : {}) },
    bySeats: null,
    constant: scoreOf(test, position => position.values.map(() => constant)),
    handMade: scoreOf(test, ({ values }) => (team ? values : shares(values))),
    fitted: scoreOf(test, position => predict(weights, sampleOf(position)).slice(0, position.values.length)),
    scoreError: graded?.error ?? null,
  }
}

/** The same report of a calibration, by what each seat was shown. */
async function calibration(game: AnyKnownGame, request: CalibrateRequest, on: SimListener): Promise<FitReport> {
  const { variants, bots, games, seed } = request
  const { weights, bySeats, train, test, chance } = await calibrate(game, request, on)
  const positions = test.map(({ position, handMade }) => ({ position, handMade, won: [position.won] }))
  const constant = train.reduce((sum, { won }) => sum + won / train.length, 0)
  return {
    game: game.slug,
    title: game.title,
    seed,
    games,
    testGames: Math.ceil(games / 2),
    seats: variants.map(options => game.seats(options).length),
    bots,
    model: { team: isTeam(game.seats(variants[0])), weights },
    bySeats,
    constant: scoreOf(positions, () => [constant]),
    handMade: scoreOf(positions, ({ handMade }) => [handMade]),
    fitted: scoreOf(positions, ({ position }) => [chance(position)]),
    scoreError: null,
  }
}

function named(names: readonly string[], weights: readonly number[]): Facts {
  return Object.fromEntries(names.map((name, i) => [name, Number(weights[i].toPrecision(5))]))
}

/** Matches without a winner say nothing about rivals. */
function isDecided(team: boolean): (position: FittedPosition) => boolean {
  return ({ won }) => team || won.some(share => share > 0)
}

function sampleIn(names: readonly string[], { features, won }: FittedPosition, team: boolean): Sample {
  const rows = features.map(feature => rowOf(names, feature))
  if (!team) return { features: rows, won }
  return { features: [rows[0], names.map(() => 0)], won: [won[0], 1 - won[0]] }
}

function rowOf(names: readonly string[], features: Facts): number[] {
  return names.map(name => features[name] ?? 0)
}

interface FittedScore {
  readonly weights: readonly number[]
  readonly error: NonNullable<FitReport['scoreError']>
}

/** Fits the score to expect, and tests it on other matches. */
function fitScore(
  names: readonly string[],
  train: readonly FittedPosition[],
  test: readonly FittedPosition[],
): FittedScore {
  const rowsOf = (positions: readonly FittedPosition[]): number[][] =>
    positions.flatMap(({ features }) => features.map(feature => rowOf(names, feature)))
  const scoresOf = (positions: readonly FittedPosition[]): number[] => positions.flatMap(({ scores }) => scores)
  const weights = fitSum(rowsOf(train), scoresOf(train))
  const known = scoresOf(train)
  const mean = known.reduce((sum, score) => sum + score, 0) / known.length
  const rows = rowsOf(test)
  const off = (predicted: (row: readonly number[]) => number): number =>
    Math.sqrt(
      scoresOf(test).reduce((sum, score, k) => sum + (score - predicted(rows[k])) ** 2, 0) / Math.max(1, rows.length),
    )
  return {
    weights,
    error: {
      constant: off(() => mean),
      fitted: off(row => row.reduce((sum, value, i) => sum + value * weights[i], 0)),
    },
  }
}

function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0) || 1
  return values.map(value => value / sum)
}
