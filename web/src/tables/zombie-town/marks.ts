import { type Move, oddsOf, type View, type Walk } from '@holdout/zombie-town/table'
import type { Selection } from '../../table/selection.ts'
import type { Option } from './data.ts'
import { isOnFoot, pathsOf, placeOf } from './pieces.ts'
import { text } from './text.ts'

/** What the map shows at a place. */
export interface Mark {
  /** Whether it can be pressed: a move ends or begins there. */
  readonly can: 'end' | 'start' | null
  /** Whether the selected card can be played there only after a walk. */
  readonly later: boolean
  readonly chosen: boolean
  readonly begun: boolean
  /** Its distance in steps. */
  readonly steps: number | null
  /** Actions that fighting there will cost. */
  readonly fight: number
  readonly hint: boolean
  /** What pressing it does, for its label. */
  readonly verb: string
  /** The move that pressing it makes, if it is exactly one. */
  readonly move: Move | null
  /** The shot with the best chance at a target, with one gun or several. */
  readonly shot: Move | null
}

interface Choosing {
  readonly view: View
  readonly options: readonly Option[]
  readonly selection: Selection<Move>
  readonly walks: readonly Walk[]
  readonly plan: Walk | null
  /** The last place of the walk that a hint advises. */
  readonly goal: string | null
}

/** The marks of all places on the map that can be pressed or belong to the selection. */
export function marksOf({ view, options, selection, walks, plan, goal }: Choosing): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  const mark = (at: string, what: Partial<Mark>): void => {
    marks.set(at, { ...(marks.get(at) ?? NO_MARK), ...what })
  }
  const onMap = options.filter(({ move }) => !isOnFoot(move))
  for (const { move } of onMap)
    for (const [first, ...rest] of pathsOf(move, view)) {
      const at = placeOf(first)
      if (at !== null && rest.length > 0) mark(at, { can: 'start', verb: text.deeds.select })
    }
  const before = view.asked?.step === 'move' ? view.asked.chain.length : 0
  for (const { path, zombies } of walks)
    mark(path[path.length - 1], {
      can: 'end',
      later: selection.picked.length > 0,
      steps: path.length + before,
      fight: zombies,
      verb: zombies > 0 ? text.deeds.walkAndFight : text.deeds.walk,
    })
  for (const [at, moves] of endsOf(onMap, view, selection))
    mark(at, {
      can: 'end',
      verb: text.deeds.moves[moves[0].move] ?? text.deeds.select,
      move: moves.length === 1 ? moves[0] : null,
      shot: bestShot(view, moves),
    })
  const { chosen } = selection
  chosen.forEach((piece, i) => {
    const at = placeOf(piece)
    if (at !== null)
      mark(at, i === chosen.length - 1 && marks.get(at)?.can !== 'start' ? { chosen: true } : { begun: true })
  })
  const end = plan?.path.at(-1)
  if (end !== undefined) mark(end, { chosen: true })
  for (const piece of selection.next) {
    const at = placeOf(piece)
    if (at !== null && selection.isHinted(piece)) mark(goal ?? at, { hint: true })
  }
  return marks
}

function bestShot(view: View, moves: readonly Move[]): Move | null {
  const chance = (move: Move): number => oddsOf(view, move)?.chance ?? 0
  const shots = moves.filter(({ move }) => move === 'shoot')
  return shots.length === 0 ? null : shots.reduce((best, shot) => (chance(shot) > chance(best) ? shot : best))
}

/** The places that are the last piece of a move, after the pieces selected so far, with these moves. */
function endsOf(
  options: readonly Option[],
  view: View,
  { picked, next }: Selection<Move>,
): ReadonlyMap<string, readonly Move[]> {
  // A selection that is complete still shows the other places that can take the place of the last one.
  const before = next.length === 0 ? picked.slice(0, -1) : picked
  const ends = new Map<string, Move[]>()
  for (const { move } of options)
    for (const path of pathsOf(move, view)) {
      const at = placeOf(path[before.length])
      if (at === null || path.length !== before.length + 1 || before.some((piece, i) => path[i] !== piece)) continue
      ends.set(at, [...(ends.get(at) ?? []), move])
    }
  return ends
}

const NO_MARK: Mark = {
  can: null,
  later: false,
  chosen: false,
  begun: false,
  steps: null,
  fight: 0,
  hint: false,
  verb: '',
  move: null,
  shot: null,
}
