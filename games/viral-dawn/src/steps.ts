import type { StandingTable, StepTable } from '@holdout/engine'
import type { Event } from './events.ts'
import {
  countHand,
  drawChoices,
  drawOrNot,
  firstHighest,
  giveUpHighest,
  highestChoices,
  justDraw,
  mayCount,
} from './rules/honour.ts'
import {
  answerAce,
  asksEverybodyLeft,
  asksFirstInQueue,
  jokerAnswers,
  jokerTargets,
  noJoker,
  swapPlaces,
  swapWithLeft,
} from './rules/joker.ts'
import { deal, gameEnds } from './rules/match.ts'
import { replace } from './rules/piles.ts'
import {
  answerAttack,
  asksQueensPlayer,
  asksTarget,
  noQueen,
  queenAnswers,
  reversalTakes,
  takeInReturn,
  takeNothing,
} from './rules/queen.ts'
import {
  asksOnTurn,
  asksPlayer,
  beginTurn,
  defaultAction,
  endTurn,
  freePurges,
  keepAll,
  takeAction,
  takeFreePurge,
  turnActions,
} from './rules/turn.ts'
import type { Moves, StandingMoves, State, Steps } from './state.ts'

export const steps: StepTable<State, Steps, Moves, Event> = {
  deal: { rule: 'VD-05', run: deal },
  'begin-turn': { rule: 'VD-21', run: beginTurn },
  'honour-draw': {
    rule: 'VD-D7',
    asks: asksOnTurn,
    may: mayCount,
    moves: drawChoices,
    take: drawOrNot,
    clock: turnClock,
    timeout: justDraw,
  },
  'free-purge': {
    rule: 'VD-D6',
    asks: asksOnTurn,
    may: mayCount,
    moves: freePurges,
    take: takeFreePurge,
    clock: turnClock,
    timeout: keepAll,
  },
  'turn-action': {
    rule: 'VD-D1',
    asks: asksOnTurn,
    may: mayCount,
    moves: turnActions,
    take: takeAction,
    clock: turnClock,
    timeout: defaultAction,
  },
  'queen-answer': {
    rule: 'VD-D2',
    asks: asksTarget,
    moves: queenAnswers,
    take: answerAttack,
    clock: (s, { queens }) => reactClock(s, `queen-${queens.length}`),
    timeout: noQueen,
  },
  'reversal-take': {
    rule: 'VD-D3',
    asks: asksQueensPlayer,
    moves: reversalTakes,
    take: takeInReturn,
    clock: s => choiceClock(s, 'reversal'),
    timeout: takeNothing,
  },
  replace: { rule: 'VD-33', run: replace },
  'joker-announce': {
    rule: 'VD-D4',
    asks: asksEverybodyLeft,
    moves: jokerAnswers,
    take: answerAce,
    // VD-57 One clock for the window: answers of other players do not restart it.
    clock: s => reactClock(s, 'joker'),
    timeout: noJoker,
  },
  'joker-target': {
    rule: 'VD-D5',
    asks: asksFirstInQueue,
    moves: jokerTargets,
    take: swapPlaces,
    clock: (s, { played }) => choiceClock(s, `swap-${played.length}`),
    timeout: swapWithLeft,
  },
  'count-hand': { rule: 'VD-77', run: countHand },
  'honour-highest': {
    rule: 'VD-D9',
    asks: asksPlayer,
    moves: highestChoices,
    take: giveUpHighest,
    clock: (s, { player }) => choiceClock(s, `highest-${player}`),
    timeout: firstHighest,
  },
  'end-turn': { rule: 'VD-20', run: endTurn },
  'game-ends': { rule: 'VD-69', run: gameEnds },
}

export const standing: StandingTable<State, StandingMoves, Steps, Event> = {}

interface Limit {
  readonly id: string
  readonly ms: number
}

const TURNS = 64
let turnLimits: readonly Limit[] = []

/**
 * The option `turnSeconds`: one clock for the whole of a turn, drawing and purging included. It is asked for at every
 * decision, so its names are made once; turns that are so far apart may share one.
 */
function turnClock(s: State): Limit | null {
  const ms = s.options.turnSeconds * 1000
  if (ms === 0) return null
  if (turnLimits[0]?.ms !== ms) turnLimits = Array.from({ length: TURNS }, (_, turn) => ({ id: `turn-${turn}`, ms }))
  return turnLimits[s.turns % TURNS]
}

/** The option `reactSeconds`, for the Queen and Joker windows. */
function reactClock(s: State, what: string): Limit | null {
  return limit(`${what}-${s.game}-${s.turns}`, s.options.reactSeconds)
}

/** Choices in the middle of somebody's turn take twenty seconds, or as long as they like at an untimed table. */
function choiceClock(s: State, what: string): Limit | null {
  return limit(`${what}-${s.game}-${s.turns}`, s.options.reactSeconds === 0 ? 0 : 20)
}

function limit(id: string, seconds: number): Limit | null {
  return seconds === 0 ? null : { id, ms: seconds * 1000 }
}
