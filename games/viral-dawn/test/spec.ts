import type { GameSpec } from '@holdout/testkit'
import { CODES } from '../src/data/load.ts'
import { viralDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State, Steps } from '../src/state.ts'
import { remedies, withoutRemedy } from './remedies.ts'

/** Named as keys, so that the compiler misses none. */
const STEPS: Record<keyof Steps, true> = {
  deal: true,
  'begin-turn': true,
  'honour-draw': true,
  'free-purge': true,
  'turn-action': true,
  'queen-answer': true,
  'reversal-take': true,
  replace: true,
  'joker-announce': true,
  'joker-target': true,
  'count-hand': true,
  'honour-highest': true,
  'end-turn': true,
  'game-ends': true,
}

/** Random play hardly ever reaches the Safe Zone: few laps, and mostly a single game. Greedy games get there. */
const SHORT: Partial<Options> = { lapLimit: 20, matchEnd: 'plurality' }
const LONG: Partial<Options> = { lapLimit: 20, matchEnd: 'first-to' }

const SETS: readonly Partial<Options>[] = [
  SHORT,
  { ...SHORT, players: 5 },
  { ...SHORT, players: 6 },
  { ...SHORT, players: 2, games: 3 },
  { ...LONG, players: 3 },
  { ...SHORT, expertTens: true, aceLay: true },
  { ...SHORT, honour: true },
  { ...SHORT, honour: true, purge: 'free', players: 3 },
  { ...SHORT, queenChain: true, jackStack: false },
  { ...SHORT, jokerOrder: 'clockwise', players: 6, discardView: 'top' },
  { ...LONG, firstLapMustLay: true, nextDealer: 'winner', games: 3, players: 2 },
  { ...SHORT, turnSeconds: 0, reactSeconds: 0, purge: 'free', expertTens: true },
]

const spec: GameSpec<State, Options> = {
  games: Number(process.env.VIRAL_DAWN_GAMES ?? 240),
  options: SETS,
  remedies,
  withoutRemedy,
  everyReason: true,
  pieces: cards,
  greedyOneIn: 20,
  steps: Object.keys(STEPS),
  endings: ['match-won', 'match-shared'],
  // That a penalty finds equal cards is too rare for so few games; VD-D9 has its scenario.
  mustReach: {
    steps: Object.keys(STEPS).filter(step => step !== 'honour-highest'),
    endings: ['match-won', 'match-shared'],
    cards: CODES,
  },
}

/** How Viral Dawn is put to the test: by properties.test.ts, and by scripts/survey.mjs in long runs. */
export const game = viralDawn
export const specs = [spec]

/** VD-02 The 54 cards, wherever they lie. */
function cards(s: State): string[] {
  return [...s.draw, ...s.discard, ...s.hands.flat(), ...s.layouts.flat()].map(card => CODES[card])
}
