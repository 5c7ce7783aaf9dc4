// @vitest-environment happy-dom
import type { Scene } from '@holdout/table'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSelection } from './selection.ts'

type Move = { readonly move: 'draw' } | { readonly move: 'shoot'; readonly at: string }

const MOVES: readonly Move[] = [{ move: 'draw' }, { move: 'shoot', at: 'a' }, { move: 'shoot', at: 'b' }]
const PIECES = ['pile', 'gun', 'a', 'b']
const scene = {
  seat: 'p1',
  seq: 3,
  choices: MOVES.map(move => ({ move, text: [], kind: 'must' })),
} as unknown as Scene<unknown, Move>

let made: Move[] = []
function Pieces() {
  const pick = useSelection(
    scene,
    move => (move.move === 'draw' ? [['pile']] : [['gun', move.at]]),
    move => made.push(move),
    null,
  )
  return PIECES.map(piece => <button key={piece} {...pick.button(piece)} />)
}

const page = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  made = []
  root = createRoot(page)
  act(() => root.render(<Pieces />))
})
afterEach(() => act(() => root.unmount()))

const button = (piece: string) => page.querySelector(`[data-piece="${piece}"]`) as HTMLButtonElement
const press = (piece: string) => act(() => button(piece).click())
const pointed = () => PIECES.filter(piece => button(piece).dataset.move)

it('a piece names the move that pressing it chooses, if it is exactly one', () => {
  expect(pointed()).toEqual(['pile'])
  press('gun')
  expect(pointed()).toEqual(['pile', 'a', 'b'])
  expect(button('b').dataset.move).toBe('{"move":"shoot","at":"b"}')
})

it('pressing the piece that has chosen a move chooses it again', () => {
  press('pile')
  press('pile')
  expect(made).toEqual([MOVES[0], MOVES[0]])
})

it('pressing a selected piece that has chosen nothing yet releases it', () => {
  press('gun')
  press('gun')
  expect(button('gun').getAttribute('aria-pressed')).toBe('false')
  expect(made).toEqual([])
})
