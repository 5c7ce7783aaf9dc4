import { loadGame } from '@holdout/catalog'
import { type BenchFacts, calibrationMeasures, gameMeasures, type Measure } from './measures.ts'

/** The measured game, or null for the machine itself. */
export interface RoundTask {
  readonly game: string | null
  readonly scale: number
}

/** Microseconds of CPU time per unit, for each measure. */
export interface Round {
  readonly micros: Readonly<Record<string, number>>
  readonly facts: BenchFacts | null
}

/** CPU time per measure in a round. */
const BUDGET_MICROS = 120_000

const prepared = new Map<string | null, { measures: Record<string, Measure>; facts: BenchFacts | null }>()

/**
 * Runs one round of all measures of one game. A bench worker runs this too: each game has its own thread, so that V8's
 * optimizations for one game do not slow another.
 */
export default async function measureRound({ game, scale }: RoundTask): Promise<Round> {
  const subject = prepared.get(game) ?? (await prepare(game))
  prepared.set(game, subject)
  const micros: Record<string, number> = {}
  for (const [name, measure] of Object.entries(subject.measures)) micros[name] = timed(measure, BUDGET_MICROS * scale)
  return { micros, facts: subject.facts }
}

async function prepare(game: string | null): Promise<{ measures: Record<string, Measure>; facts: BenchFacts | null }> {
  return game === null ? { measures: calibrationMeasures(), facts: null } : gameMeasures(await loadGame(game))
}

/** Uses CPU time, not wall-clock time, so that other work on the machine matters less. */
function timed(measure: Measure, budget: number): number {
  const before = process.cpuUsage()
  let units = 0
  for (;;) {
    units += measure()
    const { user, system } = process.cpuUsage(before)
    if (user + system >= budget) return (user + system) / units
  }
}
