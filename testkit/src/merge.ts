import type { AnyKnownGame } from '@holdout/knowledge'
import { Coverage } from './coverage.ts'
import type { Survey } from './survey.ts'

/** The result of a part of a run from another process: everything but the game. */
export type Findings = Omit<Survey, 'game' | 'coverage'> & { readonly coverage: Pick<Coverage, 'reached' | 'notes'> }

/** Merges the results of the parts of a run. If several parts broke a promise, the first fault is kept. */
export function mergeSurveys(game: AnyKnownGame, parts: readonly Findings[]): Survey {
  const coverage = new Coverage(game)
  const held = new Map<string, number>()
  const faults = new Map<string, string>()
  for (const part of parts) {
    coverage.add(part.coverage)
    for (const [promise, times] of part.held) held.set(promise, (held.get(promise) ?? 0) + times)
    for (const [promise, fault] of part.faults) if (!faults.has(promise)) faults.set(promise, fault)
  }
  const sum = (count: 'games' | 'decisions'): number => parts.reduce((total, part) => total + part[count], 0)
  const { seed, optionSets } = parts[0]
  return { game, seed, optionSets, games: sum('games'), decisions: sum('decisions'), coverage, held, faults }
}
