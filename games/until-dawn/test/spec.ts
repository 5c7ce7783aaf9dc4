import type { GameSpec } from '@holdout/testkit'
import { FACES } from '../src/data/load.ts'
import { untilDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State, Steps } from '../src/state.ts'

/** Keys of a record, so that the compiler finds a missing step. */
const STEPS: Record<keyof Steps, true> = {
  'your-turn': true,
  'choose-action': true,
  'zombie-turn': true,
  'find-sets': true,
  'resolve-round': true,
  'resolve-entrance': true,
  howl: true,
  'cards-phase': true,
  'draw-card': true,
  'place-zombie': true,
  'use-jasper': true,
  'zombie-turn-ends': true,
  'final-assault': true,
  dawn: true,
}

const spec: GameSpec<State, Options> = {
  games: 800,
  pieces: cardsAndTokens,
  greedyOneIn: 20, // random play never survives
  steps: Object.keys(STEPS),
  endings: ['perfect', 'rebecca-only', 'jasper-only', 'alone', 'overrun', 'bitten', 'conceded'],
  mustReach: { steps: Object.keys(STEPS), endings: ['overrun', 'bitten', 'conceded'] },
}

/** Used by properties.test.ts, and by `npm run campaign -- survey` for long runs. */
export const game = untilDawn
export const specs = [spec]

/** UD-03 to UD-07 All cards and barricades. With scarce planks barricades leave the game, so they are not counted. */
function cardsAndTokens(s: State): string[] {
  const drawn = s.agenda.flatMap(step => (step.step === 'place-zombie' ? [step.card] : []))
  const doors = s.doors.flatMap(door => (door.breachedBy === null ? door.zombies : [...door.zombies, door.breachedBy]))
  const cards = [...s.deck, ...s.discard, ...s.bitePile, ...doors, ...drawn].map(card => `${FACES[card].id} #${card}`)
  const tokens = s.doors.reduce((sum, door) => sum + door.barricades, s.supply)
  return s.options['scarce-planks'] ? cards : [...cards, ...Array.from({ length: tokens }, () => 'barricade')]
}
