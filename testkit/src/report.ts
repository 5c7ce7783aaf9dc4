import { quantity } from '@holdout/words'
import { REACHABLE, type Reachable } from './coverage.ts'
import type { AnySpec } from './spec.ts'
import type { Survey } from './survey.ts'

type ReportedSpec = Pick<AnySpec, 'steps' | 'endings'>

/**
 * A short report of what a run reached and what it never reached. `steps` and `endings` of the spec list what can be
 * reached.
 */
export function reportCoverage(found: Survey, spec: ReportedSpec = {}): string {
  const { game, coverage } = found
  const rules = game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id))
  const lines = [
    `${game.title}: ${quantity(found.games, 'game')}, ${quantity(found.decisions, 'decision')}, ${quantity(found.optionSets, 'option set')}, seed "${found.seed}"`,
    never('steps', found, spec.steps ?? []),
    never('endings', found, spec.endings ?? []),
    never(
      'cards',
      found,
      game.cards.map(({ id }) => id),
    ),
    `endings: ${counts(coverage.reached.endings)}`,
    `decisions: ${counts(coverage.reached.decisions)}`,
    `events of ${coverage.reached.events.size} kinds, with ${coverage.reached.rules.size} of the ${rules.length} rules`,
    `reasons: ${counts(coverage.reached.reasons)}`,
    ...blindSpots(found),
  ]
  return lines.filter(line => line !== null).join('\n  ')
}

/** The names that the run must reach and did not. */
export function missed(found: Survey, mustReach: AnySpec['mustReach'] = {}): string[] {
  return REACHABLE.flatMap(kind =>
    (mustReach[kind] ?? []).filter(id => !found.coverage.has(kind, id)).map(id => `${kind}: ${id}`),
  )
}

function never(kind: Reachable, { coverage }: Survey, all: readonly string[]): string | null {
  const left = all.filter(id => !coverage.has(kind, id))
  return left.length ? `${kind} never reached: ${left.join(', ')}` : null
}

/** Names the checks that never ran, because they prove nothing. */
function blindSpots({ game, coverage }: Survey): string[] {
  const lines: string[] = []
  if (!coverage.notes.has('an undo is allowed')) lines.push('no move could ever be undone')
  if (![...coverage.notes.keys()].some(note => note.endsWith('imagines another world')))
    lines.push(`determinize never made a different state: ${game.title} hides nothing, or determinize changes nothing`)
  return lines
}

function counts(reached: ReadonlyMap<string, number>): string {
  return [...reached].map(([id, times]) => `${id} ${times.toLocaleString('en')}`).join(', ') || 'none'
}
