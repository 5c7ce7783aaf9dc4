import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type AnyState,
  canonical,
  type Seat,
  SeededChance,
} from '@holdout/engine'
import { type Told, toldOf } from './scene.ts'

/** What a seat can know in advance of a move. */
export interface Preview<V = unknown> {
  /** What will be seen to happen, up to the first thing that nobody can know. */
  readonly told: readonly Told[]
  /** Whether that is all of it; otherwise something unknown follows. */
  readonly certain: boolean
  /** What will stand on the table, where all of it can be known. */
  readonly after: V | null
  /** What the follow-up move would then do, up to the first unknown; null if there is none or it cannot be played then. */
  readonly next: readonly Told[] | null
}

/** Worlds that differ in all that the seat cannot know. What comes of a move in all of them is certain enough to be told. */
const WORLDS = 5

/**
 * Tries a move, and if given a follow-up move of the same seat after it, in imagined worlds only, so that it can never give away
 * what the seat may not know.
 */
export function previewOf(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove, then?: AnyMove): Preview {
  const worlds = Array.from({ length: WORLDS }, (_, i) => tryIn(game, state, seat, move, then, `preview/${i}`))
  const [first] = worlds
  const known = commonIn(worlds.map(({ events }) => events))
  const certain = known.same && worlds.every(({ shown }) => shown === first.shown)
  const next = worlds.flatMap(world => world.next ?? [])
  return {
    told: toldOf(game, first.events.slice(0, known.count), 0, seat),
    certain,
    after: certain ? first.after : null,
    next: certain && next.length === WORLDS ? toldOf(game, next[0].slice(0, commonIn(next).count), 0, seat) : null,
  }
}

/** How many events all worlds have in common from the start, and whether that is all of them. */
function commonIn(worlds: readonly (readonly AnyEvent[])[]): { readonly count: number; readonly same: boolean } {
  const texts = worlds.map(events => events.map(event => canonical(event)))
  let count = 0
  while (count < texts[0].length && texts.every(text => text[count] === texts[0][count])) count++
  return { count, same: texts.every(text => text.length === count) }
}

function tryIn(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove, then: AnyMove | undefined, seed: string) {
  const world: AnyState = game.determinize(state, seat, SeededChance.of(seed))
  const play = (made: AnyMove): AnyEvent[] => {
    const events: AnyEvent[] = []
    game.apply(world, seat, made, {
      emit: (event: AnyEvent) => {
        const seen: AnyEvent | null = game.see(event, seat)
        if (seen) events.push(seen)
      },
    })
    return events
  }
  const events = play(move)
  const after = game.view(world, seat)
  const canFollow = then !== undefined && isLegal(game, world, seat, then)
  return { events, after, shown: canonical(after), next: canFollow ? [play(then)] : null }
}

function isLegal(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): boolean {
  const text = canonical(move)
  return game.moves(state, seat).some((other: AnyMove) => canonical(other) === text)
}
