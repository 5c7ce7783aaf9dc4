import { type Notation, namedSteps } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import { type Card, CODES } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { readMove, writeMove } from './moves.ts'
import { place } from './place.ts'
import { vocabulary } from './vocabulary.ts'
import { zones } from './zones.ts'

export const notation: Notation<State, Move, Options> = {
  zones,
  place,
  writeMove,
  readMove,
  piece: item => CODES[item as Card],
  scores: s => Object.fromEntries(s.wins.map((wins, player) => [SEATS[player], wins])),
  vocabulary,
  readStep: namedSteps({
    deal: { step: 'deal' },
    'begin-turn': { step: 'begin-turn' },
    'end-turn': { step: 'end-turn' },
    'game-ends': { step: 'game-ends', winner: null } as { step: string },
  }),
}
