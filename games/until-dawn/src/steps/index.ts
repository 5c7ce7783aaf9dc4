import { fromSteps, type StandingTable, type StepTable, type TimeLimit } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Moves, StandingMoves } from '../moves.ts'
import { findSets, howl, resolveEntrance, resolveRound, zombieTurn } from '../rules/attack.ts'
import {
  cardsPhase,
  defaultPlaceZombie,
  defaultUseJasper,
  drawAndResolve,
  endZombieTurn,
  offerPlaceZombie,
  offerUseJasper,
  takePlaceZombie,
  takeUseJasper,
} from '../rules/cards.ts'
import { dawn, takeConcede } from '../rules/endings.ts'
import { finalAssault } from '../rules/final-assault.ts'
import {
  asksJohn,
  beginYourTurn,
  defaultChooseAction,
  offerChooseAction,
  takeChooseAction,
} from '../rules/your-turn.ts'
import { JOHN, type State, type Steps } from '../state.ts'

const steps: StepTable<State, Steps, Moves, Event> = {
  'your-turn': { rule: 'UD-13', run: beginYourTurn },
  'choose-action': {
    rule: 'UD-D1',
    asks: asksJohn,
    moves: offerChooseAction,
    take: takeChooseAction,
    clock,
    timeout: defaultChooseAction,
  },
  'zombie-turn': { rule: 'UD-11', run: zombieTurn },
  'find-sets': { rule: 'UD-25', run: findSets },
  'resolve-round': { rule: 'UD-32', run: resolveRound },
  'resolve-entrance': { rule: 'UD-32', run: resolveEntrance },
  howl: { rule: 'UD-41', run: howl },
  'cards-phase': { rule: 'UD-56', run: cardsPhase },
  'draw-card': { rule: 'UD-54', run: drawAndResolve },
  'place-zombie': {
    rule: 'UD-D2',
    asks: asksJohn,
    moves: offerPlaceZombie,
    take: takePlaceZombie,
    clock,
    timeout: defaultPlaceZombie,
  },
  'use-jasper': {
    rule: 'UD-D3',
    asks: asksJohn,
    moves: offerUseJasper,
    take: takeUseJasper,
    clock,
    timeout: defaultUseJasper,
  },
  'zombie-turn-ends': { rule: 'UD-82', run: endZombieTurn },
  'final-assault': { rule: 'UD-89', run: finalAssault },
  dawn: { rule: 'UD-94', run: dawn },
}

const standing: StandingTable<State, StandingMoves, Steps, Event> = {
  concede: {
    rule: 'UD-D4',
    asks: () => [JOHN],
    moves: (_s, _seat, list) => list.push({ move: 'concede' }),
    take: takeConcede,
  },
}

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, standing)

/** The option `table-clock`: seconds for each decision. Every decision changes one of these facts, so its time is new. */
function clock(s: State): TimeLimit | null {
  const seconds = s.options['table-clock']
  return seconds === 0 ? null : { ms: seconds * 1000, of: [s.time, s.zombieTime, s.deck.length] }
}
