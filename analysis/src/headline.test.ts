import { type Ref, say } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { headline, LONG_LUCK } from './headline.ts'

const seat: Ref = { kind: 'seat', id: 'p1', text: 'Player 1' }
const card: Ref = { kind: 'card', id: 'AC', text: 'the Ace of clubs' }

it('keeps the main clause of a log line', () => {
  const line = say`Apocalypse! ${seat} plays ${card}: everyone moves one place to the right. The order is new.`
  expect(headline(line)).toEqual([seat, ' plays ', card])
})

it('ends with the first sentence', () => {
  const line = say`${seat} reaches the Safe Zone by laying the last card! Resources: ${card}. Miles: 20.`
  expect(plain(headline(line))).toBe('Player 1 reaches the Safe Zone by laying the last card')
})

it('keeps a name that ends like a sentence', () => {
  const vitality: Ref = { kind: 'card', id: 'vitality', text: 'Vitality!' }
  expect(headline(say`${seat} discards ${vitality} (inventory over the limit).`)).toContain(vitality)
})

it('leaves a short sentence as it is, without its period', () => {
  expect(plain(headline(say`${seat} draws ${card}.`))).toBe('Player 1 draws the Ace of clubs')
})

it('keeps the result of a draw, whatever follows the sentence', () => {
  const line = say`The red pawn fires at a zombie in building 12 (same place) and turns ${card}: a miss. 0 bullets left.`
  expect(plain(headline(line))).toMatch(/turns the Ace of clubs$/)
  expect(plain(headline(line, LONG_LUCK))).toMatch(/: a miss$/)
})
