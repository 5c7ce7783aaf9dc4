import { type Notation, namedSteps } from '@holdout/engine'
import type { CardId } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { readMove, writeMove } from './moves.ts'
import { place } from './place.ts'
import { vocabulary } from './vocabulary.ts'
import { code } from './words.ts'
import { zones } from './zones.ts'

export const notation: Notation<State, Move, Options> = {
  zones: () => zones,
  place,
  writeMove,
  readMove,
  piece: item => code(item as CardId),
  vocabulary,
  readStep: namedSteps({
    'zombie-turn': { step: 'zombie-turn' },
    'round-one': { step: 'find-sets' },
    'round-two': { step: 'resolve-round', from: 0, final: false } as { step: string },
    'cards-phase': { step: 'cards-phase' },
    'zombie-turn-ends': { step: 'zombie-turn-ends' },
    'final-assault': { step: 'final-assault' },
  }),
}
