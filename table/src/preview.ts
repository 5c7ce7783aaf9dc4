import type { AnyGame } from '@holdout/engine'
import { type AnyEvent, type AnyMove, type AnyState, canonical, type Seat, SeededChance } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { type LogLine, logLinesOf } from './scene.ts'

/** The consequences of a move that a seat can know before making it. */
export interface Preview<V = unknown> {
  /** The log lines up to the first one that depends on hidden information or chance. */
  readonly log: readonly LogLine[]
  /** Whether `log` is complete. */
  readonly certain: boolean
  /** The view after the move; null if it is not certain. */
  readonly after: V | null
  /**
   * The log lines of the follow-up move, up to the first uncertain one; null if there is none or it would be illegal.
   */
  readonly next: readonly LogLine[] | null
}

/** Number of sampled states that differ in what the seat cannot know. What happens in all of them counts as certain. */
const WORLDS = 5

/**
 * Previews a move, and optionally a follow-up move of the same seat. It plays them on sampled states only, so that it
 * cannot reveal hidden information.
 */
export function previewOf(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove, then?: AnyMove): Preview {
  const worlds = Array.from({ length: WORLDS }, (_, i) => tryIn(game, state, seat, move, then, `preview/${i}`))
  const [first] = worlds
  const known = commonIn(worlds.map(({ events }) => events))
  const certain = known.same && worlds.every(({ shown }) => shown === first.shown)
  const next = worlds.flatMap(world => world.next ?? [])
  return {
    log: logLinesOf(game, first.events.slice(0, known.count), 0, seat),
    certain,
    after: certain ? first.after : null,
    next: certain && next.length === WORLDS ? logLinesOf(game, next[0].slice(0, commonIn(next).count), 0, seat) : null,
  }
}

const NOTHING_KNOWN: Preview = { log: [], certain: false, after: null, next: null }

/** Previews a move of a match. A move that is no longer legal has no preview: its decision may be answered by now. */
export function previewNow({ over, game, state }: AnyMatch, seat: Seat, move: AnyMove, then?: AnyMove): Preview {
  const legal = !over && (isLegal(game, state, seat, move) || isAmong(game.standing(state, seat), move))
  return legal ? previewOf(game, state, seat, move, then) : NOTHING_KNOWN
}

/** The number of events that all sampled states share from the start, and whether that is all of them. */
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
  return isAmong(game.moves(state, seat), move)
}

function isAmong(moves: readonly AnyMove[], move: AnyMove): boolean {
  const text = canonical(move)
  return moves.some(other => canonical(other) === text)
}
