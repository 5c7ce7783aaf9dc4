import type { AnyEvent, AnyState, Decision, Seat, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type CheckedPosition, FoundFault, type Property, sample, someSeats, tries } from '../look.ts'
import { difference } from '../plain.ts'
import { type Way, waysOn } from '../playthrough.ts'
import { imagineWithSameLuck, legalInBoth, type Step, seenBy, step } from './worlds.ts'

/** The number of worlds that are compared with the real one, and of moves in each. */
const WORLDS = 3
const MOVES = 4

export const stepsKeepSecrets: Property = {
  name: 'the course of a move depends only on what is shown and on what a seat may know',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    for (let i = 0; i < tries(look); i++) for (const seat of someSeats(look)) compareSteps(look, seat)
  },
}

/**
 * Makes the same moves in the real state and in states that a seat cannot tell from it, each with the same random
 * numbers. The seat may see that the moves go on differently (other events, other decisions, other clocks) only after
 * an event showed it something that differs, such as a card that was turned up. An event that happens in one state only
 * counts as shown if the move used chance or called `cx.barrier('reveal')`.
 */
function compareSteps(look: CheckedPosition, seat: Seat): void {
  const { game, state } = look
  for (let i = 0; i < WORLDS; i++) {
    const world = imagineWithSameLuck(look, state, seat)
    for (const way of sample(look, legalInBoth(look.ways, waysOn(game, world)), MOVES)) {
      const [here, there] = [game.clone(state), game.clone(world)]
      const steps = [step(game, here, way), step(game, there, way)] as const
      if (here.outcome || there.outcome) continue // at the end everything may be revealed
      for (const watcher of [seat, 'table']) refuseOtherCourse(look, watcher, way, [here, there], steps)
    }
  }
}

function refuseOtherCourse(
  { game }: CheckedPosition,
  watcher: Who,
  way: Way,
  [here, there]: readonly [AnyState, AnyState],
  steps: readonly [Step, Step],
): void {
  const [real, other] = steps.map(({ events }) => seenBy(game, events, watcher))
  const apart = firstApart(real, other)
  if (apart === 'shown') return
  if (apart !== null) {
    if (steps.some(({ revealing }) => revealing)) return // the additional event is what is revealed
    throw new FoundFault(`a move that reveals nothing to show ${watcher} the same events in both states`, apart, way)
  }
  const course = difference(courseOf(game, here), courseOf(game, there))
  if (course)
    throw new FoundFault(
      `what follows a move to depend only on what ${watcher} was shown`,
      `with other hidden cards ${course}`,
      way,
    )
}

/** How two lists of events first differ: an event shows something else, or the course differs; null if they do not. */
function firstApart(real: readonly AnyEvent[], other: readonly AnyEvent[]): string | null {
  for (let i = 0; i < Math.max(real.length, other.length); i++) {
    const [a, b] = [real[i], other[i]]
    if (a?.event !== b?.event) return `event ${i + 1} is ${a?.event ?? 'none'} or ${b?.event ?? 'none'}`
    if (difference(a, b)) return 'shown'
  }
  return null
}

/** Who is asked for what, and which clocks are shown. */
function courseOf(game: AnyKnownGame, s: AnyState): unknown {
  return {
    asked: game.pending(s).map(({ seat, kind, decision }: Decision) => ({ seat, kind, decision })),
    clocks: game.clocks(s).filter(clock => clock.shown),
  }
}
