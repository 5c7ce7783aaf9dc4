import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import type { Event } from '../src/events.ts'
import { zombieTown as game } from '../src/index.ts'
import { scoreOf } from '../src/rules/days.ts'
import { isAlive } from '../src/state.ts'

interface Tally {
  /** Points of the players alive at the end, lowest first. */
  points: number[]
  winners: number[]
  wins: Record<string, number>
  gamesWithDeath: number
  collapses: number
  /** Zombie moves into a building. */
  entered: number
}

/** Plays games of four. The bot levels rotate through the seats, so that no seat favors a level. */
function tally(levels: readonly string[], games: number): Tally {
  const options = readOptions(game.options, { players: 4 })
  const seats = game.seats(options).map(({ seat }) => seat)
  const found: Tally = { points: [], winners: [], wins: {}, gamesWithDeath: 0, collapses: 0, entered: 0 }
  const emit = (e: Event): void => {
    if (e.event === 'collapsed') found.collapses += 1
    if (e.event === 'zombie-moved' && e.to.startsWith('b')) found.entered += 1
  }
  for (let i = 0; i < games; i++) {
    const level = (n: number): string => levels[(n + i) % levels.length]
    const bots: Record<string, Bot> = Object.fromEntries(seats.map((seat, n) => [seat, botFor(game, level(n))]))
    const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seat} ${i}`)]))
    const s = game.setup(options, { chance: SeededChance.of(`balance ${i}`), emit })
    playToEnd(game, s, bots, luck, undefined, { emit: emit as never })
    const living = seats.map((_, player) => player).filter(player => isAlive(s, player))
    for (const player of living) found.points.push(scoreOf(s, player).total)
    if (living.length < seats.length) found.gamesWithDeath += 1
    for (const winner of s.outcome?.winners ?? []) {
      const player = seats.indexOf(winner)
      found.winners.push(scoreOf(s, player).total)
      found.wins[level(player)] = (found.wins[level(player)] ?? 0) + 1
    }
  }
  for (const list of [found.points, found.winners]) list.sort((a, b) => a - b)
  return found
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1]

/**
 * The targets in brackets are for hundreds of games. The bounds are wider because few games are played here. They catch
 * a broken rule or a broken bot, not a small drift.
 */
it('four greedy bots have typical scores, deaths and collapses', () => {
  const games = 10
  const { points, winners, gamesWithDeath, collapses, entered } = tally(['greedy'], games)
  expect(median(points)).toBeGreaterThanOrEqual(20) // [22 to 28]
  expect(median(points)).toBeLessThanOrEqual(29)
  expect(median(winners)).toBeGreaterThanOrEqual(26) // [28 to 34]
  expect(median(winners)).toBeLessThanOrEqual(36)
  expect(gamesWithDeath).toBeGreaterThanOrEqual(1) // [15 to 40 of 100]
  expect(gamesWithDeath).toBeLessThanOrEqual(games / 2)
  expect(collapses / games).toBeGreaterThan(3) // [4 to 8]
  expect(collapses / games).toBeLessThan(8)
  expect(entered / games).toBeGreaterThan(4)
})

it('one greedy bot against three random bots wins nearly always, in every seat', () => {
  const { wins } = tally(['greedy', 'random', 'random', 'random'], 8)
  expect(wins.greedy).toBeGreaterThanOrEqual(7)
})
