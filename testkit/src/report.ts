import { REACHABLE, type Reachable } from './coverage.ts'
import type { AnySpec } from './spec.ts'
import type { Survey } from './survey.ts'

/** What a run reached and what it never did, in a few lines for people. `steps` and `endings` say what there is to be reached. */
export function reportCoverage(found: Survey, spec: Pick<AnySpec, 'steps' | 'endings'> = {}): string {
  const { game, coverage } = found
  const rules = game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id))
  const lines = [
    `${game.title}: ${many(found.games, 'game')}, ${many(found.decisions, 'decision')}, ${many(found.optionSets, 'option set')}, seed "${found.seed}"`,
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
    ...blindSpots(found),
  ]
  return lines.filter(line => line !== null).join('\n  ')
}

/** What the run must have reached and did not. */
export function missed(found: Survey, mustReach: AnySpec['mustReach'] = {}): string[] {
  return REACHABLE.flatMap(kind =>
    (mustReach[kind] ?? []).filter(id => !found.coverage.has(kind, id)).map(id => `${kind}: ${id}`),
  )
}

function never(kind: Reachable, { coverage }: Survey, all: readonly string[]): string | null {
  const left = all.filter(id => !coverage.has(kind, id))
  return left.length ? `${kind} never reached: ${left.join(', ')}` : null
}

/** Checks that had nothing to look at prove nothing: better say so. */
function blindSpots({ game, coverage }: Survey): string[] {
  const lines: string[] = []
  if (!coverage.notes.has('an undo is allowed')) lines.push('no move could ever be taken back')
  if (![...coverage.notes.keys()].some(note => note.endsWith('imagines another world')))
    lines.push(`no seat ever imagined another world: ${game.title} hides nothing, or determinize deals nothing again`)
  return lines
}

function counts(reached: ReadonlyMap<string, number>): string {
  return [...reached].map(([id, times]) => `${id} ${times.toLocaleString('en')}`).join(', ') || 'none'
}

function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
