import { pointsOf } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'
import { mended } from './stored-state.ts'
import {
  act,
  breach,
  clockTime,
  endOf,
  FRESH_CABIN,
  LAST_SPACE,
  plank,
  planksLeft,
  stepsOwed,
  zombieStep,
} from './until-dawn/tracker.ts'
import { checkOf, freshHighway, gameWon, LAYABLE, matchWinner, toggleCard } from './viral-dawn/tracker.ts'
import { endTurn, freshTown, isOver, winners, zombiesToMove } from './zombie-town/tracker.ts'

it('Until Dawn: the zombie marker never passes the time marker', () => {
  expect(zombieStep(FRESH_CABIN)).toBe(FRESH_CABIN)
  const two = act(act(FRESH_CABIN))
  expect(stepsOwed(two)).toBe(2)
  expect(stepsOwed(zombieStep(zombieStep(zombieStep(two))))).toBe(0)
  expect(clockTime(two.time, LAST_SPACE)).toBe('18:00')
  const dawn = { ...FRESH_CABIN, time: LAST_SPACE, zombies: LAST_SPACE }
  expect(act(dawn)).toBe(dawn)
  expect(endOf(dawn)).toBe('assault')
})

it('Until Dawn: a breach returns its planks to the supply of 8', () => {
  let cabin = FRESH_CABIN
  for (let i = 0; i < 9; i++) cabin = plank(cabin, 1, 1)
  expect([cabin.doors[1], planksLeft(cabin)]).toEqual([8, 0])
  cabin = breach({ ...cabin, jasper: 1 }, 1)
  expect([planksLeft(cabin), cabin.jasper]).toEqual([8, 'rug'])
  expect(plank(cabin, 1, 1)).toBe(cabin)
  expect(endOf([0, 1, 2, 3].reduce(breach, cabin))).toBe('overrun')
})

it('Zombie Town: the day changes at the seat of the keeper, alive or dead', () => {
  let town = { ...freshTown(3), keeper: 1, turn: 0 }
  town = endTurn(town)
  expect([town.turn, town.day, zombiesToMove(town)]).toEqual([1, 2, 2])
  town = { ...town, players: town.players.map((one, i) => (i === 1 ? { ...one, health: 0 } : one)), turn: 0 }
  expect(endTurn(town)).toMatchObject({ turn: 2, day: 3 })
  expect(zombiesToMove({ ...freshTown(2), day: 4 })).toBe(8)
  expect(isOver({ ...freshTown(6), day: 9 })).toBe(true)
  expect(isOver({ ...freshTown(4), day: 9 })).toBe(false)
})

it('Zombie Town: ranks living players by points, then kills', () => {
  const town = freshTown(3)
  const [red, blue, green] = town.players
  const players = [
    { ...red, kills: 2 },
    { ...blue, survivors: 2 },
    { ...green, kills: 50, health: 0 },
  ]
  expect(pointsOf(players[0])).toBe(8)
  expect(winners({ ...town, players }).map(({ name }) => name)).toEqual(['Red'])
  const level = [{ ...red, kills: 1 }, { ...blue, kills: 1 }, green]
  expect(winners({ ...town, players: level }).map(({ name }) => name)).toEqual(['Red', 'Blue'])
})

it('Viral Dawn: checks a layout with the rule of the game', () => {
  const laid = ['2C', '3D', '4H', '5S', '10C', '10D'].reduce(toggleCard, freshHighway(4))
  expect(checkOf(laid)).toMatchObject({ miles: 34, short: 0 })
  expect(checkOf(laid).split?.resources).toEqual(['2C', '3D', '4H', '5S'])
  expect(checkOf(toggleCard(laid, '10D'))).toMatchObject({ split: null, short: 1 })
  expect(LAYABLE).toHaveLength(48)
})

it('Viral Dawn: more than half of the planned games wins the match', () => {
  const once = gameWon(freshHighway(4), 2)
  expect([once.dealer, matchWinner(once)]).toEqual([1, null])
  expect(matchWinner(gameWon(gameWon(once, null), 2))).toBe('Green')
})

it('replaces a damaged state', () => {
  expect(mended(null, FRESH_CABIN)).toBe(FRESH_CABIN)
  expect(mended({ time: 'x' }, FRESH_CABIN)).toBe(FRESH_CABIN)
  expect(mended({ ...FRESH_CABIN, doors: 3 }, FRESH_CABIN)).toBe(FRESH_CABIN)
  const kept = { ...FRESH_CABIN, time: 7 }
  expect(mended(kept, FRESH_CABIN)).toBe(kept)
})
