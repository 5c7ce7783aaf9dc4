import { readStored, writeStored } from './storage.ts'

/** A finished game of this device, for the personal best. */
export interface BestResult {
  readonly id: string
  readonly seed: string
  /** Results of one kind can be compared, such as games with the same number of players. */
  readonly kind: string
  readonly score: number
  readonly say: string
}

/** How a result compares with earlier ones. */
export type ResultRank =
  | { readonly is: 'first' }
  | { readonly is: 'best'; readonly before: string }
  | { readonly is: 'behind'; readonly best: string }
  | { readonly is: 'seen' }

/** Endings of games that a player gave up or the team broke off. They set no record, for the winner neither. */
const GIVEN_UP: readonly string[] = ['abandoned', 'resign', 'conceded']

/** Whether a game with this ending can set a record. */
export function setsRecord(outcome: string): boolean {
  return !GIVEN_UP.includes(outcome)
}

const MOST = 100

export function resultsOf(slug: string): readonly BestResult[] {
  const kept = readStored(`results:${slug}`)
  return Array.isArray(kept) ? kept.filter(isResult) : []
}

/** Keeps a result, once for each game, and compares it with the earlier ones. */
export function keepResult(slug: string, result: BestResult): ResultRank {
  const all = resultsOf(slug)
  const at = all.findIndex(({ id }) => id === result.id)
  const earlier = at < 0 ? all : all.slice(0, at)
  if (at < 0) writeStored(`results:${slug}`, [...all, result].slice(-MOST))
  return standingOf(result, earlier)
}

/** A deal that was played before is not compared: the player knew it. */
export function standingOf(result: BestResult, earlier: readonly BestResult[]): ResultRank {
  if (result.seed !== '' && earlier.some(({ seed }) => seed === result.seed)) return { is: 'seen' }
  const same = earlier.filter(({ kind }) => kind === result.kind)
  if (same.length === 0) return { is: 'first' }
  const best = same.reduce((top, one) => (one.score > top.score ? one : top))
  return result.score > best.score ? { is: 'best', before: best.say } : { is: 'behind', best: best.say }
}

function isResult(value: unknown): value is BestResult {
  const { id, seed, kind, score, say } = (value ?? {}) as Record<string, unknown>
  return [id, seed, kind, say].every(text => typeof text === 'string') && typeof score === 'number'
}
