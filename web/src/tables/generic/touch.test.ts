import { expect, it } from 'vitest'
import type { ToyMove } from '../../../test/toy-table/toy-client.ts'
import { pathsIn, targetsOn, touchedBy } from './touch.ts'

const TARGETS = new Set(['axe', 'rope', 'front', 'back', 'bob'])

function pathsOf(moves: readonly ToyMove[], move: ToyMove) {
  const choices = moves.map(each => ({ move: each, text: [], kind: 'must' as const }))
  return pathsIn(choices, TARGETS)(move)
}

it('a board offers its pieces and the seats of other players, not the own seat', () => {
  const board = [
    { title: 'Doors', text: [], pieces: [{ id: 'front', kind: 'place' as const, title: 'Front door' }] },
    { title: 'Kit', text: [], seat: 'bob' },
    { title: 'Hand', text: [], seat: 'ann', pieces: [] },
  ]
  expect([...targetsOn({ board, seat: 'ann' })]).toEqual(['front', 'bob'])
})

it('a move touches the pieces that its fields name, each once, also by its own name or a number', () => {
  const use: ToyMove = { move: 'use', card: 'axe', from: 'front', to: 'front', times: 2 }
  const take: ToyMove = { move: 'take', number: 7 }
  expect(touchedBy(use, TARGETS)).toEqual(['axe', 'front'])
  expect(touchedBy({ move: 'draw' }, new Set(['draw']))).toEqual(['draw'])
  expect(touchedBy(take, new Set(['7']))).toEqual(['7'])
})

it('the pieces of a move can be pressed in any order', () => {
  const move = { move: 'nail', card: 'rope', at: 'front' }
  const moves = [move, { move: 'nail', card: 'rope', at: 'back' }, { move: 'look', at: 'front' }]
  expect(pathsOf(moves, move)).toEqual([
    ['rope', 'front'],
    ['front', 'rope'],
  ])
})

it('a press that leaves one move is enough', () => {
  const only = { move: 'swing', card: 'axe', at: 'front' }
  const moves = [only, { move: 'look', at: 'front' }]
  expect(pathsOf(moves, only)).toEqual([['axe'], ['front', 'axe']])
})

it('a move that touches nothing has no path', () => {
  expect(pathsOf([{ move: 'end-turn' }], { move: 'end-turn' })).toEqual([])
})
