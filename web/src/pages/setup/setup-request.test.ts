import { describe, expect, it } from 'vitest'
import { infoOf } from '../../../test/info-of.ts'
import { combine, requestFor, requestOf } from './setup-request.ts'

const dawn = await infoOf('until-dawn')

describe('an address', () => {
  it('can ask for seed, people, seats, bots and options', () => {
    const query = new URLSearchParams('seed=night+10&people=2&seats=5&bots=random&opt.shells=10&opt.night-length=short')
    expect(requestOf(query)).toEqual({
      seed: 'night 10',
      people: 2,
      seats: 5,
      bots: 'random',
      picked: { shells: '10', 'night-length': 'short' },
    })
  })
  it('can give the number of players as options of the game', () => {
    expect(requestOf(new URLSearchParams('opt.players=3&opt.people=2'))).toMatchObject({
      people: 2,
      seats: 3,
      picked: {},
    })
  })
  it('is ignored where it makes no sense', () => {
    const { people, seats, bots } = requestOf(new URLSearchParams('people=all&seats=-1&bots=genius'))
    expect([people, seats, bots]).toEqual([undefined, undefined, undefined])
  })
})

it('converts the options of an address to values, and leaves unknown texts to the engine', () => {
  const texts = { shells: '10', 'scarce-planks': 'on', 'table-clock': '60', undo: 'often', wings: '2' }
  expect(requestFor(dawn, { picked: texts }).picked).toEqual({
    shells: 10,
    'scarce-planks': true,
    'table-clock': 60,
    undo: 'often',
    wings: '2',
  })
})

it('accepts the former id of an option', async () => {
  const viral = await infoOf('viral-dawn')
  expect(requestFor(viral, { picked: { turnSeconds: '90' } }).picked).toEqual({ 'turn-seconds': 90 })
})

it('can ask for a preset; single options override it', async () => {
  const town = await infoOf('zombie-town')
  expect(requestFor(town, requestOf(new URLSearchParams('preset=first-game')))).toMatchObject({
    seats: 3,
    picked: { 'last-day': 6 },
  })
  expect(requestFor(town, requestOf(new URLSearchParams('preset=first-game&seats=5&opt.last-day=9')))).toMatchObject({
    seats: 5,
    picked: { 'last-day': 9 },
  })
  expect(requestFor(town, requestOf(new URLSearchParams('preset=unheard-of'))).picked).toEqual({})
})

it('prefers the address to the saved defaults', () => {
  const usual = { seats: 5, picked: { shells: 6, undo: 'off' } }
  expect(combine(usual, { people: 2, seats: undefined, picked: { shells: 10 } })).toEqual({
    people: 2,
    seats: 5,
    picked: { shells: 10, undo: 'off' },
  })
})
