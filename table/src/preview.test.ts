import { loadGame } from '@holdout/catalog'
import { type AnyState, Match } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { previewOf } from './preview.ts'

it('shows all effects of a certain move, and changes nothing', async () => {
  const game = await loadGame('until-dawn')
  const match = Match.start(game, { seed: 'preview' })
  const before = match.record().hash
  const preview = previewOf(game, match.state as AnyState, 'john', { move: 'barricade', at: 0 } as never)
  expect(preview.certain).toBe(true)
  expect(preview.log.map(({ text }) => plain(text)).join(' ')).toContain('front door')
  expect((preview.after as { supply: number }).supply).toBe(7)
  expect(match.record().hash).toBe(before)
})

it('stops at the first hidden card', async () => {
  const game = await loadGame('until-dawn')
  const match = Match.start(game, { seed: 'preview' })
  match.play('john', { move: 'pass' })
  const preview = previewOf(game, match.state as AnyState, 'john', { move: 'advance' } as never)
  expect(preview.certain).toBe(false)
  expect(preview.after).toBeNull()
  // The preview must not reveal the deal: it is the same for every deal that looks the same.
  const others = ['a', 'b', 'c', 'd'].map(seed => {
    const other = Match.start(game, { seed })
    other.play('john', { move: 'pass' })
    return previewOf(game, other.state as AnyState, 'john', { move: 'advance' } as never).log.map(({ event }) => event)
  })
  for (const told of others) expect(told).toEqual(preview.log.map(({ event }) => event))
})

it('shows a second move after a certain first one', async () => {
  const game = await loadGame('until-dawn')
  const match = Match.start(game, { seed: 'preview' })
  const state = match.state as AnyState
  const stop = { move: 'advance' } as never
  const preview = previewOf(game, state, 'john', { move: 'pass' } as never, stop)
  expect(preview.next?.map(({ event }) => event.event)).toEqual(['zombie-turn-began', 'step-began'])
  expect(previewOf(game, state, 'john', { move: 'pass' } as never).next, 'no second move').toBeNull()
  match.play('john', { move: 'pass' })
  expect(previewOf(game, match.state as AnyState, 'john', stop, stop).next, 'it depends on a hidden card').toBeNull()
})
