import { expect, it } from 'vitest'
import { allKeys } from './key-list.ts'

const EVERYWHERE = [
  { key: 'R', does: 'open the rules' },
  { key: 'T', does: 'reset your turn' },
  { key: 'U', does: 'undo' },
]

it('lists each key once, with the meaning at this table first', () => {
  const own = [
    { key: 'R', does: 'arrange the dice' },
    { key: 'T, Y', does: 'draw a card' },
  ]
  expect(allKeys(own, EVERYWHERE)).toEqual([
    { key: 'R', does: 'arrange the dice; otherwise open the rules' },
    { key: 'T, Y', does: 'draw a card; otherwise T: reset your turn' },
    { key: 'U', does: 'undo' },
  ])
  expect(allKeys([], EVERYWHERE)).toEqual(EVERYWHERE)
})
