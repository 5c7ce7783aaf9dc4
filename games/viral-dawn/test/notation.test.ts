import { type Facets, readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { viralDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'

function place(lines: Readonly<Record<string, string>>, given: Partial<Options> = {}): State {
  const options = readOptions(viralDawn.options, given as Record<string, unknown>)
  const zones = viralDawn.notation.zones(options)
  const facets = new Map<string, Facets>(Object.entries(lines).map(([zone, text]) => [zone, zones[zone].read(text)]))
  return viralDawn.notation.place(options, facets, SeededChance.of('notation'))
}

it('completes a position from the set-up', () => {
  const s = place({ turns: '8', place1: '10S QH', p2: '2C 3C' })
  expect(s.hands.map(hand => hand.length)).toEqual([6, 2, 5, 5])
  expect(s.discard).toHaveLength(1)
  expect([...s.draw, ...s.discard, ...s.hands.flat(), ...s.layouts.flat()]).toHaveLength(54)
})

it('a position after the draw does not draw again', () => {
  expect(place({ turns: '8', phase: 'act', p1: '2C 3C 4C 5C 6C 7C' }).hands[0]).toHaveLength(6)
})

it.each<[string, Record<string, string>, Partial<Options>, string]>([
  ['a card twice', { p1: '2C 3C', p2: '2C' }, {}, '2C is named twice'],
  ['an unknown card', { p1: '1C' }, {}, 'found "1C", expected a card'],
  ['a laid Joker', { turns: '8', place0: 'X1' }, {}, 'X1 cannot be at place0'],
  ['a laid Ace', { turns: '8', place0: 'AC' }, {}, 'AC cannot be at place0'],
  ['a game that is won', { turns: '28', place0: '10S 6D 2H 7D KC 3S 4C' }, {}, 'place0 is complete'],
  ['too many cards in a hand', { turns: '8', p2: '2C 3C 4C 5C 6C 7C' }, {}, 'p2 holds 6 cards, expected at most 5'],
  ['cards laid before the first turn', { place0: '2C' }, {}, 'cards are laid before the first turn'],
  ['a game past its laps', { turns: '80' }, { 'lap-limit': 20 }, 'this game is overrun'],
  ['a match that is over', { wins: 'p1 p1' }, { games: 3 }, '2 games won: that match is over'],
  ['three overruns', { overruns: '3' }, {}, '3 overruns in a row'],
  ['a seat twice', { seating: 'p1 p1 p2 p3' }, {}, 'expected each of p1 p2 p3 p4 once'],
  ['a seat that is not there', { owes: 'p5' }, {}, 'found "p5", expected a seat'],
  ['a pile of another size', { pile: '7' }, {}, '33 cards left for the draw pile, expected 7'],
  ['an option out of range', {}, { 'lap-limit': 3 }, '"lap-limit" cannot be 3'],
])('rejects %s', (_what, lines, given, message) => {
  const wrong = lines.pile ? { ...lines, p1: '2C 3C 4C 5C 6C' } : lines
  expect(() => place(wrong, given)).toThrow(message)
})

it('rejects text that is not a move and gives examples', () => {
  for (const text of ['lay', 'lay 1C', 'king KC p2 10S', 'dance', 'announce 3', 'count p9'])
    expect(() => viralDawn.notation.readMove(text)).toThrow('expected')
})
