import { cpus } from 'node:os'
import { loadGame, SLUGS } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import { Piscina } from 'piscina'
import { COMPILED } from '../compiled.ts'
import type { Facts, GameMeasure } from './measures.ts'
import measureRound, { type Round, type RoundTask } from './round.ts'

export interface BenchRequest {
  readonly games: readonly string[]
  /** Medians are taken over so many rounds; 5 if absent. */
  readonly rounds?: number
  /** 1 is about a second of CPU time a game and round; tests use a tiny one. */
  readonly scale?: number
}

export interface GameBench {
  readonly game: string
  /** Random legal play on one core: every move chosen from all legal ones, no events, no checks. */
  readonly playoutsPerSecond: number
  readonly decisionsPerSecond: number
  readonly decisionsPerGame: number
  /** How many moves a decision offers in the mean. */
  readonly movesOffered: number
  readonly enumerateMicros: number
  readonly cloneMicros: number
  /** The views of all seats and of the table. */
  readonly viewMicros: number
  readonly determinizeMicros: number
  readonly hashMicros: number
  readonly bytesPerState: number
  /** A move applied with no check, no events and no view. */
  readonly applyMicros: number
  /** The same move checked, with its events, and all views after it. */
  readonly playedMicros: number
  readonly playedRatio: number
  /** The same beside a decision of the random playouts, which has its moves listed too. */
  readonly playedBesideDecision: number
  /** Decisions per second beside those of the toy game, in the same run: compares better across machines than seconds do. */
  readonly besideToy: number
}

export interface BenchReport {
  readonly node: string
  readonly cpu: string
  readonly rounds: number
  readonly scale: number
  /** false: run from the sources (a test); such figures mean nothing. */
  readonly compiled: boolean
  /** How fast this machine is, so that runs on different ones can be compared. */
  readonly calibration: {
    /** Steps of a small integer loop, in millions per second. */
    readonly integerMega: number
    /** Decisions per second in a toy card game on plain objects, no framework. */
    readonly toyPerSecond: number
  }
  readonly games: readonly GameBench[]
  readonly seconds: number
}

/** How much longer than the others the first round is: about a second for each measure, until V8 has compiled what it will. */
const WARM_UP = 10

/** The project's benchmark: medians of interleaved rounds, by CPU time, after a warm-up. */
export async function bench(
  request: BenchRequest,
  progress?: (done: number, total: number) => void,
): Promise<BenchReport> {
  const { rounds = 5, scale = 1 } = request
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new InputError(`"rounds" cannot be ${rounds}; it takes a whole number from 1 up.`)
  if (!(scale > 0 && Number.isFinite(scale)))
    throw new InputError(`"scale" cannot be ${scale}; it takes a number above 0.`)
  const slugs = [...new Set(request.games)]
  if (slugs.length === 0) throw new InputError(`No game was named; the games are ${SLUGS.join(', ')}.`)
  for (const slug of slugs) await loadGame(slug)
  const began = performance.now()
  const subjects: Subject[] = [null, ...slugs].map(game => ({ game, measure: measurer(), rounds: [] }))
  try {
    // The first round is longer and not counted: the compiler needs some time with each piece of work.
    for (let round = 0; round <= rounds; round++) {
      for (const [at, { game, measure, rounds: done }] of subjects.entries()) {
        const result = await measure.run({ game, scale: round === 0 ? scale * WARM_UP : scale })
        if (round > 0) done.push(result)
        progress?.(round * subjects.length + at + 1, (rounds + 1) * subjects.length)
      }
    }
  } finally {
    for (const { measure } of subjects) await measure.stop()
  }
  const [machine, ...games] = subjects
  const toyPerSecond = 1e6 / medianOf(machine.rounds.map(({ micros }) => micros.toy))
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    rounds,
    scale,
    compiled: COMPILED,
    calibration: {
      integerMega: 1 / medianOf(machine.rounds.map(({ micros }) => micros.integer)),
      toyPerSecond,
    },
    games: games.map(subject => gameBench(subject, toyPerSecond)),
    seconds: (performance.now() - began) / 1000,
  }
}

interface Subject {
  readonly game: string | null
  readonly measure: Measurer
  readonly rounds: Round[]
}

interface Measurer {
  run(task: RoundTask): Promise<Round>
  stop(): Promise<void>
}

/** A thread of its own; its threads wait while others run, so that the CPU time of the process is that of one of them. */
function measurer(): Measurer {
  if (!COMPILED) return { run: measureRound, stop: async () => {} }
  const filename = new URL('./round.js', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, recordTiming: false })
  return { run: task => pool.run(task), stop: () => pool.destroy() }
}

function gameBench({ game, rounds }: Subject, toyPerSecond: number): GameBench {
  const { decisionsPerGame, movesOffered, bytesPerState } = rounds[0].facts as Facts
  const micros = (measure: GameMeasure): number => medianOf(rounds.map(round => round.micros[measure]))
  const decisionsPerSecond = 1e6 / micros('playout')
  return {
    game: game as string,
    playoutsPerSecond: decisionsPerSecond / decisionsPerGame,
    decisionsPerSecond,
    decisionsPerGame,
    movesOffered,
    enumerateMicros: micros('enumerate'),
    cloneMicros: micros('clone'),
    viewMicros: micros('view'),
    determinizeMicros: micros('determinize'),
    hashMicros: micros('hash'),
    bytesPerState,
    applyMicros: micros('apply'),
    playedMicros: micros('played'),
    // Of each round by itself: the two stand side by side in time, so that what slows one slows the other.
    playedRatio: medianOf(rounds.map(round => round.micros.played / round.micros.apply)),
    playedBesideDecision: medianOf(rounds.map(round => round.micros.played / round.micros.playout)),
    besideToy: decisionsPerSecond / toyPerSecond,
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
