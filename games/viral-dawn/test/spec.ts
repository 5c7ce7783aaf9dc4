import type { GameSpec } from '@holdout/testkit'
import { CODES } from '../src/data/load.ts'
import { viralDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State, Steps } from '../src/state.ts'

/** Keys of a record, so that the compiler finds a missing step. */
const STEPS: Record<keyof Steps, true> = {
  deal: true,
  'begin-turn': true,
  'honor-draw': true,
  'free-purge': true,
  'turn-action': true,
  'queen-answer': true,
  'reversal-take': true,
  replace: true,
  'joker-announce': true,
  'joker-target': true,
  'count-hand': true,
  'honor-highest': true,
  'end-turn': true,
  'game-ends': true,
}

/** Random play rarely reaches the Safe Zone, so the lap limit is low. Greedy games reach it. */
const SHORT: Partial<Options> = { 'lap-limit': 20, 'match-end': 'plurality' }
const LONG: Partial<Options> = { 'lap-limit': 20, 'match-end': 'first-to' }

const SETS: readonly Partial<Options>[] = [
  SHORT,
  { ...SHORT, players: 5 },
  { ...SHORT, players: 6 },
  { ...SHORT, players: 2, games: 3 },
  { ...LONG, players: 3 },
  { ...SHORT, 'expert-tens': true, 'ace-lay': true },
  { ...SHORT, 'honor-mode': true },
  { ...SHORT, 'honor-mode': true, purge: 'free', players: 3 },
  { ...SHORT, 'queen-chain': true, 'jack-stack': false },
  { ...SHORT, 'joker-order': 'clockwise', players: 6, 'discard-view': 'top' },
  { ...LONG, 'first-lap-must-lay': true, 'next-dealer': 'winner', games: 3, players: 2 },
  { ...SHORT, 'turn-seconds': 0, 'react-seconds': 0, purge: 'free', 'expert-tens': true },
]

const spec: GameSpec<State, Options> = {
  games: Number(process.env.VIRAL_DAWN_GAMES ?? 240),
  options: SETS,
  pieces: cards,
  greedyOneIn: 20,
  looksOneIn: 3,
  steps: Object.keys(STEPS),
  endings: ['match-won', 'match-shared'],
  // A penalty with equal cards is too rare for this many games; VD-D9 has its own scenario.
  mustReach: {
    steps: Object.keys(STEPS).filter(step => step !== 'honor-highest'),
    endings: ['match-won', 'match-shared'],
    cards: CODES,
  },
}

/** Used by properties.test.ts, and by `npm run campaign -- survey` for long runs. */
export const game = viralDawn
export const specs = [spec]

/** VD-02 All 54 cards. */
function cards(s: State): string[] {
  return [...s.draw, ...s.discard, ...s.hands.flat(), ...s.layouts.flat()].map(card => CODES[card])
}
