import type { BoardPiece } from '@holdout/engine'
import { expect, it } from 'vitest'
import { inPieces } from './pieces.ts'

const card = (id: string, title: string, more: Partial<BoardPiece> = {}): BoardPiece => ({
  id,
  kind: 'card',
  title,
  ...more,
})

it('lists cards with commas and other pieces with dots, equal cards once with their number', () => {
  expect(
    inPieces([
      card('l', 'Lantern', { mark: '3', text: 'Shows what waits at a door.' }),
      card('r1', 'Rope'),
      card('x', 'Secret', { faceDown: true }),
      card('r2', 'Rope'),
      { id: 'deck', kind: 'pile', title: 'Deck', count: 14, faceDown: true },
      { id: 'discard', kind: 'pile', title: 'Discard pile', count: 3, top: 'Axe' },
    ]),
  ).toBe('Lantern 3, Rope ×2, Secret (face down) · Deck 14 · Discard pile 3 (Axe on top)')
})

it('shows counters with their limit, tokens with their number, and places with their text', () => {
  expect(
    inPieces([
      { id: 'w', kind: 'counter', title: 'Wounds', count: 0, most: 3 },
      { id: 'n', kind: 'counter', title: 'Noise', count: 5 },
      { id: 'z', kind: 'token', title: 'Zombie', count: 2 },
      { id: 'd', kind: 'place', title: 'Back door', count: 1, most: 4, text: 'Quiet so far.' },
      { id: 'y', kind: 'place', title: 'Yard' },
    ]),
  ).toBe('Wounds 0/3 · Noise 5 · Zombie ×2 · Back door 1/4 (Quiet so far) · Yard')
})
