import { loadGame } from '@holdout/catalog'
import { calibrationMeasures, type Facts, gameMeasures, type Measure } from './measures.ts'

/** What is measured: a game, or null for the machine itself. */
export interface RoundTask {
  readonly game: string | null
  readonly scale: number
}

/** Micros of CPU time per unit, for each measure. */
export interface Round {
  readonly micros: Readonly<Record<string, number>>
  readonly facts: Facts | null
}

/** CPU time given to each measure in a round. */
const BUDGET_MICROS = 120_000

const prepared = new Map<string | null, { measures: Record<string, Measure>; facts: Facts | null }>()

/** One round of all measures of one game. Also what a bench worker runs: each game has a thread of its own, so that none is slowed by what V8 learnt from another. */
export default async function measureRound({ game, scale }: RoundTask): Promise<Round> {
  const subject = prepared.get(game) ?? (await prepare(game))
  prepared.set(game, subject)
  const micros: Record<string, number> = {}
  for (const [name, measure] of Object.entries(subject.measures)) micros[name] = timed(measure, BUDGET_MICROS * scale)
  return { micros, facts: subject.facts }
}

async function prepare(game: string | null): Promise<{ measures: Record<string, Measure>; facts: Facts | null }> {
  return game === null ? { measures: calibrationMeasures(), facts: null } : gameMeasures(await loadGame(game))
}

/** CPU time, not time of day: it holds up when other work shares the machine. */
function timed(measure: Measure, budget: number): number {
  const before = process.cpuUsage()
  let units = 0
  for (;;) {
    units += measure()
    const { user, system } = process.cpuUsage(before)
    if (user + system >= budget) return (user + system) / units
  }
}
