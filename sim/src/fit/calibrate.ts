import { setImmediate } from 'node:timers/promises'
import { atRest } from '@holdout/bots'
import { type AnyState, InputError, type Outcome, type Seat, SeededChance } from '@holdout/engine'
import {
  type AnyKnownGame,
  calibrationOf,
  type Facts,
  type FittedModels,
  Inputs,
  isNetwork,
  LATE,
  modelFor,
  Network,
  type NetworkData,
  rawScore,
  simpleNotes,
} from '@holdout/knowledge'
import { isTeam, seatsScored } from '../arena/lineups.ts'
import type { SimListener } from '../simulate.ts'
import { fitText } from '../text.ts'
import { type FitBots, sampled } from './positions.ts'
import { predict, solve } from './weights.ts'

/** A position as one seat is shown it, and what came of it for that seat. */
export interface ShownPosition {
  readonly worlds: readonly ShownWorld[]
  /** The share of the win. */
  readonly won: number
  /** The number of seats of the match. */
  readonly seats: number
}

/** A sampled state: its result, or the numbers of `calibrationOf` of each alternative, the seat's first. */
type ShownWorld = { readonly ended: number } | { readonly rows: readonly (readonly number[])[] }

/** Names of the numbers of `calibrationOf`. */
const NAMES = ['score', 'always', 'score late', 'always late']

/** Sampled states of a position. Pages average over more; a mean over a few is as right, only less exact. */
const WORLDS = 8

/** The positions of one match between bots, as each scored seat is shown them. */
function shownIn(
  game: AnyKnownGame,
  of: NetworkData | FittedModels,
  options: Readonly<Record<string, unknown>>,
  bots: FitBots,
  seed: string,
): { readonly position: ShownPosition; readonly handMade: number }[] {
  const specs = game.seats(options)
  const all = specs.map(({ seat }) => seat)
  const viewers = isTeam(specs) ? all.slice(0, 1) : all
  const worldOf = worldBy(game, of, all, seatsScored(specs))
  const luck = SeededChance.of(`${seed}/worlds`)
  const { rate } = simpleNotes(game)
  const share = ({ winners }: Outcome, seat: Seat): number =>
    winners.includes(seat) ? 1 / (isTeam(specs) ? 1 : winners.length) : 0
  const { found, end } = sampled(game, options, bots, seed, s =>
    viewers.map(seat => ({
      seat,
      handMade: rate(game.clone(s), seat),
      worlds: Array.from({ length: WORLDS }, (): ShownWorld => {
        const found = worldOf(atRest(game, game.determinize(s, seat, luck)), seat)
        return 'winners' in found ? { ended: share(found, seat) } : { rows: found }
      }),
    })),
  )
  return found
    .flat()
    .map(({ seat, handMade, worlds }) => ({ position: { worlds, won: share(end, seat), seats: all.length }, handMade }))
}

/** A sampled state in numbers, the viewer first; or its result, if the match is over there. `world` may change. */
function worldBy(
  game: AnyKnownGame,
  of: NetworkData | FittedModels,
  all: readonly Seat[],
  scored: readonly Seat[],
): (world: AnyState, viewer: Seat) => number[][] | Outcome {
  const others = (viewer: Seat): readonly Seat[] => [viewer, ...all.filter(seat => seat !== viewer)]
  const nothing = NAMES.map(() => 0)
  if (isNetwork(of)) {
    const write = game.inputs
    if (write === undefined) throw new InputError(fitText.noFeatures(game.title))
    const network = new Network(of)
    const inputs = new Inputs()
    const rowOf = (s: AnyState, seat: Seat): number[] => {
      inputs.clear()
      write(s, seat, inputs)
      return [...calibrationOf(network.score(inputs), inputs.late)]
    }
    return (world, viewer) => {
      if (world.outcome !== null) return world.outcome
      // One score says the chances of a team, and of two sides.
      const seats = scored.length === 1 ? scored : others(viewer)
      const rows = seats.map((seat, i) => rowOf(i === seats.length - 1 ? world : game.clone(world), seat))
      if (inputs.ended) return inputs.ended
      if (scored.length > 1) return rows
      return scored[0] === viewer ? [rows[0], nothing] : [nothing, rows[0]]
    }
  }
  if (Object.keys(of).length === 0) throw new InputError(fitText.noModel)
  const model = modelFor(of, all.length)
  const rowOf = (s: AnyState, seat: Seat): number[] => {
    const facts: Facts = game.bot.facts?.(s, seat) ?? {}
    return [...calibrationOf(rawScore(model, facts), facts[LATE] ?? 0, facts.always ?? 0)]
  }
  return (world, viewer) => {
    if (world.outcome !== null) return world.outcome
    return model.team ? [rowOf(world, viewer), nothing] : others(viewer).map(seat => rowOf(game.clone(world), seat))
  }
}

/** How much the fit keeps to the score as it is, where matches say little. */
const KEEP = 4
const STEPS = 40

/**
 * The weights of `calibrationOf` by which the mean chance of the sampled states says most about what came of a position:
 * pages show a mean of chances, not the chance of a mean score. By Newton's method with the expected curvature; a step
 * that says less is shortened.
 */
