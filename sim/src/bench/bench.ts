import { cpus } from 'node:os'
import { loadGame, SLUGS } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import { Piscina } from 'piscina'
import { COMPILED } from '../compiled.ts'
import { requestText } from '../text.ts'
import type { BenchFacts, GameMeasure } from './measures.ts'
import measureRound, { type Round, type RoundTask } from './round.ts'

export interface BenchRequest {
  readonly games: readonly string[]
  /** The number of rounds for the medians; 5 if absent. */
  readonly rounds?: number
  /** 1 is about one second of CPU time per game and round. Tests use a small value. */
  readonly scale?: number
}

export interface GameBench {
  readonly game: string
  /** Random play on one core: each move is chosen from all legal moves, without events and checks. */
  readonly playoutsPerSecond: number
  readonly decisionsPerSecond: number
  readonly decisionsPerGame: number
  /** The mean number of legal moves per decision. */
  readonly movesOffered: number
  readonly enumerateMicros: number
  readonly cloneMicros: number
  /** The views of all seats and of the table. */
  readonly viewMicros: number
  readonly determinizeMicros: number
  /** Iterations per second of the search of the stronger bots, and of the same search without playouts. */
  readonly searchPerSecond: number
  readonly searchValuesPerSecond: number
  readonly hashMicros: number
  readonly bytesPerState: number
  /** A move applied without checks, events and views. */
  readonly applyMicros: number
  /** The same move with checks, events and all views after it. */
  readonly playedMicros: number
  readonly playedRatio: number
  /** The same relative to a decision of the random playouts, which also lists its moves. */
  readonly playedBesideDecision: number
  /**
   * Decisions per second relative to the toy game in the same run. Easier to compare across machines than absolute
   * figures.
   */
  readonly besideToy: number
}

export interface BenchReport {
  readonly node: string
  readonly cpu: string
  readonly rounds: number
  readonly scale: number
  /** False if run from source, as in tests. Such figures are not meaningful. */
  readonly compiled: boolean
  /** The speed of this machine, to compare runs on different machines. */
  readonly calibration: {
    /** Steps of a small integer loop, in millions per second. */
    readonly integerMega: number
    /** Decisions per second in a toy card game on plain objects, no framework. */
    readonly toyPerSecond: number
  }
  readonly games: readonly GameBench[]
  readonly seconds: number
}

/** The length of the first round relative to the others: about a second per measure, until V8 has compiled the code. */
const WARM_UP = 10

/** Runs the benchmark: medians of interleaved rounds, by CPU time, after a warm-up. */
export async function bench(
  request: BenchRequest,
  progress?: (done: number, total: number) => void,
): Promise<BenchReport> {
  const { rounds = 5, scale = 1 } = request
  if (!Number.isInteger(rounds) || rounds < 1) throw new InputError(requestText.wholeNumber('rounds', rounds, null))
  if (!(scale > 0 && Number.isFinite(scale))) throw new InputError(requestText.scale(scale))
  const slugs = [...new Set(request.games)]
  if (slugs.length === 0) throw new InputError(requestText.noGame(SLUGS))
  for (const slug of slugs) await loadGame(slug)
  const began = performance.now()
  const subjects: Subject[] = [null, ...slugs].map(game => ({ game, measure: measurer(), rounds: [] }))
  try {
    // The first round is longer and not counted, because V8 first has to compile the code.
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

/**
 * Runs rounds in a separate thread. Only one thread works at a time, so the CPU time of the process is that of one
 * thread.
 */
function measurer(): Measurer {
  if (!COMPILED) return { run: measureRound, stop: async () => {} }
  const filename = new URL('./round.js', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, recordTiming: false })
  return { run: task => pool.run(task), stop: () => pool.destroy() }
}

function gameBench({ game, rounds }: Subject, toyPerSecond: number): GameBench {
  const { decisionsPerGame, movesOffered, bytesPerState } = rounds[0].facts as BenchFacts
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
    searchPerSecond: 1e6 / micros('search'),
    searchValuesPerSecond: 1e6 / micros('searchValues'),
    hashMicros: micros('hash'),
    bytesPerState,
    applyMicros: micros('apply'),
    playedMicros: micros('played'),
    // Computed per round: both are measured at about the same time, so a slowdown affects both.
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
