import type { AnyMove } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { expect, it } from 'vitest'
import { MoveTexts } from './encode.ts'

const lay = (card: number): AnyMove => ({ move: 'lay', card }) as AnyMove

it('writes lists of moves as JSON, for reused and for new move objects', () => {
  const ready = Array.from({ length: 40 }, (_, card) => lay(card))
  const [constant, fresh] = [{}, {}] as AnyKnownGame[]
  const texts = new MoveTexts()
  for (let round = 0; round < 200; round++) {
    const some = ready.slice(round % 30, (round % 30) + 10)
    expect(texts.textOf(constant, some)).toBe(JSON.stringify(some))
    const created = some.map((_, at) => lay(round + at))
    expect(texts.textOf(fresh, created)).toBe(JSON.stringify(created))
  }
  expect(texts.textOf(constant, [])).toBe('[]')
})

it('writes a move object only once', () => {
  let written = 0
  const move = { move: 'lay', toJSON: () => ({ move: 'lay', written: ++written }) } as unknown as AnyMove
  const game = {} as AnyKnownGame
  const texts = new MoveTexts()
  expect(texts.textOf(game, [move, move])).toBe(texts.textOf(game, [move, move]))
  expect(written).toBe(1)
})
