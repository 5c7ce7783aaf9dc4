import { describe, expect, it } from 'vitest'
import { infoOf } from '../../../test/info-of.ts'
import {
  addChair,
  botLevel,
  freshPlan,
  houseOptions,
  moveUp,
  optionsOf,
  pick,
  presetNow,
  removeChair,
  seated,
  seatRange,
  seedOf,
  setChair,
  sitAt,
  tableOf,
  takePreset,
  unpick,
} from './plan.ts'

const town = await infoOf('zombie-town')
const dawn = await infoOf('until-dawn')
const daylight = await infoOf('until-daylight')
const viral = await infoOf('viral-dawn')
const thirty = await infoOf('thirty-seconds')

const kinds = (plan: Parameters<typeof seated>[0], seats = 0) => seated(plan, seats).map(({ kind }) => kind)

describe('a fresh table', () => {
  it('has one person, and bots in the other standard seats', () => {
    expect(kinds(freshPlan(town))).toEqual(['person', 'medium', 'medium', 'medium'])
    expect(kinds(freshPlan(dawn), 1)).toEqual(['person'])
    expect(kinds(freshPlan(thirty), 2)).toEqual(['person', 'medium'])
  })
  it('seats the requested number of people, with more seats if needed', () => {
    expect(kinds(freshPlan(town, { people: 2 }))).toEqual(['person', 'person', 'medium', 'medium'])
    expect(kinds(freshPlan(town, { people: 6 }))).toEqual(Array(6).fill('person'))
    expect(kinds(freshPlan(town, { people: 40 }))).toEqual(Array(6).fill('person'))
    expect(kinds(freshPlan(thirty, { people: 2 }), 2)).toEqual(['person', 'person'])
  })
  it('takes the players from saved defaults, unless a number of people is requested', () => {
    const usual = { kinds: ['random', 'person', 'medium'] as const, seats: 3 }
    expect(kinds(freshPlan(town, usual))).toEqual(['random', 'person', 'medium'])
    expect(kinds(freshPlan(town, { ...usual, people: 1 }))).toEqual(['person', 'medium', 'medium'])
  })
  it('keeps the number of seats within what the game allows', () => {
    expect(freshPlan(daylight, { seats: 2 }).count).toBe(3)
    expect(freshPlan(viral, { seats: 9 }).count).toBe(6)
  })
})

describe('options', () => {
  it('are those of the rulebook, with undo on', () => {
    expect(optionsOf(dawn, freshPlan(dawn), 1)).toMatchObject({
      undo: 'until-reveal',
      shells: 8,
      'night-length': 'standard',
    })
    expect(houseOptions(dawn, optionsOf(dawn, freshPlan(dawn), 1))).toEqual([])
  })
  it('have no timer for a person who plays alone', () => {
    expect(optionsOf(viral, freshPlan(viral), 4)).toMatchObject({ 'turn-seconds': 0, 'react-seconds': 0 })
    expect(optionsOf(viral, freshPlan(viral, { people: 2 }), 4)).toMatchObject({
      'turn-seconds': 60,
      'react-seconds': 12,
    })
    expect(optionsOf(thirty, freshPlan(thirty), 2)).toMatchObject({ 'survivor-clock': 30, 'zombie-clock': 30 })
  })
  it('include the number of people where the game has that option', () => {
    expect(optionsOf(daylight, freshPlan(daylight, { people: 2, seats: 5 }), 5)).toMatchObject({
      players: 5,
      people: 2,
      'search-mode': 'auto',
    })
  })
  it('set a clock only if it differs from the default, and keep it when people join', () => {
    const calm = pick(freshPlan(daylight), { 'search-mode': 'untimed' })
    expect(optionsOf(daylight, calm, 4)['search-mode']).toBe('auto')
    expect(houseOptions(daylight, optionsOf(daylight, calm, 4))).toEqual([])
    const joined = setChair(daylight, calm, 1, { kind: 'person' })
    expect(optionsOf(daylight, joined, 4)['search-mode']).toBe('untimed')
    expect(houseOptions(daylight, optionsOf(daylight, joined, 4))).toEqual(['search-mode'])
  })
  it('count as house rules when they change the rules; the number of players does not', () => {
    const plan = pick(freshPlan(town, { seats: 6 }), { 'open-walls': true, 'table-clock': 60 })
    expect(houseOptions(town, optionsOf(town, plan, 6))).toEqual(['open-walls'])
    expect(houseOptions(town, optionsOf(town, unpick(plan, 'open-walls'), 6))).toEqual([])
  })
})

