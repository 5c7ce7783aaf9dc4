import { expect, it } from 'vitest'
import { unclean } from '../src/properties/text.ts'

const ids = new Set(['p2', 'gun-ammo', 'E0'])

it.each([
  ['Player 2 drops the Gun Ammo.', null],
  ['Player 2 saves 1 Survivor.', null],
  ['Round 1 is over; 1 miss, 1 barricade falls.', null],
  ['Player 1 rolls 2 heads in turn 1 as leader.', null],
  ['The First-aid Kit heals 3.', null],
  ['Player 2 loses gun-ammo.', 'the id "gun-ammo"'],
  ['It is the turn of p2.', 'the id "p2"'],
  ['Most points win. Points: .', 'nothing where a word should be'],
  ['Laid: ', 'nothing where a word should be'],
  ['', 'nothing'],
  ['You draw  a card.', 'two spaces'],
  ['You draw a card .', 'a space before a mark'],
  ['Player {seat} wins.', 'an unresolved placeholder'],
  ['undefined wins.', 'an unresolved placeholder'],
  ['The wave will be 1 cards.', 'a plural after 1'],
])('%j: %s', (text, wrong) => {
  expect(unclean(text, ids)).toBe(wrong)
})
