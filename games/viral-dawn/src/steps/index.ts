import { fromDecisions, type Table } from '@holdout/engine'
import { player } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Moves, StandingMoves } from '../moves.ts'
import { countHand, honorDraw, honorHighest } from '../rules/honor.ts'
import { jokerAnnounce, jokerTarget } from '../rules/joker.ts'
import { deal, gameEnds } from '../rules/match.ts'
import { replace } from '../rules/piles.ts'
import { freePurge } from '../rules/purging.ts'
import { queenAnswer, reversalTake } from '../rules/queen.ts'
import { beginTurn, endTurn, turnAction } from '../rules/turn.ts'
import type { State, Steps } from '../state.ts'
import type { View } from '../view/index.ts'

/** The table of contents of the rules: every step, and where it is written. */
const steps: Table<State, Steps, Moves, Event, View> = {
  deal: { rule: 'VD-05', run: deal },
  'begin-turn': { rule: 'VD-21', run: beginTurn },
  'honor-draw': honorDraw,
  'free-purge': freePurge,
  'turn-action': turnAction,
  'queen-answer': queenAnswer,
  'reversal-take': reversalTake,
  replace: { rule: 'VD-33', run: replace },
  'joker-announce': jokerAnnounce,
  'joker-target': jokerTarget,
  'count-hand': { rule: 'VD-77', run: countHand },
  'honor-highest': honorHighest,
  'end-turn': { rule: 'VD-20', run: endTurn },
  'game-ends': { rule: 'VD-69', run: gameEnds },
}

/** The flow of the game: pending decisions, legal moves, their reasons and words, and how moves change the state. */
export const { flow } = fromDecisions<State, Steps, Moves, StandingMoves, Event, View>(steps, {}, { nameOf: player })

/** Stored states and scenarios may hold the former names, and state hashes count them. */
export const formerSteps = { 'honor-draw': 'honour-draw', 'honor-highest': 'honour-highest' }
