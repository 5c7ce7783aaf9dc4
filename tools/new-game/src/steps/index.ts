import { fromSteps, type StepTable, type TimeLimit } from '@holdout/engine'
import type { Event } from '../events.ts'
import { asksBrace, offerBrace, stepBack, takeBrace, zombieComes } from '../rules/door.ts'
import { asksTurn, beginTurn, endTurn, holdWithWeakest, offerTurn, takeTurn } from '../rules/turn.ts'
import type { Moves, State, Steps } from '../state.ts'

/** The rules as a table of contents: each step with its rule. A step runs (`run`) or asks a question (`asks`). */
export const steps: StepTable<State, Steps, Moves, Event> = {
  'begin-turn': { rule: 'NW-04', run: beginTurn },
  turn: {
    rule: 'NW-05',
    asks: asksTurn,
    moves: offerTurn,
    take: takeTurn,
    clock: s => limit(s, s.turns),
    timeout: holdWithWeakest,
  },
  zombie: { rule: 'NW-08', run: zombieComes },
  brace: {
    rule: 'NW-10',
    asks: asksBrace,
    moves: offerBrace,
    take: takeBrace,
    clock: (s, { waiting }) => limit(s, s.turns, waiting.length),
    timeout: stepBack,
  },
  'end-turn': { rule: 'NW-11', run: endTurn },
}

/** The option `turn-seconds`. The clock starts again whenever one of the numbers in `of` changes. */
function limit(s: State, ...of: readonly number[]): TimeLimit | null {
  return s.options['turn-seconds'] === 0 ? null : { ms: s.options['turn-seconds'] * 1000, of }
}

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, {})
