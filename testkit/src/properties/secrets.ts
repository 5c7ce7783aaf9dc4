import type { AnyState, Seat } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, someSeats, tries } from '../look.ts'
import { difference, notPlain, same } from '../plain.ts'
import { chooseWay } from '../players.ts'
import { type Way, waysOn } from '../playthrough.ts'
import { refuseLoss } from './pieces.ts'
import { checkPrivateEvent } from './private-events.ts'
import { imagine, imagineWithSameLuck, legalInBoth, refuseTelling, type Step, seenBy, step } from './worlds.ts'

export const viewsKeepSecrets: Property = {
  name: 'a view shows nothing that determinize deals again',
  oneIn: 8,
  blames: 'position',
  holds(look) {
    const { game, state } = look
    inSomeWorlds(look, (seat, world) => {
      for (const who of [seat, 'table']) {
        const found = difference(game.view(state, who), game.view(world, who))
        if (!found) continue
        throw new FoundFault(
          `the view of ${who} to stay the same in every state that determinize makes for ${seat}`,
          `view: ${found}`,
        )
      }
      if (!same({ ...world, chance: null }, { ...state, chance: null }))
        look.run.coverage.note(`${seat} imagines another world`)
    })
  },
}

export const imaginedWorldsAreSound: Property = {
  name: 'determinize makes a valid state with its own random numbers',
  oneIn: 16,
  blames: 'position',
  holds(look) {
    inSomeWorlds(look, (seat, world) => {
      const odd = notPlain(world)
      if (odd) throw new FoundFault(`determinize for ${seat} to make plain data`, odd)
      refuseLoss(look, world)
      if (look.state.outcome === null && world.chance.key === look.state.chance.key)
        throw new FoundFault(
          `determinize for ${seat} to re-key the chance`,
          'the key of the real match, which makes chance predictable',
        )
    })
  },
}

export const questionsKeepSecrets: Property = {
  name: 'who is asked, the moves and the clocks depend only on what the seat may know',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    inSomeWorlds(look, (seat, world) => refuseTelling(look.game, look.state, world, seat))
  },
}

/** The number of moves two states are played in parallel. */
const SIDE_BY_SIDE = 6

export const playKeepsSecrets: Property = {
  name: 'events reveal nothing that a seat may not know',
  oneIn: 16,
  blames: 'position',
  holds(look) {
    for (let i = 0; i < tries(look); i++) for (const seat of someSeats(look)) playSideBySide(look, seat)
  },
}

/**
 * Plays the same moves in the real state and in one that the seat cannot tell from it. As long as the seat saw the same
 * views and events in both, it must get the same decisions, moves and clocks. The walk ends where the two diverge,
 * after checking that they were allowed to.
 */
function playSideBySide(look: CheckedPosition, seat: Seat): void {
  const { game } = look
  const here = game.clone(look.state)
  const there = imagineWithSameLuck(look, look.state, seat)
  const walk: Way[] = []
  for (let i = 0; i < SIDE_BY_SIDE; i++) {
    const ways = legalInBoth(waysOn(game, here), waysOn(game, there))
    if (ways.length === 0) return
    const way = chooseWay(look.luck, ways)
    const before = [game.clone(here), game.clone(there)] as const
    const steps = [step(game, here, way), step(game, there, way)] as const
    walk.push(way)
    if (here.outcome || there.outcome) return // at the end everything may be revealed
    const apart = comeApart(look, seat, [here, there], steps)
    if (apart) {
      refuseSurprise(seat, walk, steps, apart)
      checkPrivateEvent(look, seat, { before, after: [here, there], steps }, walk)
      return
    }
    refuseTelling(game, here, there, seat, walk)
    refuseTableThatKnowsMore(look, seat, [here, there], steps, walk)
  }
}

interface Apart {
  readonly what: 'events' | 'view'
  readonly viewsAreSame: boolean
  readonly found: string
}

/** The difference by which the seat can tell the two states apart after a move; null if there is none. */
function comeApart(
  look: CheckedPosition,
  seat: Seat,
  [here, there]: readonly [AnyState, AnyState],
  [real, imagined]: readonly [Step, Step],
): Apart | null {
  const { game } = look
  const events = difference(seenBy(game, real.events, seat), seenBy(game, imagined.events, seat))
  const view = difference(game.view(here, seat), game.view(there, seat))
  if (events) return { what: 'events', viewsAreSame: view === null, found: `events seen by ${seat}: ${events}` }
  return view ? { what: 'view', viewsAreSame: false, found: `view of ${seat}: ${view}` } : null
}

/**
 * Two states may diverge where chance was used or a rule called `cx.barrier('reveal')`. Another seat may also reveal
 * something of its own that its move does not name; then the view shows it as well.
 */
function refuseSurprise(seat: Seat, walk: readonly Way[], steps: readonly [Step, Step], apart: Apart): void {
  if (walk.at(-1)?.seat === seat) {
    if (steps.some(({ blocked }) => blocked)) return
    throw new FoundFault(
      `${seat} to learn nothing hidden from a move of its own without cx.barrier('reveal')`,
      apart.found,
      ...walk,
    )
  }
  if (apart.what === 'view' || !apart.viewsAreSame || steps.some(({ revealing }) => revealing)) return
  throw new FoundFault(
    `an event to show ${seat} nothing that the view does not show, because nothing was revealed`,
    apart.found,
    ...walk,
  )
}

/** The table (a spectator) knows only what all may know, so it cannot tell apart what no seat can. */
function refuseTableThatKnowsMore(
  look: CheckedPosition,
  seat: Seat,
  [here, there]: readonly [AnyState, AnyState],
  [real, imagined]: readonly [Step, Step],
  walk: readonly Way[],
): void {
  const { game } = look
  const events = difference(seenBy(game, real.events, 'table'), seenBy(game, imagined.events, 'table'))
  const view = difference(game.view(here, 'table'), game.view(there, 'table'))
  if (events ?? view)
    throw new FoundFault(
      `the table to see no more than ${seat} does`,
      events ? `events seen by the table: ${events}` : `view of the table: ${view}`,
      ...walk,
    )
}

function inSomeWorlds(look: CheckedPosition, check: (seat: Seat, world: AnyState) => void): void {
  for (let i = 0; i < tries(look); i++) for (const seat of someSeats(look)) check(seat, imagine(look, look.state, seat))
}
