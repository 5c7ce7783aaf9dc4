// @vitest-environment happy-dom
import { entranceTitle, type Move, type View } from '@holdout/until-dawn/table'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { checkEveryMove } from '../../table/testing/every-move.tsx'
import { Table } from './index.tsx'
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
    Table,
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
    checkName(piece, label, button) {
      const place = placeOf(piece)
      if (place === null) expect(label, piece).toMatch(ACTS[piece])
      else if (place === 'bite-pile') expect(label).toContain("'s bite")
      else {
        expect(button.closest('.ud-door')?.getAttribute('data-at')).toBe(String(place))
        expect(label.toLowerCase()).toContain(entranceTitle(place))
      }
    },
  })
})