describe('presets', () => {
  const named = (id: string) => thirty.presets.find(preset => preset.id === id) ?? expect.fail(id)
  const now = (plan: ReturnType<typeof freshPlan>) => presetNow(thirty, optionsOf(thirty, plan, 2))
  it('replace each other and leave the rest alone', () => {
    const first = takePreset(thirty, pick(freshPlan(thirty), { mode: 'solo' }), named('first-game'))
    expect(first.picked).toMatchObject({ mode: 'solo', 'survivor-clock': 0, 'three-supplies': true })
    expect(now(first)).toBe('first-game')
    const veteran = takePreset(thirty, first, named('veteran'))
    expect(veteran.picked).toEqual({ mode: 'solo', sound: true, concussion: true, 'permanent-knockdown': true })
    expect(now(veteran)).toBe('veteran')
  })
  it('are no house rules, in a first game of any game', () => {
    for (const game of [dawn, daylight, town, viral, thirty]) {
      const first = game.presets.find(({ id }) => id === 'first-game') ?? expect.fail(game.slug)
      const plan = takePreset(game, freshPlan(game), first)
      expect(houseOptions(game, optionsOf(game, plan, 4)), game.slug).toEqual([])
    }
    const own = pick(takePreset(thirty, freshPlan(thirty), named('first-game')), { 'round-limit': 12 })
    expect(houseOptions(thirty, optionsOf(thirty, own, 2))).toEqual(['round-limit'])
  })
  it('are recognized', () => {
    expect(now(freshPlan(thirty))).toBe('standard')
    expect(now(pick(freshPlan(thirty), { sound: true }))).toBeNull()
  })
})

describe('seats', () => {
  it('can be added and removed within the limits of the game', () => {
    expect(seatRange(dawn)).toBeNull()
    expect(seatRange(viral)).toEqual({ min: 2, max: 6, standard: 4 })
    let plan = freshPlan(daylight, { seats: 6 })
    expect(addChair(daylight, plan, 'person')).toBe(plan)
    plan = removeChair(daylight, plan, 1)
    expect(kinds(plan)).toHaveLength(5)
    plan = addChair(daylight, freshPlan(town), 'random')
    expect(kinds(addChair(town, freshPlan(town), 'random'))).toEqual(['person', 'medium', 'medium', 'medium', 'random'])
    expect(removeChair(daylight, freshPlan(daylight, { seats: 3 }), 0).count).toBe(3)
  })
  it('have the people first where the game needs it', () => {
    expect(kinds(setChair(daylight, freshPlan(daylight), 2, { kind: 'person' }))).toEqual([
      'person',
      'person',
      'medium',
      'medium',
    ])
    expect(kinds(setChair(town, freshPlan(town), 2, { kind: 'person' }))).toEqual([
      'person',
      'medium',
      'person',
      'medium',
    ])
  })
  it('can be exchanged', () => {
    expect(kinds(sitAt(freshPlan(thirty), 1), 2)).toEqual(['medium', 'person'])
    expect(kinds(sitAt(sitAt(freshPlan(thirty), 1), 0), 2)).toEqual(['person', 'medium'])
  })
  it('are not left to bots alone when their number falls', () => {
    const zombies = sitAt(freshPlan(thirty), 1)
    expect(kinds(moveUp(zombies, 1), 1)).toEqual(['person'])
    expect(moveUp(zombies, 2)).toBe(zombies)
    const watched = setChair(dawn, freshPlan(dawn), 0, { kind: 'medium' })
    expect(kinds(moveUp(watched, 1), 1)).toEqual(['medium'])
  })
})

describe('the new table', () => {
  const seats = [
    { seat: 'survivor', title: 'Survivor' },
    { seat: 'zombie', title: 'Zombies' },
  ]
  it('has the changed options, the players and the seed', () => {
    const plan = {
      ...setChair(thirty, pick(freshPlan(thirty), { sound: true }), 0, { name: '  Ana   Lu ' }),
      seed: ' 7 ',
    }
    expect(tableOf(thirty, plan, seats, () => 'new')).toEqual({
      slug: 'thirty-seconds',
      seed: '7',
      options: { sound: true },
      seating: { people: { survivor: 'Ana Lu' }, bots: { zombie: 'medium' } },
    })
  })
  it('gets a new seed, and a person without a name', () => {
    const { seed, seating } = tableOf(thirty, sitAt(freshPlan(thirty), 1), seats, () => 'new')
    expect({ seed, seating }).toEqual({
      seed: 'new',
      seating: { people: { zombie: null }, bots: { survivor: 'medium' } },
    })
  })
})

it('reads a seed', () => {
  expect([seedOf(''), seedOf('  '), seedOf(' night 10 '), seedOf('x'.repeat(99))?.length]).toEqual([
    null,
    null,
    'night 10',
    64,
  ])
})

it('a bot that is added has the level of the others', () => {
  const easy = freshPlan(town, { bots: 'easy' })
  expect(botLevel(easy, 0)).toBe('easy')
  expect(kinds(addChair(town, easy, botLevel(easy, 0)))).toEqual(['person', 'easy', 'easy', 'easy', 'easy'])
  const people = freshPlan(town, { people: 4, bots: 'hard' })
  expect(botLevel(people, 0)).toBe('hard')
})

it.each([town, dawn, daylight, viral, thirty])(
  'the words of the presets of $slug name no other timer than theirs',
  info => {
    for (const preset of info.presets) {
      const seconds = /(\d+) (second|minute)/.exec(preset.help)
      if (!seconds) continue
      const plan = takePreset(info, freshPlan(info), preset)
      const named = Number(seconds[1]) * (seconds[2] === 'minute' ? 60 : 1)
      expect(Object.values(optionsOf(info, plan, 2)), `${preset.title}: ${preset.help}`).toContain(named)
    }
  },
)
