// @vitest-environment happy-dom
import type { Scene } from '@holdout/table'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { type Selection, useSelection } from './selection.ts'
import { SessionProvider, type TableSession } from './session.ts'

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
  barred: [],
} as unknown as Scene<unknown, Move>

/** A selection without a table. `choose` drafts the move, as for a player who confirms moves. */
function begin() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.createElement('div'))
  let selection!: Selection<Move>
  let draft: Move | null = null
  const made: Move[] = []
  function Probe() {
    const choose = (move: Move): void => {
      made.push(move)
      draft = move
    }
    selection = useSelection({ scene, choose, draft, hint: null, review: false }, ({ move }) => [PATHS[move]])
    return null
  }
  const cancelDraft = (): void => {
    draft = null
  }
  const session = { cancel: cancelDraft } as Partial<TableSession> as TableSession
  const render = (): void =>
    act(() =>
      root.render(
        <SessionProvider value={session}>
          <Probe />
        </SessionProvider>,
      ),
    )
  render()
  return {
    now: () => selection,
    draft: () => draft,
    made: () => made,
    press(piece: string) {
      act(() => selection.press(piece))
      render()
    },
    cancelDraft() {
      cancelDraft()
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

it('a second press on the last piece of a draft confirms it, and a press elsewhere drops it', () => {
  const table = begin()
  table.press('card')
  table.press('lay')
  table.press('lay')
  expect(table.made()).toEqual([lay, lay])
  table.press('discard')
  expect(table.draft(), 'another last piece takes its place').toBe(discard)
  table.press('purge')
  expect(table.draft()).toBeNull()
  expect(table.now().picked).toEqual(['card', 'purge'])
})

const SHOTS = ['pistol', 'rifle'].flatMap(gun => ['A1', 'B2'].map(at => ({ move: 'shoot', path: [gun, at] })))
const [pistolA1, , rifleA1, rifleB2] = SHOTS
const aiming = {
  ...scene,
  barred: [],
  choices: [...SHOTS, { move: 'walk', path: ['B2'] }].map(move => ({ move, kind: 'must', text: [] })),
} as unknown as Scene<unknown, (typeof SHOTS)[number]>

it('takes another target instead of the last one, and hints at the next piece only', () => {
  const root = createRoot(document.createElement('div'))
  const made: object[] = []
  let selection!: Selection<(typeof SHOTS)[number]>
  function Probe() {
    const choose = (move: object): void => void made.push(move)
    const table = { scene: aiming, choose, hint: rifleB2, draft: null, review: false }
    selection = useSelection<(typeof SHOTS)[number]>(table, ({ path }) => [path])
    return null
  }
  act(() =>
    root.render(
      <SessionProvider value={{} as TableSession}>
        <Probe />
      </SessionProvider>,
    ),
  )
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
