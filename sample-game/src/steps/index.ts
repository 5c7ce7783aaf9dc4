import { fromDecisions, type Table } from '@holdout/engine'
import { player } from '@holdout/words'
import type { Event } from '../events.ts'
import { brace, zombieComes } from '../rules/door.ts'
import { concede } from '../rules/endings.ts'
import { beginTurn, endTurn, turn } from '../rules/turn.ts'
import type { Moves, State, Steps } from '../state.ts'
import type { View } from '../view/index.ts'

/** The rules as a table of contents: each step with its rule. A step runs (`run`), or is a decision. */
const steps: Table<State, Steps, Moves, Event, View> = {
  'begin-turn': { rule: 'NW-04', run: beginTurn },
  turn,
  zombie: { rule: 'NW-08', run: zombieComes },
  brace,
  'end-turn': { rule: 'NW-11', run: endTurn },
}

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow, rows } = fromDecisions(steps, { concede }, { nameOf: player })
