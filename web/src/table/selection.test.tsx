// @vitest-environment happy-dom
import type { Scene } from '@holdout/table'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { type Selection, useSelection } from './selection.ts'

interface Move {
  readonly move: string
}

const PATHS: Readonly<Record<string, readonly string[]>> = {
  lay: ['card', 'lay'],
  discard: ['card', 'discard'],
  purge: ['card', 'purge', 'laid'],
  pass: ['pass'],
}
const moves = Object.keys(PATHS).map(move => ({ move }))
const [lay, discard] = moves
const scene = {
  seat: 'p1',
  seq: 1,
  choices: moves.map(move => ({ move, kind: 'must', text: [] })),
} as unknown as Scene<unknown, Move>

/** A selection without a table. `choose` drafts the move, as for a player who confirms moves. */
function begin() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.createElement('div'))
  let selection!: Selection<Move>
  let draft: Move | null = null
  function Probe() {
    const choose = (move: Move): void => {
      draft = move
    }
    selection = useSelection(scene, ({ move }) => [PATHS[move]], choose, null, draft)
    return null
  }
  const render = (): void => act(() => root.render(<Probe />))
  render()
  return {
    now: () => selection,
    draft: () => draft,
    press(piece: string) {
      act(() => selection.press(piece))
      render()
    },
    cancelDraft() {
      draft = null
      render()
    },
  }
}

it('marks the pieces of a draft, and a canceled draft leaves the choices before its last piece', () => {
  const table = begin()
  table.press('card')
  table.press('lay')
  expect(table.draft()).toBe(lay)
  expect(table.now().isPicked('lay')).toBe(true)
  table.cancelDraft()
  expect(table.now().picked).toEqual(['card'])
  expect(table.now().isPicked('lay')).toBe(false)
  table.press('lay')
  expect(table.draft(), 'the same press chooses it again').toBe(lay)
})

it('changes the last choice by pressing another piece, and knows where a press leads', () => {
  const table = begin()
  table.press('card')
  table.press('purge')
  expect(table.now().next).toEqual(['laid'])
  expect(
    table
      .now()
      .leads('discard')
      .map(({ move }) => move),
  ).toEqual([discard])
  expect(table.now().makes('discard')).toBe(discard)
  expect(table.now().makes('purge'), 'a second press releases it').toBeNull()
  table.press('discard')
  expect(table.draft()).toBe(discard)
  expect(table.now().picked).toEqual(['card'])
  expect(table.now().leads('nothing')).toEqual([])
})

const SHOTS = ['pistol', 'rifle'].flatMap(gun => ['A1', 'B2'].map(at => ({ move: 'shoot', path: [gun, at] })))
const [pistolA1, , rifleA1, rifleB2] = SHOTS
const aiming = {
  ...scene,
  choices: [...SHOTS, { move: 'walk', path: ['B2'] }].map(move => ({ move, kind: 'must', text: [] })),
} as unknown as Scene<unknown, (typeof SHOTS)[number]>

it('takes another target instead of the last one, and hints at the next piece only', () => {
  const root = createRoot(document.createElement('div'))
  const made: object[] = []
  let selection!: Selection<(typeof SHOTS)[number]>
  function Probe() {
    const choose = (move: object): void => void made.push(move)
    selection = useSelection(aiming, ({ path }) => [path], choose, rifleB2)
    return null
  }
  act(() => root.render(<Probe />))
  const press = (piece: string): void => act(() => selection.press(piece))
  const hinted = () => ['pistol', 'rifle', 'A1', 'B2'].filter(selection.isHinted)
  expect(hinted()).toEqual(['rifle'])
  press('pistol')
  expect(selection.makes('A1')).toBe(pistolA1)
  press('rifle')
  expect(hinted()).toEqual(['B2'])
  press('A1')
  press('B2')
  expect(made).toEqual([rifleA1, rifleB2])
  press('pistol')
  expect(selection.picked).toEqual(['pistol'])
})
