import { type AnyState, rekeyed, type Seat, type Who } from '@holdout/engine'
import { Fault, type Look } from '../look.ts'
import { timesIn } from '../plain.ts'
import type { Way } from '../playthrough.ts'
import { imagine, type Step, seenBy, step } from './worlds.ts'

/** One move in two worlds that a seat could not tell apart: the real one first. */
export interface TwoWorlds {
  readonly before: readonly [AnyState, AnyState]
  readonly after: readonly [AnyState, AnyState]
  readonly steps: readonly [Step, Step]
}

/** How many worlds a seat imagines afterwards to see whether it remembers what it was told. */
const MEMORIES = 8

/**
 * Where something was revealed to somebody, an event may rightly tell different things in two worlds: a card that all may
 * see for a moment. But not what another seat has just received in private, unless the seat is meant to know it from then
 * on. So: the event names something different in each world; in each it is just what another seat's view has gained, and
 * the watcher's has not; in a world that the watcher may imagine afterwards the other seat has no such thing; and it was not
 * luck alone that gave it to them: a card that all saw discarded may be shuffled in and dealt again within one move.
 */
export function refusePrivateTale(look: Look, seat: Seat, worlds: TwoWorlds, walk: readonly Way[]): void {
  for (const watcher of [seat, 'table']) {
    for (const names of namedApart(look, watcher, worlds)) {
      for (const owner of look.seats) {
        if (owner === seat || !isGainedBy(look, owner, watcher, worlds, names)) continue
        if (remembers(look, seat, owner, worlds.after[0], names[0])) continue
        if (isCoincidence(look, owner, watcher, worlds.before[0], walk.at(-1) as Way, names[0])) continue
        throw new Fault(
          `no event to tell ${watcher} what ${owner} received in private`,
          `an event names ${JSON.stringify(names[0])}`,
          ...walk,
        )
      }
    }
  }
}

type Names = readonly [unknown, unknown]

/** The texts and numbers in which the first differing event that the watcher sees differs. */
function namedApart(look: Look, watcher: Who, { steps }: TwoWorlds): Names[] {
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

function isGainedBy(look: Look, owner: Seat, watcher: Who, { before, after }: TwoWorlds, names: Names): boolean {
  const gain = (who: Who, world: 0 | 1): number =>
    timesIn(look.game.view(after[world], who), names[world]) - timesIn(look.game.view(before[world], who), names[world])
  return ([0, 1] as const).every(world => gain(owner, world) > 0 && gain(watcher, world) <= 0)
}

function remembers(look: Look, seat: Seat, owner: Seat, after: AnyState, name: unknown): boolean {
  for (let i = 0; i < MEMORIES; i++) {
    const world = imagine(look, after, seat)
    if (timesIn(look.game.view(world, owner), name) === 0) return false
  }
  return true
}

/** With other luck the event still names it, and the owner does not get it. */
function isCoincidence(look: Look, owner: Seat, watcher: Who, before: AnyState, way: Way, name: unknown): boolean {
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
