import { nightWatch } from '@holdout/night-watch'
import { namesOf, playersOf, readSeating } from '@holdout/table'
import { untilDawn } from '@holdout/until-dawn'
import { describe, expect, it } from 'vitest'
import { seatPeople } from './seating.ts'

const SETUP = { players: 3 } as const
const seated = (names?: string) => seatPeople(nightWatch, SETUP, names, 'greedy')

describe('seating', () => {
  it('gives the person the first seat and bots the rest', () => {
    expect(seated()).toEqual({ people: { p1: null }, bots: { p2: 'greedy', p3: 'greedy' } })
  })

  it('seats people in order or at a named seat', () => {
    expect(seated('Anna, Ben')).toEqual({ people: { p1: 'Anna', p2: 'Ben' }, bots: { p3: 'greedy' } })
    expect(seated('p3=Anna,Ben').people).toEqual({ p3: 'Anna', p1: 'Ben' })
  })

  it('rejects invalid seats with a reason', () => {
    expect(() => seatPeople(untilDawn, {}, 'Anna,Ben', 'greedy')).toThrow(
      'There is no seat left for Ben. The game has 1 seat: john.',
    )
    expect(() => seated('p9=Anna')).toThrow('There is no seat "p9". The seats are: p1, p2, p3.')
    expect(() => seated('p1=A,p1=B')).toThrow('Seat "p1" is given to two people.')
    expect(() => seated(' , ')).toThrow('--seats has no names')
    expect(() => seatPeople(nightWatch, SETUP, undefined, 'genius')).toThrow('There is no bot "genius"')
  })

  it('removes control characters from names', () => {
    expect(seated('An\x1b[2Jna').people.p1).toBe('An [2Jna')
  })

  it('is restored from a save, even an invalid one', () => {
    const options = SETUP
    const seating = seated('Anna,Ben')
    expect(readSeating(nightWatch, options, JSON.parse(JSON.stringify(seating)))).toEqual(seating)
    for (const junk of [undefined, null, 7, 'x', [], { people: 3 }, { bots: { p2: 'genius' } }]) {
      expect(readSeating(nightWatch, options, junk)).toEqual({
        people: { p1: null },
        bots: { p2: 'medium', p3: 'medium' },
      })
    }
  })

  it('names bots and people, but not a single person', () => {
    expect(namesOf(nightWatch, SETUP, seated('Anna'))).toEqual({
      p1: 'Anna',
      p2: 'Baker',
      p3: 'Mechanic',
    })
    const seats = [
      { seat: 'p1', title: 'Player 1' },
      { seat: 'p2', title: 'Player 2' },
    ]
    expect(namesOf({ ...nightWatch, seats: () => seats }, SETUP, seated())).toMatchObject({ p2: 'Player 2 (bot)' })
    expect(namesOf(nightWatch, SETUP, seated())).not.toHaveProperty('p1')
    expect(playersOf(seated())).toEqual({ p1: 'player', p2: 'greedy bot', p3: 'greedy bot' })
  })
})
