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
}

/** Worlds that differ in all that the seat cannot know. What comes of a move in all of them is certain enough to be told. */
const WORLDS = 5

/** Tries a move in imagined worlds only, so that it can never give away what the seat may not know. */
export function previewOf(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): Preview {
  const worlds = Array.from({ length: WORLDS }, (_, i) => tryIn(game, state, seat, move, `preview/${i}`))
  const [first] = worlds
  let common = 0
  while (
    common < first.events.length &&
    worlds.every(({ told }) => told.length > common && told[common] === first.told[common])
  )
    common++
  const same = worlds.every(({ told }) => told.length === common)
  const known = same && worlds.every(({ shown }) => shown === first.shown)
  return {
    told: toldOf(game, first.events.slice(0, common), 0, seat),
    certain: known,
    after: known ? first.after : null,
  }
}

function tryIn(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove, seed: string) {
  const world: AnyState = game.determinize(state, seat, SeededChance.of(seed))
  const events: AnyEvent[] = []
  game.apply(world, seat, move, {
    emit: (event: AnyEvent) => {
      const seen: AnyEvent | null = game.see(event, seat)
      if (seen) events.push(seen)
    },
  })
  const after = game.view(world, seat)
  return { events, told: events.map(event => canonical(event)), after, shown: canonical(after) }
}
