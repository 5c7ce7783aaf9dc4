// @vitest-environment happy-dom
import type { Scene } from '@holdout/table'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSelection } from './selection.ts'
import { SessionProvider, type TableSession } from './session.ts'

type Move = { readonly move: 'draw' } | { readonly move: 'shoot'; readonly at: string }

const MOVES: readonly Move[] = [{ move: 'draw' }, { move: 'shoot', at: 'a' }, { move: 'shoot', at: 'b' }]
const PIECES = ['pile', 'gun', 'a', 'b', 'c']
const scene = {
  seat: 'p1',
  seq: 3,
  choices: MOVES.map(move => ({ move, text: [], kind: 'must' })),
  barred: [{ move: { move: 'shoot', at: 'c' }, text: [], reason: { rule: 'R-1', text: 'It is too far.' } }],
} as unknown as Scene<unknown, Move>

let made: Move[] = []
let told: unknown[] = []
const session: Partial<TableSession> = { why: (...why) => told.push(why) }
function Pieces() {
  const table = { scene, choose: (move: Move) => made.push(move), draft: null, hint: null, review: false }
  const pick = useSelection(table, move => (move.move === 'draw' ? [['pile']] : [['gun', move.at]]))
  return PIECES.map(piece => <button key={piece} {...pick.button(piece)} />)
}

const page = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  made = []
  told = []
  root = createRoot(page)
  act(() =>
    root.render(
      <SessionProvider value={session as TableSession}>
        <Pieces />
      </SessionProvider>,
    ),
  )
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

it('a piece that leads to no move answers with the reason of the barred one', () => {
  expect(button('c').getAttribute('aria-disabled'), 'the gun comes first').toBeNull()
  press('gun')
  expect(button('c').getAttribute('aria-disabled')).toBe('true')
  expect(button('a').getAttribute('aria-disabled')).toBeNull()
  press('c')
  expect(told).toEqual([[{ rule: 'R-1', text: 'It is too far.' }, 'c']])
  expect(made).toEqual([])
  press('a')
  expect(made).toEqual([MOVES[1]])
})
