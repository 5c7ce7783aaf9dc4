import { quantity } from '@holdout/words'
import type { SurvivorEffect } from '../data/load.ts'
import { moveSurvivor } from '../rules/moving.ts'
import { ON_THE_WAY } from '../rules/needs.ts'
import { STREET } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

/** Parkour and Sprint: a number of rows in either direction. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'walk' }>> = {
  ways: (_s, card, { rows }) => [rows, -rows].map(by => ({ move: 'play', card, by })),
  needs: [
    [
      'TS-70',
      (_s, { by = 0 }, { rows }) => Math.abs(by) === rows,
      (_s, _move, { rows }) => `It moves you exactly ${quantity(rows, 'row')}.`,
    ],
    [
      'TS-R39',
      (s, { by }, { rows }) => s.row + (by as number) !== STREET || rows === 1 || s.options['parkour-street'],
      'In this match Parkour cannot end in the street.',
    ],
    ...ON_THE_WAY,
  ],
  take: (s, _effect, { by }, cx) => moveSurvivor(s, by as number, null, 'TS-33', cx),
}

export const worth = { parkour: 0.45, sprint: 0.35 }
