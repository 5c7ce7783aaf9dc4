import type { AnyGame, AnyMove } from '@holdout/engine'
import { expect, it } from 'vitest'
import { movesText } from './move-texts.ts'

const lay = (card: number): AnyMove => ({ move: 'lay', card }) as AnyMove

it('writes lists of moves as JSON, for reused and for new move objects', () => {
  const ready = Array.from({ length: 40 }, (_, card) => lay(card))
  const [constant, fresh] = [{}, {}] as AnyGame[]
  for (let round = 0; round < 200; round++) {
    const some = ready.slice(round % 30, (round % 30) + 10)
    expect(movesText(constant, some)).toBe(JSON.stringify(some))
    const created = some.map((_, at) => lay(round + at))
    expect(movesText(fresh, created)).toBe(JSON.stringify(created))
  }
  expect(movesText(constant, [])).toBe('[]')
})

it('writes a move object only once', () => {
  let written = 0
  const move = { move: 'lay', toJSON: () => ({ move: 'lay', written: ++written }) } as unknown as AnyMove
  const game = {} as AnyGame
  expect(movesText(game, [move, move])).toBe(movesText(game, [move, move]))
  expect(written).toBe(1)
})
