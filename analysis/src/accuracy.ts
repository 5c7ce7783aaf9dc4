import type { AnyGame, Seat } from '@holdout/engine'
import type { Accuracy } from './analysis.ts'
import type { FoundDecision } from './judge.ts'
import type { PlayedMatch } from './played.ts'

interface Counted {
  readonly phase: string
  readonly cost: number
  readonly error: number
  readonly stake: number
}

/** The accuracy of every player, as they saw their own decisions. */
export function accuracies(
  game: AnyGame,
  match: PlayedMatch,
  seats: readonly Seat[],
  decisions: ReadonlyMap<number, FoundDecision>,
): Record<Seat, Accuracy> {
  return Object.fromEntries(
    seats.map(seat => {
      const counted = match.moves.flatMap((played): Counted[] => {
        const found = decisions.get(played.at)?.compared
        if (played.seat !== seat || !found || found.stake <= 0) return []
        const phase = game.analysis?.phase?.(played.before) ?? thirdOf(played.at, match.moves.length)
        return [{ phase, cost: found.cost.value, error: found.cost.error, stake: found.stake }]
      })
      return [seat, accuracyOf(counted)]
    }),
  )
}

const THIRDS = ['Beginning', 'Middle', 'End'] as const

function thirdOf(at: number, moves: number): string {
  return THIRDS[Math.min(2, Math.floor(((at - 1) * 3) / moves))]
}

function accuracyOf(counted: readonly Counted[]): Accuracy {
  const phases = [...new Set(counted.map(({ phase }) => phase))]
  const stake = counted.reduce((sum, one) => sum + one.stake, 0)
  return {
    value: keptShare(counted),
    error: stake > 0 ? (100 * Math.hypot(...counted.map(({ error }) => error))) / stake : 0,
    decisions: counted.length,
    parts: phases.map(part => {
      const of = counted.filter(({ phase }) => phase === part)
      return { part, value: keptShare(of), decisions: of.length }
    }),
  }
}

/** The share of what was at stake that was kept, 0 to 100. */
function keptShare(counted: readonly Counted[]): number | null {
  const stake = counted.reduce((sum, one) => sum + one.stake, 0)
  if (stake === 0) return null
  const cost = counted.reduce((sum, one) => sum + one.cost, 0)
  return 100 * Math.max(0, Math.min(1, 1 + cost / stake))
}
