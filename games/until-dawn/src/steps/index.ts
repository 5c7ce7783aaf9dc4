import { fromDecisions, type Table } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Moves } from '../moves.ts'
import { findSets, howl, resolveEntrance, resolveRound, zombieTurn } from '../rules/attack.ts'
import { cardsPhase, drawAndResolve, endZombieTurn, placeZombie, useJasper } from '../rules/cards.ts'
import { concede, dawn } from '../rules/endings.ts'
import { finalAssault } from '../rules/final-assault.ts'
import { beginYourTurn, chooseAction } from '../rules/your-turn.ts'
import type { State, Steps } from '../state.ts'
import type { View } from '../view/types.ts'

/** The table of contents of the rules: every step, and where it is written. */
const steps: Table<State, Steps, Moves, Event, View> = {
  'your-turn': { rule: 'UD-13', run: beginYourTurn },
  'choose-action': chooseAction,
  'zombie-turn': { rule: 'UD-11', run: zombieTurn },
  'find-sets': { rule: 'UD-25', run: findSets },
  'resolve-round': { rule: 'UD-32', run: resolveRound },
  'resolve-entrance': { rule: 'UD-32', run: resolveEntrance },
  howl: { rule: 'UD-41', run: howl },
  'cards-phase': { rule: 'UD-56', run: cardsPhase },
  'draw-card': { rule: 'UD-54', run: drawAndResolve },
  'place-zombie': placeZombie,
  'use-jasper': useJasper,
  'zombie-turn-ends': { rule: 'UD-82', run: endZombieTurn },
  'final-assault': { rule: 'UD-89', run: finalAssault },
  dawn: { rule: 'UD-94', run: dawn },
}

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow } = fromDecisions(steps, { concede })
