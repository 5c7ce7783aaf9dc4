import { expect, it } from 'vitest'
import { whyNotCard } from './offers.ts'

const scene = (more: object) =>
  ({ view: { onTurn: 'p1', question: null }, decisions: [], seat: 'p1', outcome: null, ...more }) as never

it('says after the end that the game is over, not whose turn it is', () => {
  expect(whyNotCard(scene({ outcome: { winners: ['p1'] } }), { p1: 'You' }, '8h' as never).text).toBe(
    'The game is over.',
  )
  expect(whyNotCard(scene({}), { p1: 'Ida' }, '8h' as never).text).toBe("It is Ida's turn.")
})
