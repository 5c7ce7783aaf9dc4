import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  canonical,
  readOptions,
  type Seat,
  SeededChance,
} from '@holdout/engine'
import type { KnownGame, Odds } from '@holdout/knowledge'
import { expect, it } from 'vitest'
import { choose } from './players.ts'
import { Playthrough } from './playthrough.ts'

/** How to test the odds of a game. */
export interface OddsSpec<S, M, V, E, O> {
  readonly title: string
  /** The moves that can have odds; all if omitted. */
  about?(move: M): boolean
  /** Moves to prefer, because they lead to such moves. */
  leads?(move: M): boolean
  /** The shown odds of a move; null if it has none. */
  odds(view: V, move: M): Odds | null
  /**
   * Whether it happened after the move was made in a sampled state: from the events and, if play has to go on to know,
   * the state. Null: the odds do not speak about this position.
   */
  happened?(events: readonly E[], world: S, seat: Seat, move: M, emit: (event: E) => void): boolean | null
  /** Instead of `happened`: what the sampled state itself shows, before the move. */
  before?(world: S, seat: Seat): boolean
  /** Option sets, one match each. */
  readonly options: readonly Partial<O>[]
  /** The number of odds to check per match. */
  readonly perMatch?: number
  readonly worlds?: number
}

/** Standard errors that a frequency may be away from its chance. */
const ERRORS = 4

/**
 * Checks that shown odds are true: over positions of random matches, the chance equals the frequency over sampled
 * states, and it is the same in all states that the seat cannot tell apart.
 */
export function checkOdds<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
  game: KnownGame<S, M, V, E, O>,
  spec: OddsSpec<S, M, V, E, O>,
): void {
  const { perMatch = 8, worlds = 200 } = spec
  it(`${game.title}: ${spec.title} is as likely as shown, and shows nothing hidden`, () => {
    let checked = 0
    let sum = 0
    let variance = 0
    spec.options.forEach((partial, n) => {
      for (const { state, seat, move } of positions(game, spec, partial, n, perMatch)) {
        const odds = spec.odds(game.view(state, seat), move)
        if (!odds) continue
        const sampled = (i: number): S => game.determinize(state, seat, SeededChance.of(`${n}/${checked}/${i}`))
        for (const world of [0, 1, 2].map(sampled))
          expect(canonical(spec.odds(game.view(world, seat), move)), 'in another world').toBe(canonical(odds))
        let times = 0
        let skipped = false
        for (let i = 0; i < worlds && !skipped; i++) {
          const world = sampled(i)
          const happened = spec.before ? spec.before(world, seat) : outcomeIn(game, spec, world, seat, move)
          if (happened === null) skipped = true
          else if (happened) times += 1
        }
        if (skipped) continue
        const { chance } = odds
        const spread = Math.sqrt((chance * (1 - chance)) / worlds)
        const about = `${canonical(move)} ${odds.count} (${times} of ${worlds}, match ${n})`
        // One case more or less: rare events are not spread evenly.
        expect(Math.abs(times / worlds - chance), about).toBeLessThanOrEqual(
          chance === 0 || chance === 1 ? 0 : ERRORS * spread + 1 / worlds,
        )
        checked += 1
        sum += times / worlds - chance
        variance += spread ** 2
      }
    })
    expect(checked, 'odds found').toBeGreaterThan(5)
    expect(Math.abs(sum), 'all of them together').toBeLessThanOrEqual(ERRORS * Math.sqrt(variance) + 1e-9)
  })
}

/** Makes the move in a sampled state. */
function outcomeIn<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
  game: KnownGame<S, M, V, E, O>,
  spec: OddsSpec<S, M, V, E, O>,
  world: S,
  seat: Seat,
  move: M,
): boolean | null {
  const events: E[] = []
  const emit = (event: E): number => events.push(event)
  game.apply(world, seat, move, { emit })
  return spec.happened?.(events, world, seat, move, emit) ?? null
}

/** Positions of a random match with a move that has odds, spread over the match. */
function positions<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
  game: KnownGame<S, M, V, E, O>,
  spec: OddsSpec<S, M, V, E, O>,
  partial: Partial<O>,
  n: number,
  most: number,
): { state: S; seat: Seat; move: M }[] {
  const play = new Playthrough({
    game,
    seed: `odds ${n}`,
    options: readOptions(game.options, partial as Record<string, unknown>),
  })
  const luck = SeededChance.of(`odds luck ${n}`)
  const found: { state: S; seat: Seat; move: M }[] = []
  while (play.ways.length > 0 && play.played.length < 600) {
    const ways = play.ways.filter(way => play.seats.includes(way.seat) && (spec.about?.(way.move as M) ?? true))
    const way = ways.length > 0 ? ways[luck.pick('way', ways)] : null
    if (way && spec.odds(game.view(play.state as S, way.seat), way.move as M))
      found.push({ state: game.clone(play.state as S), seat: way.seat, move: way.move as M })
    const leading = play.ways.flatMap((one, i) => (spec.leads?.(one.move as M) ? [i] : []))
    if (leading.length > 0 && luck.int('lead', 4) > 0) play.play(leading[luck.pick('lead', leading)])
    else play.play(choose(luck, play.ways, { clock: 20, stepIn: 3, standing: null }))
  }
  const step = Math.max(1, Math.ceil(found.length / most))
  return found.filter((_, i) => i % step === 0)
}
