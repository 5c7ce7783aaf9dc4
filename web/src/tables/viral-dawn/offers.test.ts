import { expect, it } from 'vitest'
import { whyNotCard } from './offers.ts'

const scene = (more: object) =>
  ({ view: { onTurn: 'p1', question: null }, decisions: [], barred: [], seat: 'p1', outcome: null, ...more }) as never

it('says after the end that the game is over, not whose turn it is', () => {
  expect(whyNotCard(scene({ outcome: { winners: ['p1'] } }), { p1: 'You' }, '8h' as never).text).toBe(
    'The game is over.',
  )
  expect(whyNotCard(scene({}), { p1: 'Ida' }, '8h' as never).text).toBe("It is Ida's turn.")
})

it('says why a card cannot answer, or else what is asked', () => {
  const own = { seat: 'p1', decision: 'queen-answer', rule: 'VD-D2', kind: 'must', text: ['Do you answer?'] }
  const reason = { rule: 'VD-45', text: 'Only a Queen can answer.' }
  const asked = scene({ decisions: [own], barred: [{ move: { move: 'queen', card: '8H' }, text: [], reason }] })
  expect(whyNotCard(asked, {}, '8H')).toEqual(reason)
  expect(whyNotCard(asked, {}, '9H')).toEqual({ rule: 'VD-D2', text: 'Do you answer?' })
})
