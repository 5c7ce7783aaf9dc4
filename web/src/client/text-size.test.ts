import { expect, it } from 'vitest'
import { tableSizes } from './text-size.ts'

const LEAST = { width: 1366, height: 768 }
const sizes = (wanted: number, innerWidth: number, innerHeight: number) =>
  tableSizes(wanted, LEAST, { innerWidth, innerHeight })

it('enlarges a table where the window has room for it', () => {
  expect(sizes(1.3, 1920, 1080)).toEqual({ all: 1.3, text: 1 })
})

it('keeps a board whole in a small window, and enlarges only text to read', () => {
  expect(sizes(1.3, 1366, 768)).toEqual({ all: 1, text: 1.3 })
  const { all, text } = sizes(1.3, 1500, 900)
  expect(all).toBeCloseTo(1.098)
  expect(all * text).toBeCloseTo(1.3)
})

it('does not change other sizes', () => {
  expect(sizes(1, 1366, 768)).toEqual({ all: 1, text: 1 })
  expect(sizes(0.9, 1920, 1080)).toEqual({ all: 0.9, text: 1 })
})
