import type { Seat, SeatSpec } from '@holdout/engine'
import { YOU } from '@holdout/words'
import type { AnyMatch } from './any-match.ts'
import type { TableState } from './playable-table.ts'
import { logLinesSince, sceneOf } from './scene.ts'
import { namesOf, type Seating } from './seating.ts'

/** The parts of a state that do not follow from the match and its seating. */
type DeviceFacts = Pick<TableState, 'seenUpTo' | 'rings' | 'phase' | 'mayStepIn' | 'clocks' | 'clocksAt' | 'pausedBy'>

/**
 * The state of a table on this device, from the perspective of the seat that looks at the screen. `before` is the
 * previous state; null: there is none.
 */
export function deviceState(
  match: AnyMatch,
  seating: Seating,
  { looking, viewer }: { readonly looking: Seat | null; readonly viewer: Seat },
  facts: DeviceFacts,
  before: TableState | null,
): TableState {
  const { game, options, seed, entries } = match
  const who = looking ?? 'table' // before the first player looks, it is the view of a spectator
  const same = before !== null && before.scene.seat === who
  const from = same ? Math.min(before.scene.seq, entries.length) + 1 : 0
  const lines = logLinesSince(match, from, who)
  return {
    ...facts,
    slug: game.slug,
    title: game.title,
    seats: game.seats(options),
    names: shownNames(match, seating),
    people: Object.keys(seating.people),
    levels: seating.bots,
    options: options as Record<string, unknown>,
    seed,
    scene: sceneOf(match, who),
    log: same ? [...before.log.filter(({ at }) => at < from), ...lines] : lines,
    newLines: same ? lines : [],
    undoBlocked: match.undoBlocked(viewer),
    canRedo: match.canRedo(viewer),
  }
}

/** The names of all seats. The only person is "You", unless they gave a name or the seat is a character of the game. */
function shownNames({ game, options }: AnyMatch, seating: Seating): Record<Seat, string> {
  const names = namesOf(game, options, seating)
  const seats: readonly SeatSpec[] = game.seats(options)
  const alone = Object.keys(seating.people).length === 1
  // A seat that no bot has a name for is played by a person only, as a character.
  const isMe = ({ seat, bot }: SeatSpec): boolean => alone && seat in seating.people && (seats.length > 1 || !!bot)
  return Object.fromEntries(seats.map(spec => [spec.seat, names[spec.seat] ?? (isMe(spec) ? YOU : spec.title)]))
}
