import type { Code, Options } from '@holdout/viral-dawn/table'
import { expect, it } from 'vitest'
import { addsNote, layingOf } from './laying.ts'

const PLAIN = { expertTens: false, aceLay: false } as Options
const adds = (laid: string, code: string, options = PLAIN): string | null => {
  const adds = layingOf(laid.split(' ').filter(Boolean) as Code[], code as Code, options)
  return adds && addsNote(adds)
}

it('the first card of a suit becomes the resource and adds no miles', () => {
  expect(adds('', '9H')).toBe('health')
  expect(adds('9H', '7D')).toBe('money')
  expect(adds('9H 7D', '4C')).toBe('food')
  expect(adds('9H 7D 4C', '2S')).toBe('weapons')
})

it('another card of the suit adds the miles of the better split', () => {
  expect(adds('9H', '4H')).toBe('+9 mi')
  expect(adds('4H', '9H')).toBe('+9 mi')
})

it('Jacks, Queens and Kings are resources or one mile', () => {
  expect(adds('', 'KC')).toBe('food')
  expect(adds('KC', 'QC')).toBe('+1 mi')
})

it('says when there would be too many miles', () => {
  expect(adds('10H 9H 8H 2D 2C 2S', '7H')).toBe('too far')
})

it('expert tens count what is needed: 0, 1 or 10', () => {
  const expert = { ...PLAIN, expertTens: true } as Options
  expect(adds('2H 9H 8H 3H 2D 2C 2S', '10D', expert)).toBe('+0 mi')
  expect(adds('10H 5H', '9H', expert)).toMatch(/mi$/)
})

it('Jokers are never laid, Aces only with the option', () => {
  expect(adds('', 'X1')).toBeNull()
  expect(adds('', 'AS')).toBeNull()
  expect(adds('', 'AS', { ...PLAIN, aceLay: true } as Options)).toBe('weapons')
})
