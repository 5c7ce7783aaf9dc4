import type { Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Accuracy, Depth } from './analysis.ts'
import type { FoundDecision } from './judge.ts'
import { marksOf } from './marks.ts'
import type { PlayedMatch } from './played.ts'

interface Counted {
  readonly phase: string
  readonly cost: number
  readonly error: number
}

/** The accuracy of every player, as they saw their own decisions. */
export function accuracies(
  game: AnyKnownGame,
  match: PlayedMatch,
  seats: readonly Seat[],
  decisions: ReadonlyMap<number, FoundDecision>,
  depth: Depth,
): Record<Seat, Accuracy> {
  const measured = game.analysis?.accuracy?.includes(depth) ?? false
  const { easyLoss } = marksOf(game)
  return Object.fromEntries(
    seats.map(seat => {
      const counted = match.moves.flatMap((played): Counted[] => {
        const found = decisions.get(played.at)?.compared
        if (played.seat !== seat || !found || (found.stake <= 0 && !found.unopposed)) return []
        const phase = game.analysis?.phase?.(played.before) ?? thirdOf(played.at, match.moves.length)
        return [{ phase, cost: found.cost.value, error: found.cost.error }]
      })
      return [seat, accuracyOf(counted, easyLoss, measured)]
    }),
  )
}

const THIRDS = ['Beginning', 'Middle', 'End'] as const

function thirdOf(at: number, moves: number): string {
  return THIRDS[Math.min(2, Math.floor(((at - 1) * 3) / moves))]
}

function accuracyOf(counted: readonly Counted[], easyLoss: number, measured: boolean): Accuracy {
  const phases = measured ? [...new Set(counted.map(({ phase }) => phase))] : []
  const loss = meanLoss(counted)
  const error = counted.length === 0 ? 0 : Math.hypot(...counted.map(one => one.error)) / counted.length
  const value = halved(loss, easyLoss)
  return {
    value: counted.length === 0 || !measured ? null : value,
    measured,
    error: (value * Math.LN2 * error) / easyLoss,
    loss,
    decisions: counted.length,
    parts: phases.map(part => {
      const of = counted.filter(({ phase }) => phase === part)
      return { part, value: halved(meanLoss(of), easyLoss), decisions: of.length }
    }),
  }
}

/** The average cost of a decision. Noise in the estimates may make a cost negative, but not their mean. */
function meanLoss(counted: readonly Counted[]): number {
  if (counted.length === 0) return 0
  return Math.max(0, -counted.reduce((sum, { cost }) => sum + cost, 0) / counted.length)
}

function halved(loss: number, easyLoss: number): number {
  return 100 * 0.5 ** (loss / easyLoss)
}
