import { expect, it } from 'vitest'
import type { ShortenedChoice } from './playthrough.ts'
import { shrink } from './shrink.ts'

const choices = (...numbers: number[]): ShortenedChoice[] => numbers.map(number => ({ number, move: null }))
const numbersOf = (list: readonly ShortenedChoice[]): number[] => list.map(({ number }) => number)

it('drops choices that are not needed, and lowers the rest', () => {
  const failing = choices(...Array.from({ length: 80 }, (_, i) => i % 9))
  const fails = (list: readonly ShortenedChoice[]): boolean => list.filter(({ number }) => number >= 5).length >= 2
  expect(numbersOf(shrink(failing, fails))).toEqual([5, 5])
})

it('keeps a list that cannot be shortened', () => {
  expect(numbersOf(shrink(choices(3, 1, 2), list => numbersOf(list).join() === '3,1,2'))).toEqual([3, 1, 2])
})

it('stops after a limited number of attempts', () => {
  let attempts = 0
  shrink(choices(...Array.from({ length: 5000 }, () => 9)), list => {
    attempts += 1
    return list.length > 4000
  })
  expect(attempts).toBeLessThanOrEqual(400)
})
