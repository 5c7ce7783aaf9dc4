import { describe, expect, it } from 'vitest'
import {
  applyFate,
  begin,
  catchPlayer,
  count,
  endCombat,
  endNight,
  FRESH_NIGHT,
  gainXp,
  gong,
  hurt,
  left,
  mayBegin,
  type Night,
  rollCombat,
  startSearch,
  toggleCharacter,
  volleys,
  waveNow,
} from './tracker.ts'

const team = (...characters: string[]): Night => characters.reduce(toggleCharacter, FRESH_NIGHT)
const FOUR = begin(team('pillar', 'trigger', 'haggler', 'psycho'), 0)

it('takes 3 to 6 characters', () => {
  expect(mayBegin(team('pillar', 'trigger'))).toBe(false)
  expect(mayBegin(team('pillar', 'trigger', 'drifter'))).toBe(true)
  expect(toggleCharacter(FOUR, 'trigger').fighters.map(({ character }) => character)).toEqual([
    'pillar',
    'haggler',
    'psycho',
  ])
})

it('goes from the search through the gong to the next round', () => {
  let night = startSearch(FOUR, 1000, () => 0.5)
  expect(night).toMatchObject({ phase: 'search', timer: { gongAt: 91_000 } })
  night = catchPlayer(gong(night), 2)
  expect(night).toMatchObject({ phase: 'fate', receiver: 2, starter: 3, timer: null })
  night = applyFate(night, 'enemy-plus')
  expect(waveNow(night)).toBe(4 + 1 + 1)
  expect(endCombat(night)).toMatchObject({ phase: 'ready', round: 2, starter: 3, caught: [2], fate: null })
})

it('computes a wave as in the rulebook: 6 players, round 3, fate plus 1', () => {
  const six = begin(team('pillar', 'trigger', 'haggler', 'psycho', 'drifter', 'hipster'), 0)
  expect(waveNow({ ...six, round: 3 })).toBe(9)
  expect(waveNow(applyFate(catchPlayer({ ...six, round: 3 }, 0), 'enemy-plus'))).toBe(10)
  expect(waveNow({ ...six, round: 3, carAlarms: 2, difficulty: 'gentle' })).toBe(10)
})

describe('the leader', () => {
  it('is the first player with experience', () => {
    expect(gainXp(FOUR, 1, 1).leader).toBe(1)
  })
  it('changes only to a player with more experience', () => {
    const led = gainXp(FOUR, 1, 2)
    expect(gainXp(led, 3, 2).leader).toBe(1)
    expect(gainXp(led, 3, 3).leader).toBe(3)
  })
  it('who falls behind passes the token to the player with the most, nearest clockwise', () => {
    const led = gainXp(gainXp(gainXp(FOUR, 1, 3), 0, 2), 3, 2)
    expect(gainXp(led, 1, -2).leader).toBe(3)
    expect(gainXp(led, 1, -1).leader).toBe(1)
  })
  it('gets experience for a saved Survivor', () => {
    expect(count(FOUR, 2, 'survivors', 1).leader).toBe(2)
  })
})

it('turns the damage wheel from none to the health, and ends the game at a death', () => {
  expect(hurt(FOUR, 2, -1).fighters[2].damage).toBe(0)
  const dying = hurt(FOUR, 2, 9)
  expect(dying.fighters[2].damage).toBe(6)
  expect(dying).toMatchObject({ phase: 'over', ending: 'died' })
  expect(hurt(FOUR, 2, 5).phase).toBe('ready')
  expect(applyFate(catchPlayer(FOUR, 0), 'damage').fighters[0].damage).toBe(1)
})

it('has no more tokens than the box contains', () => {
  let night = FOUR
  for (let i = 0; i < 9; i++) night = count(night, 0, 'traps', 1)
  expect(night.fighters[0].traps).toBe(6)
  expect(left(night, 'traps')).toBe(0)
  expect(count(night, 1, 'traps', 1).fighters[1].traps).toBe(0)
})

it('fights in cycles after the tenth wave, and needs a Survivor to win', () => {
  const last = endCombat({ ...FOUR, round: 10, phase: 'combat' })
  expect(last).toMatchObject({ phase: 'final', cycle: 1, round: 10 })
  expect(endCombat(last).cycle).toBe(2)
  expect(endNight(last).ending).toBe('nobody-saved')
  expect(endNight(count(last, 0, 'survivors', 1)).ending).toBe('won')
})

it('splits the dice of enemies into volleys of 6, Raiders first (SC-10, SC-11)', () => {
  expect(volleys({ raider: 4, wanderer: 0, brute: 0, monster: 0 })).toEqual({ raiders: [6, 2], infected: [] })
  expect(volleys({ raider: 0, wanderer: 6, brute: 2, monster: 1 })).toEqual({ raiders: [], infected: [6, 6, 1] })
})

it('rolls the die of the game', () => {
  expect(rollCombat(2, () => 0)).toEqual(['miss', 'miss'])
  expect(rollCombat(1, () => 0.999)).toEqual(['head'])
})
