import { perspective, Search, type SearchSettings, settingsFor } from '@holdout/bots'
import {
  type AnyMove,
  type AnyState,
  type Decision,
  hashOf,
  Match,
  RuleBug,
  readOptions,
  type Seat,
  SeededChance,
  type Who,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { integerLoop, playToy } from './calibration.ts'
import { playRandomly, randomPlayouts } from './playouts.ts'
import { Xorshift } from './xorshift.ts'

/** A piece of work to time. Does a part of it and returns the number of units. */
export type Measure = () => number

/** The figures that do not depend on time. */
export interface BenchFacts {
  readonly decisionsPerGame: number
  readonly movesOffered: number
  readonly bytesPerState: number
}

/** Results are stored here, so that the compiler cannot drop the work as unused. */
const sink: { last: unknown } = { last: null }

export function calibrationMeasures(): Record<'integer' | 'toy', Measure> {
  let seed = 0
  return {
    integer: () => {
      sink.last = integerLoop(100_000)
      return 100_000
    },
    toy: () => {
      let plies = 0
      for (let i = 0; i < 20; i++) plies += playToy(seed++)
      return plies
    },
  }
}

/** A random game: its start and its moves. */
interface Script {
  readonly start: AnyState
  readonly moves: readonly { readonly seat: Seat; readonly move: AnyMove }[]
}

/** A position with an open decision. */
interface Position {
  readonly s: AnyState
  readonly seat: Seat
}

const SCRIPTS = 16
/** The number of positions used from each script, spread over the whole game. */
const POSITIONS = 6

/** All measures of a game. Their input is prepared here, outside the timing. */
export function gameMeasures(game: AnyKnownGame): { measures: Record<GameMeasure, Measure>; facts: BenchFacts } {
  const options = readOptions(game.options) as Record<string, unknown>
  const seats: Who[] = game.seats(options).map(({ seat }) => seat)
  /** The views of a position for all seats and the table. */
  const viewsOf = (s: Readonly<AnyState>): unknown => {
    const open = game.view(s, 'table')
    let last: unknown = open
    for (const seat of seats) last = game.view(s, seat, open)
    return last
  }
  const { scripts, positions, movesOffered } = sample(game, options)
  const chance = SeededChance.of('bench')
  const list: AnyMove[] = []
  let seed = 0
  let next = 0
  const nextScript = (): Script => scripts[next++ % scripts.length]
  const onEach = (work: (position: Position) => void): Measure => {
    return () => {
      for (const position of positions) work(position)
      return positions.length
    }
  }
  /** Searches the next position that has more than one plausible move. */
  const searching = (settings: SearchSettings): Measure => {
    return () => {
      let iterations = 0
      for (let tries = 0; iterations === 0 && tries < positions.length; tries++)
        iterations = searched(game, positions[next++ % positions.length], settings, chance)
      return iterations
    }
  }
  const measures = {
    playout: () => {
      const { plies } = randomPlayouts(game, {}, seed, 4)
      seed += 4
      return plies
    },
    enumerate: onEach(({ s, seat }) => {
      list.length = 0
      game.moves(s, seat, list)
    }),
    clone: onEach(({ s }) => {
      sink.last = game.clone(s)
    }),
    view: onEach(({ s }) => {
      sink.last = viewsOf(s)
    }),
    determinize: onEach(({ s, seat }) => {
      sink.last = game.determinize(s, seat, chance)
    }),
    search: searching(settingsFor(game, ITERATIONS)),
    searchValues: searching({ ...settingsFor(game, ITERATIONS), decisions: 0 }),
    hash: onEach(({ s }) => {
      sink.last = hashOf(s)
    }),
    apply: () => {
      const { start, moves } = nextScript()
      const s = game.clone(start)
      for (const { seat, move } of moves) game.apply(s, seat, move)
      sink.last = s
      return moves.length
    },
    played: () => {
      const { start, moves } = nextScript()
      const match = Match.at(game, game.clone(start), options)
      for (const { seat, move } of moves) {
        const played = match.play(seat, move)
        if (!played.ok) throw new RuleBug(`${game.title}: a legal move was rejected: ${played.text}`)
        sink.last = viewsOf(match.state)
      }
      return moves.length
    },
  }
  return { measures, facts: factsOf(game, positions, movesOffered) }
}

export type GameMeasure =
  | 'playout'
  | 'enumerate'
  | 'clone'
  | 'view'
  | 'determinize'
  | 'search'
  | 'searchValues'
  | 'hash'
  | 'apply'
  | 'played'

/** Iterations of a search in the benchmark: few, so that its rounds have about the same length. */
const ITERATIONS = 12

/** Searches a position and returns the number of iterations. A position with one plausible move has none. */
function searched(game: AnyKnownGame, { s, seat }: Position, settings: SearchSettings, chance: SeededChance): number {
  const decision = game.pending(s).find(one => one.seat === seat && one.kind !== 'standing') as Decision
  const search = new Search(game, perspective(game, s, decision, game.moves(s, seat), chance), settings)
  while (!search.step());
  sink.last = search.best
  return search.iterations
}

interface Sample {
  readonly scripts: readonly Script[]
  readonly positions: readonly Position[]
  readonly movesOffered: number
}

/** Some random games: their moves, and a few positions of each with an open decision. */
function sample(game: AnyKnownGame, options: Record<string, unknown>): Sample {
  const positions: Position[] = []
  let decisions = 0
  let offers = 0
  const scripts = Array.from({ length: SCRIPTS }, (_, seed): Script => {
    const begin = (): AnyState => game.setup(options, { chance: SeededChance.of(`bench/${seed}`) })
    const moves: { seat: Seat; move: AnyMove }[] = []
    const decided: number[] = []
    playRandomly(game, begin(), new Xorshift(seed), (_now, seat, move, offered) => {
      if (offered > 0) decided.push(moves.length)
      moves.push({ seat, move })
      offers += offered
    })
    decisions += decided.length
    for (let i = 0; i < POSITIONS; i++) {
      const at = decided[Math.floor(((i + 0.5) * decided.length) / POSITIONS)]
      positions.push({ s: playedTo(game, begin(), moves.slice(0, at)), seat: moves[at].seat })
    }
    return { start: begin(), moves }
  })
  return { scripts, positions, movesOffered: offers / decisions }
}

/**
 * Replays the moves instead of keeping copies. If V8 sees that clones live long, it allocates all clones in the old
 * space, where a short-lived clone costs eight times as much.
 */
function playedTo(game: AnyKnownGame, s: AnyState, moves: Script['moves']): AnyState {
  for (const { seat, move } of moves) game.apply(s, seat, move)
  return s
}

function factsOf(game: AnyKnownGame, positions: readonly Position[], movesOffered: number): BenchFacts {
  const bytes = positions.reduce((sum, { s }) => sum + JSON.stringify(s).length, 0)
  return {
    decisionsPerGame: randomPlayouts(game, {}, 0, 100).plies / 100,
    movesOffered,
    bytesPerState: bytes / positions.length,
  }
}
