// @vitest-environment happy-dom
import { type Entrance, entranceTitle, type Move, type View } from '@holdout/until-dawn/table'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { checkEveryMove, type Pressed } from '../../table/testing/every-move.tsx'
import { table } from './index.tsx'
import { pathsOf, placeOf } from './pieces.ts'

/** The names of the actions, on their buttons and in the menu of an entrance. */
const ACTS: Readonly<Record<string, RegExp>> = {
  'act:barricade': /^Barricade/,
  'act:shoot': /^Sho(tgun|ot top zombie)/,
  'act:jasper': /^(Jasper|Send Jasper)/,
  'act:treat': /^Treat bite/,
  'act:pass': /^Pass/,
  'act:advance': /^Stop/,
  'jasper:use': /^Use Jasper/,
  'jasper:keep': /^(Keep|Hold) Jasper/,
}

// Decoration without pieces: most of the drawing time.
vi.mock('./forest.tsx', () => ({ Forest: () => null }))
vi.mock('./cabin-plan.tsx', () => ({ CabinPlan: () => null }))

const showsAct = ({ kind, of, label }: Pressed<View, Move>): void => expect(label, of).toMatch(ACTS[`${kind}:${of}`])

const MATCHES = {
  desktop: {
    'standard match': {},
    'match with few barricades': { shells: 6, 'scarce-planks': true, 'jasper-return': 'when-used' },
  },
  phone: { 'short match with the memory aid': { 'night-length': 'short', 'memory-aid': true } },
}

describe.each([
  ['desktop', 1100, 640],
  ['phone', 390, 430],
] as const)('on a %s', (screen, width, height) => {
  beforeAll(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
    document.documentElement.dataset.motion = 'off'
  })
  afterAll(() => vi.restoreAllMocks())

  checkEveryMove<View, Move>({
    slug: 'until-dawn',
    Table: table.Table,
    pathsOf,
    isPiece: piece => placeOf(piece) !== null,
    buttons: {
      advance: 'ends the turn',
      pass: 'does nothing',
      treat: 'a verb alone',
      'use-jasper': 'a yes or a no',
    },
    matches: MATCHES[screen],
    decisions: ['choose-action', 'place-zombie', 'use-jasper'],
    positions: 40,
    kindOf: ({ kind, of }) => (of === 'bite-pile' ? of : kind),
    names: {
      act: showsAct,
      jasper: showsAct,
      at: ({ of, label, button }) => {
        expect(button.closest('.ud-door')?.getAttribute('data-at')).toBe(of)
        expect(label.toLowerCase()).toContain(entranceTitle(Number(of) as Entrance))
      },
      'bite-pile': ({ label }) => expect(label).toContain("'s bite"),
    },
  })
})
