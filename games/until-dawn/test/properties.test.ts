import { checkGame } from '@holdout/testkit'
import { untilDawn } from '@holdout/until-dawn'
import { FACES } from '../src/data/load.ts'
import type { State, Steps } from '../src/state.ts'

/** Named as keys, so that the compiler misses none. */
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

checkGame(untilDawn, {
  games: 2000,
  pieces: cardsAndTokens,
  greedyOneIn: 20, // random play never sees the dawn
  steps: Object.keys(STEPS),
  endings: ['perfect', 'rebecca-only', 'jasper-only', 'alone', 'overrun', 'bitten', 'conceded'],
  mustReach: { steps: Object.keys(STEPS), endings: ['overrun', 'bitten', 'conceded'] },
})

/** UD-03 to UD-07 What lies on the table. With scarce planks tokens leave the game, so they are not counted then. */
function cardsAndTokens(s: State): string[] {
  const drawn = s.agenda.flatMap(step => (step.step === 'place-zombie' ? [step.card] : []))
  const doors = s.doors.flatMap(door => (door.breachedBy === null ? door.zombies : [...door.zombies, door.breachedBy]))
  const cards = [...s.deck, ...s.discard, ...s.bitePile, ...doors, ...drawn].map(card => `${FACES[card].id} #${card}`)
  const tokens = s.doors.reduce((sum, door) => sum + door.barricades, s.supply)
  return s.options['scarce-planks'] ? cards : [...cards, ...Array.from({ length: tokens }, () => 'barricade')]
}
