import { type AnyEvent, type AnyMove, type AnyState, type Seat, sameFlat, type Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type CheckedPosition, FoundFault } from '../look.ts'
import { difference } from '../plain.ts'
import type { Way } from '../playthrough.ts'

/** A state that a seat cannot tell from the real one. */
export function imagine(look: CheckedPosition, state: AnyState, seat: Seat): AnyState {
  return look.game.determinize(state, seat, look.luck)
}

/** The same, with the real match's random numbers, so that differences come only from hidden information. */
export function imagineWithSameLuck(look: CheckedPosition, state: AnyState, seat: Seat): AnyState {
  const world = imagine(look, state, seat)
  world.chance = { ...state.chance }
  return world
}

export interface Step {
  readonly events: readonly AnyEvent[]
  /** The move cannot be undone: chance was used, something was revealed, or a turn began. */
  readonly blocked: boolean
  /** Something hidden may have been revealed: chance was used or a reveal was declared. */
  readonly revealing: boolean
}

/** Plays a move on a state, which it changes. */
export function step(game: AnyKnownGame, s: AnyState, way: { readonly seat: Seat; readonly move: AnyMove }): Step {
  const events: AnyEvent[] = []
  const barriers: string[] = []
  const { key, used } = s.chance
  game.apply(s, way.seat, way.move, { emit: event => events.push(event), barrier: why => barriers.push(why) })
  const luck = s.chance.used !== used || s.chance.key !== key
  return { events, blocked: luck || barriers.length > 0, revealing: luck || barriers.includes('reveal') }
}

export function seenBy(game: AnyKnownGame, events: readonly AnyEvent[], who: Who): AnyEvent[] {
  return events.map(event => game.see(event, who)).filter(event => event !== null)
}

/** The moves that two states have in common. The lists are similar, so the search starts after the last match. */
export function legalInBoth(here: readonly Way[], there: readonly Way[]): Way[] {
  const both: Way[] = []
  let at = 0
  for (const way of here) {
    for (let tried = 0; tried < there.length; tried++) {
      const place = (at + tried) % there.length
      const other = there[place]
      if (other.seat !== way.seat || other.move.move !== way.move.move || !sameFlat(other.move, way.move)) continue
      both.push(way)
      at = place + 1
      break
    }
  }
  return both
}

/**
 * The knowledge of a seat about a position besides its view: who is asked, its own moves, the clocks, whether it may
 * undo.
 */
const ASIDES: Readonly<Record<string, (game: AnyKnownGame, s: AnyState, seat: Seat) => unknown>> = {
  'who is asked': (game, s) => game.pending(s),
  'its moves': (game, s, seat) => game.moves(s, seat),
  'its barred moves and their reasons': (game, s, seat) => game.barred(s, seat),
  'its standing moves': (game, s, seat) => game.standing(s, seat),
  'the clocks that are shown': (game, s) => game.clocks(s).filter(clock => clock.shown),
  'what bars undo': (game, s, seat) => game.barsUndo(s, seat),
  'the outcome': (_game, s) => s.outcome,
}

/** Throws if a seat that cannot tell two states apart learns different things about them. `walk` led to both. */
export function refuseTelling(
  game: AnyKnownGame,
  real: AnyState,
  world: AnyState,
  seat: Seat,
  walk: readonly Way[] = [],
): void {
  for (const [what, aside] of Object.entries(ASIDES)) {
    const here = aside(game, real, seat)
    const there = aside(game, world, seat)
    const other = difference(here, there)
    if (!other) continue
    throw new FoundFault(`${what} to depend only on what ${seat} may know`, `with other hidden cards ${other}`, ...walk)
  }
}
