import { type Notation, namedSteps } from '@holdout/engine'
import { type CardId, nameOf } from '../data/load.ts'
import { SOLO_DECKS } from '../data/solo.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { readMove, writeMove } from './moves.ts'
import { place } from './place.ts'
import { vocabulary } from './vocabulary.ts'
import { zones } from './zones.ts'

const STEPS: Readonly<Record<string, State['agenda'][number]>> = {
  ...Object.fromEntries(
    Object.values(SOLO_DECKS).flatMap(({ steps, chart }) => [...steps, ...chart].map(({ id }) => [id, { step: id }])),
  ),
  'survivor-draws': { step: 'survivor-draws' },
  'zombie-draws': { step: 'zombie-draws' },
  'break-in': { step: 'break-in' },
  advance: { step: 'advance', pack: false, done: [] },
  'cards-run-out': { step: 'cards-run-out' },
  'friends-waver': { step: 'friends-waver' },
  reshuffle: { step: 'reshuffle' },
  'begin-survivor': { step: 'begin-actions', seat: SURVIVOR },
  'begin-zombie': { step: 'begin-actions', seat: ZOMBIE },
}

export const notation: Notation<State, Move, Options> = {
  zones: () => zones,
  place,
  writeMove,
  readMove,
  piece: item => (typeof item === 'object' ? (item as { id: string }).id : nameOf(item as CardId)),
  readStep: namedSteps(STEPS),
  missingFor: (s, { step }) =>
    /^(fa|sw|fc|sc)-/.test(step) && s.options.mode !== 'solo' ? 'solo steps need "options mode=solo"' : null,
  vocabulary,
}