export function calibrationFor(positions: readonly ShownPosition[]): readonly number[] {
  const asIs: readonly number[] = NAMES.map((_, i) => (i === 0 ? 1 : 0))
  let weights = asIs
  let off = lossOf(positions, weights, asIs)
  for (let step = 0; step < STEPS; step++) {
    const change = stepFrom(positions, weights, asIs)
    let length = 1
    const stepped = (): number[] => weights.map((weight, i) => weight + length * change[i])
    let then = lossOf(positions, stepped(), asIs)
    while (then > off && length > SHORTEST) {
      length /= 2
      then = lossOf(positions, stepped(), asIs)
    }
    if (then >= off) break
    weights = stepped()
    off = then
  }
  return weights
}

const SHORTEST = 1e-3

function lossOf(positions: readonly ShownPosition[], weights: readonly number[], asIs: readonly number[]): number {
  let loss = weights.reduce((sum, weight, i) => sum + (KEEP / 2) * (weight - asIs[i]) ** 2, 0)
  for (const position of positions) {
    const p = within(shownChance(weights, position).chance)
    loss -= position.won * Math.log(p) + (1 - position.won) * Math.log(1 - p)
  }
  return loss
}

function stepFrom(
  positions: readonly ShownPosition[],
  weights: readonly number[],
  asIs: readonly number[],
): readonly number[] {
  const gradient = weights.map((weight, i) => KEEP * (asIs[i] - weight))
  const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? KEEP : 0)))
  for (const position of positions) {
    const { chance, slope } = shownChance(weights, position)
    const p = within(chance)
    const certain = 1 / (p * (1 - p))
    for (let i = 0; i < slope.length; i++) {
      gradient[i] += (position.won - p) * certain * slope[i]
      for (let j = 0; j < slope.length; j++) curvature[i][j] += certain * slope[i] * slope[j]
    }
  }
  return solve(curvature, gradient)
}

function within(chance: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, chance))
}

const LEAST = 1e-3

/** The chance that a seat is shown, and how it changes with each weight. */
export function shownChance(
  weights: readonly number[],
  { worlds }: Pick<ShownPosition, 'worlds'>,
): { readonly chance: number; readonly slope: readonly number[] } {
  const slope = weights.map(() => 0)
  let chance = 0
  for (const world of worlds) {
    if ('ended' in world) {
      chance += world.ended / worlds.length
      continue
    }
    const { rows } = world
    const shares = predict(weights, { features: rows })
    chance += shares[0] / worlds.length
    for (let i = 0; i < slope.length; i++) {
      const mean = rows.reduce((sum, row, k) => sum + shares[k] * row[i], 0)
      slope[i] += (shares[0] * (rows[0][i] - mean)) / worlds.length
    }
  }
  return { chance, slope }
}

export interface CalibrateRequest {
  readonly games: number
  readonly seed: string
  readonly variants: readonly Readonly<Record<string, unknown>>[]
  readonly bots: FitBots
  readonly of: NetworkData | FittedModels
}

/** What a calibration was fitted to, and other positions that test it. */
export interface Calibrated {
  readonly weights: Facts
  /** Of a network, for each number of seats if there are several. */
  readonly bySeats: Readonly<Record<string, Facts>> | null
  readonly train: readonly ShownPosition[]
  readonly test: readonly { readonly position: ShownPosition; readonly handMade: number }[]
  /** The calibrated chance of a position. */
  chance(position: ShownPosition): number
}

/** Fits how sure a network or a model is to matches between bots; half as many others test it. */
export async function calibrate(
  game: AnyKnownGame,
  { games, seed, variants, bots, of }: CalibrateRequest,
  on: SimListener,
): Promise<Calibrated> {
  const all = games + Math.ceil(games / 2)
  const found: ReturnType<typeof shownIn>[] = []
  for (let i = 0; i < all; i++) {
    on.signal?.throwIfAborted()
    await setImmediate()
    found.push(shownIn(game, of, variants[i % variants.length], bots, `${seed}/${i}`))
    on.progress?.(i + 1, all)
  }
  const train = found.slice(0, games).flatMap(match => match.map(({ position }) => position))
  const test = found.slice(games).flat()
  if (train.length === 0 || test.length === 0) throw new InputError(fitText.noPositions)
  const weights = calibrationFor(train)
  const counts = new Set(train.map(({ seats }) => seats))
  const isSplit = isNetwork(of) && counts.size > 1
  const split = new Map(
    (isSplit ? [...counts] : []).map(count => [count, calibrationFor(train.filter(({ seats }) => seats === count))]),
  )
  return {
    weights: named(weights),
    bySeats: isSplit ? Object.fromEntries([...split].map(([count, own]) => [count, named(own)])) : null,
    train,
    test,
    chance: position => shownChance(split.get(position.seats) ?? weights, position).chance,
  }
}

function named(weights: readonly number[]): Facts {
  return Object.fromEntries(NAMES.map((name, i) => [name, Number(weights[i].toPrecision(5))]))
}
