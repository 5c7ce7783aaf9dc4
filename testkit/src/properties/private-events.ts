import { type AnyState, rekeyed, type Seat, type Who } from '@holdout/engine'
import { type CheckedPosition, FoundFault } from '../look.ts'
import { timesIn } from '../plain.ts'
import type { Way } from '../playthrough.ts'
import { imagine, type Step, seenBy, step } from './worlds.ts'

/** One move in two states that a seat cannot tell apart; the real state is first. */
export interface TwoWorlds {
  readonly before: readonly [AnyState, AnyState]
  readonly after: readonly [AnyState, AnyState]
  readonly steps: readonly [Step, Step]
}

/** The number of determinized states used to test whether a seat remembers what it learned. */
const MEMORIES = 8

/**
 * After a reveal, an event may differ between two states: for example a card that all may see for a moment. But it must
 * not name what another seat just received in private, unless the viewer is meant to know it from then on. A fault is:
 * the event names something different in each state; in each it is what another seat's view gained and the viewer's did
 * not; in a state that `determinize` makes for the viewer afterward, the other seat does not have it; and it was not
 * given by chance alone, because a card that all saw discarded may be shuffled in and dealt again within one move.
 */
export function checkPrivateEvent(look: CheckedPosition, seat: Seat, worlds: TwoWorlds, walk: readonly Way[]): void {
  for (const watcher of [seat, 'table']) {
    for (const names of namedApart(look, watcher, worlds)) {
      for (const owner of look.seats) {
        if (owner === seat || !isGainedBy(look, owner, watcher, worlds, names)) continue
        if (remembers(look, seat, owner, worlds.after[0], names[0])) continue
        if (isCoincidence(look, owner, watcher, worlds.before[0], walk.at(-1) as Way, names[0])) continue
        throw new FoundFault(
          `no event to show ${watcher} what ${owner} received in private`,
          `an event names ${JSON.stringify(names[0])}`,
          ...walk,
        )
      }
    }
  }
}

type Names = readonly [unknown, unknown]

/** The texts and numbers that differ in the first differing event that the viewer sees. */
function namedApart(look: CheckedPosition, watcher: Who, { steps }: TwoWorlds): Names[] {
  const [real, imagined] = steps.map(({ events }) => seenBy(look.game, events, watcher))
  for (let i = 0; i < Math.min(real.length, imagined.length); i++) {
    if (real[i].event !== imagined[i].event) return []
    const names = leavesApart(real[i], imagined[i])
    if (names.length) return names
  }
  return []
}

function leavesApart(a: unknown, b: unknown): Names[] {
  if (isRecord(a) && isRecord(b)) return Object.keys(a).flatMap(key => leavesApart(a[key], b[key]))
  return a !== b && isName(a) && isName(b) ? [[a, b]] : []
}

function isGainedBy(
  look: CheckedPosition,
  owner: Seat,
  watcher: Who,
  { before, after }: TwoWorlds,
  names: Names,
): boolean {
  const gain = (who: Who, world: 0 | 1): number =>
    timesIn(look.game.view(after[world], who), names[world]) - timesIn(look.game.view(before[world], who), names[world])
  return ([0, 1] as const).every(world => gain(owner, world) > 0 && gain(watcher, world) <= 0)
}

function remembers(look: CheckedPosition, seat: Seat, owner: Seat, after: AnyState, name: unknown): boolean {
  for (let i = 0; i < MEMORIES; i++) {
    const world = imagine(look, after, seat)
    if (timesIn(look.game.view(world, owner), name) === 0) return false
  }
  return true
}

/** Whether, with other random numbers, the event still names it although the owner does not get it. */
function isCoincidence(
  look: CheckedPosition,
  owner: Seat,
  watcher: Who,
  before: AnyState,
  way: Way,
  name: unknown,
): boolean {
  const { game } = look
  const had = timesIn(game.view(before, owner), name)
  for (let i = 0; i < MEMORIES; i++) {
    const world = game.clone(before)
    world.chance = rekeyed(look.luck)
    const told = timesIn(seenBy(game, step(game, world, way).events, watcher), name)
    if (told > 0 && timesIn(game.view(world, owner), name) <= had) return true
  }
  return false
}

function isName(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
