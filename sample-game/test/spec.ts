import type { GameSpec, Remedy } from '@holdout/testkit'
import { nightWatch } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import { type Move, SEATS, type State } from '../src/state.ts'
import { steps } from '../src/steps/index.ts'

/** Puts the card of the move into the player's hand. */
const giveCard: Remedy<State> = (s, seat, move: Move) =>
  'card' in move && s.hands[SEATS.indexOf(seat)].push(move.card) > 0

/** By rule id: changes a position so that this rule no longer forbids the move. It proves that reasons are true. */
const remedies: Readonly<Record<string, Remedy<State>>> = {
  'NW-04': (s, seat, move: Move) => {
    s.turns = SEATS.indexOf(seat)
    return giveCard(s, seat, move)
  },
  'NW-05': giveCard,
  'NW-06': (s, seat) => {
    s.hands[SEATS.indexOf(seat)] = []
    return true
  },
  'NW-07': (s, seat) => {
    s.bags[SEATS.indexOf(seat)] = []
    return true
  },
  'NW-15': (s, seat) => {
    s.listened = []
    s.turns = SEATS.indexOf(seat) + 1
    return true
  },
  'NW-09': (s, seat) => {
    s.agenda[s.agenda.length - 1] = { step: 'brace', waiting: [SEATS.indexOf(seat)] }
    return true
  },
  'NW-10': (s, seat, move: Move) => {
    if (move.move === 'brace') return giveCard(s, seat, move)
    s.turns = SEATS.indexOf(seat)
    s.agenda[s.agenda.length - 1] = { step: 'turn' }
    return true
  },
}

const spec: GameSpec<State, Options> = {
  games: 150,
  pieces: s => [...s.hands.flat(), ...s.bags.flat(), ...s.door, ...s.crowd, ...s.supplies, ...s.zombies],
  everyReason: true,
  remedies,
  internalIds: /\b(?:water|food|tools|generator|walker|runner|brute)-\d/,
  steps: Object.keys(steps),
  endings: ['dawn', 'escaped', 'overrun', 'conceded'],
  mustReach: { steps: Object.keys(steps), endings: ['dawn', 'escaped'] },
}

/** Used by properties.test.ts, and by `npm run campaign -- survey` for long runs. */
export const game = nightWatch
export const specs = [spec]
