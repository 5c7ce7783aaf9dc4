import { fromSteps, type StandingTable, type StepTable, type TimeLimit } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Moves, StandingMoves } from '../moves.ts'
import {
  countHand,
  firstHighest,
  justDraw,
  mayCount,
  offerHonorDraw,
  offerHonorHighest,
  takeHonorDraw,
  takeHonorHighest,
} from '../rules/honor.ts'
import {
  asksJokerAnnounce,
  asksJokerTarget,
  noJoker,
  offerJokerAnnounce,
  offerJokerTarget,
  swapWithLeft,
  takeJokerAnnounce,
  takeJokerTarget,
} from '../rules/joker.ts'
import { deal, gameEnds } from '../rules/match.ts'
import { replace } from '../rules/piles.ts'
import {
  asksQueenAnswer,
  asksReversalTake,
  noQueen,
  offerQueenAnswer,
  offerReversalTake,
  takeNothing,
  takeQueenAnswer,
  takeReversalTake,
} from '../rules/queen.ts'
import {
  asksHonorHighest,
  asksOnTurn,
  beginTurn,
  defaultAction,
  endTurn,
  keepAll,
  offerFreePurge,
  offerTurnAction,
  takeFreePurge,
  takeTurnAction,
} from '../rules/turn.ts'
import type { State, Steps } from '../state.ts'

const steps: StepTable<State, Steps, Moves, Event> = {
  deal: { rule: 'VD-05', run: deal },
  'begin-turn': { rule: 'VD-21', run: beginTurn },
  'honour-draw': {
    rule: 'VD-D7',
    asks: asksOnTurn,
    may: mayCount,
    moves: offerHonorDraw,
    take: takeHonorDraw,
    clock: turnClock,
    timeout: justDraw,
  },
  'free-purge': {
    rule: 'VD-D6',
    asks: asksOnTurn,
    may: mayCount,
    moves: offerFreePurge,
    take: takeFreePurge,
    clock: turnClock,
    timeout: keepAll,
  },
  'turn-action': {
    rule: 'VD-D1',
    asks: asksOnTurn,
    may: mayCount,
    moves: offerTurnAction,
    take: takeTurnAction,
    clock: turnClock,
    timeout: defaultAction,
  },
  'queen-answer': {
    rule: 'VD-D2',
    asks: asksQueenAnswer,
    moves: offerQueenAnswer,
    take: takeQueenAnswer,
    clock: (s, { queens }) => reactClock(s, queens.length),
    timeout: noQueen,
  },
  'reversal-take': {
    rule: 'VD-D3',
    asks: asksReversalTake,
    moves: offerReversalTake,
    take: takeReversalTake,
    clock: s => choiceClock(s),
    timeout: takeNothing,
  },
  replace: { rule: 'VD-33', run: replace },
  'joker-announce': {
    rule: 'VD-D4',
    asks: asksJokerAnnounce,
    moves: offerJokerAnnounce,
    take: takeJokerAnnounce,
    // All players share this clock; an answer to an Ace does not restart it.
    clock: s => reactClock(s),
    timeout: noJoker,
  },
  'joker-target': {
    rule: 'VD-D5',
    asks: asksJokerTarget,
    moves: offerJokerTarget,
    take: takeJokerTarget,
    clock: (s, { played }) => choiceClock(s, played.length),
    timeout: swapWithLeft,
  },
  'count-hand': { rule: 'VD-77', run: countHand },
  'honour-highest': {
    rule: 'VD-D9',
    asks: asksHonorHighest,
    moves: offerHonorHighest,
    take: takeHonorHighest,
    clock: (s, { player }) => choiceClock(s, player),
    timeout: firstHighest,
  },
  'end-turn': { rule: 'VD-20', run: endTurn },
  'game-ends': { rule: 'VD-69', run: gameEnds },
}

const standing: StandingTable<State, StandingMoves, Steps, Event> = {}

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, standing)

/** The option `turn-seconds`: one clock for a whole turn, including drawing and purging. */
function turnClock(s: State): TimeLimit | null {
  const turnSeconds = s.options['turn-seconds']
  return turnSeconds === 0 ? null : { name: 'turn', ms: turnSeconds * 1000, of: [s.game, s.turns] }
}

/** The option `react-seconds`, for answers with a Queen and announcements of Jokers. */
function reactClock(s: State, ...of: number[]): TimeLimit | null {
  return limit(s, s.options['react-seconds'], of)
}

/** Other choices during a turn have 20 seconds, or no limit if `react-seconds` is 0. */
function choiceClock(s: State, ...of: number[]): TimeLimit | null {
  return limit(s, s.options['react-seconds'] === 0 ? 0 : 20, of)
}

function limit(s: State, seconds: number, of: readonly number[]): TimeLimit | null {
  return seconds === 0 ? null : { ms: seconds * 1000, of: [s.game, s.turns, ...of] }
}
