import { fromSteps, type StandingTable, type StepTable, type TimeLimit } from '@holdout/engine'
import type { Event } from '../events.ts'
import { asksBrace, offerBrace, stepBack, takeBrace, zombieComes } from '../rules/door.ts'
import { concede, offerConcede } from '../rules/endings.ts'
import { asksTurn, beginTurn, endTurn, holdWithWeakest, mayListen, offerTurn, takeTurn } from '../rules/turn.ts'
import { type Moves, type StandingMoves, type State, type Steps, seatsOf } from '../state.ts'

/** The rules as a table of contents: each step with its rule. A step runs (`run`) or asks a question (`asks`). */
export const steps: StepTable<State, Steps, Moves, Event> = {
  'begin-turn': { rule: 'NW-04', run: beginTurn },
  turn: {
    rule: 'NW-05',
    asks: asksTurn,
    may: mayListen,
    moves: offerTurn,
    take: takeTurn,
    clock: limit,
    timeout: holdWithWeakest,
  },
  zombie: { rule: 'NW-08', run: zombieComes },
  brace: {
    rule: 'NW-10',
    asks: asksBrace,
    moves: offerBrace,
    take: takeBrace,
    clock: limit,
    timeout: stepBack,
  },
  'end-turn': { rule: 'NW-11', run: endTurn },
}

/** Decisions that are open at any time. */
export const standing: StandingTable<State, StandingMoves, Steps, Event> = {
  concede: { rule: 'NW-16', asks: seatsOf, moves: offerConcede, take: concede },
}

/** The option `turn-seconds`. The clock starts again in each turn. */
function limit(s: State): TimeLimit | null {
  return s.options['turn-seconds'] === 0 ? null : { ms: s.options['turn-seconds'] * 1000, of: [s.turns] }
}

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, standing)
