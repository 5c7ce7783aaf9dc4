import type { Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { AnalyzedStep, Window } from './analysis.ts'
import type { AnalyzedMove, PlayedMatch } from './played.ts'

/** The reaction windows of a match: moves that belong together, and how they changed the chances. */
export function windowsOf(game: AnyKnownGame, { moves }: PlayedMatch, steps: readonly AnalyzedStep[]): Window[] {
  const windows: { title: string; from: number; to: number }[] = []
  for (const played of moves) {
    const title = titleOf(game, played)
    if (title === null) continue
    const last = windows.at(-1)
    if (last?.title === title && last.to === played.at - 1) last.to = played.at
    else windows.push({ title, from: played.at, to: played.at })
  }
  return windows.map(({ title, from, to }) => {
    const before = steps[from - 1]
    const after = steps[to]
    const changes: Record<Seat, number> = {}
    for (const seat in after.chances) changes[seat] = after.chances[seat] - before.chances[seat]
    return {
      title,
      from,
      to,
      part: steps[from].part,
      change: {
        value: after.chance.value - before.chance.value,
        error: Math.hypot(after.chance.error, before.chance.error),
      },
      changes,
    }
  })
}

function titleOf(game: AnyKnownGame, { decision, move }: AnalyzedMove): string | null {
  const window = game.analysis?.windows?.find(
    ({ decisions, moves }) => moves?.includes(move.move) || (decision && decisions?.includes(decision.decision)),
  )
  return window?.title ?? null
}
