import { expect, it } from 'vitest'
import { endPhase, FRESH_DUEL, goOn, hold, isOver, msLeft, setSeconds, start } from './duel-timer.ts'

it('rings on time and passes to the other side', () => {
  const running = start(FRESH_DUEL, 1000)
  expect(msLeft(running, 14_000)).toBe(17_000)
  expect(isOver(running, 30_999)).toBe(false)
  expect(isOver(running, 31_000)).toBe(true)
  expect(endPhase(running, true)).toMatchObject({ side: 'zombie', status: 'waiting', rang: true, turns: 1 })
  expect(endPhase(endPhase(running, true), false)).toMatchObject({ side: 'survivor', rang: false, turns: 2 })
})

it('pauses for a card or a dispute', () => {
  const held = hold(start(FRESH_DUEL, 0), 12_000, 'card')
  expect(held).toMatchObject({ status: 'paused', left: 18_000, reason: 'card' })
  expect(isOver(held, 900_000)).toBe(false)
  expect(msLeft(goOn(held, 60_000), 61_000)).toBe(17_000)
})

it('has a separate time for each side, 10 to 300 seconds or none', () => {
  const handicap = setSeconds(setSeconds(FRESH_DUEL, 'both', 45), 'zombie', 4)
  expect(handicap.seconds).toEqual({ survivor: 45, zombie: 10 })
  expect(setSeconds(FRESH_DUEL, 'both', 999).seconds).toEqual({ survivor: 300, zombie: 300 })
  const free = start(setSeconds(FRESH_DUEL, 'survivor', 0), 0)
  expect(free).toMatchObject({ status: 'running', bellAt: null })
  expect(msLeft(free, 99)).toBe(null)
  expect(isOver(free, 9e9)).toBe(false)
})

it('cannot be started or paused twice', () => {
  const running = start(FRESH_DUEL, 0)
  expect(start(running, 5)).toBe(running)
  expect(hold(FRESH_DUEL, 5, 'card')).toBe(FRESH_DUEL)
  expect(goOn(running, 5)).toBe(running)
})
