import { namesOf, playersOf, readSeating } from '@holdout/table'
import { untilDawn } from '@holdout/until-dawn'
import { describe, expect, it } from 'vitest'
import { whispers } from '../../test/toy-game.ts'
import { seatPeople } from './seating.ts'

const seated = (names?: string) => seatPeople(whispers, { seconds: 0 }, names, 'greedy')

describe('seating', () => {
  it('gives the person the first seat and bots the rest', () => {
    expect(seated()).toEqual({ people: { ann: null }, bots: { bob: 'greedy', cat: 'greedy' } })
  })

  it('seats people in order or at a named seat', () => {
    expect(seated('Anna, Ben')).toEqual({ people: { ann: 'Anna', bob: 'Ben' }, bots: { cat: 'greedy' } })
    expect(seated('cat=Anna,Ben').people).toEqual({ cat: 'Anna', ann: 'Ben' })
  })

  it('rejects invalid seats with a reason', () => {
    expect(() => seatPeople(untilDawn, {}, 'Anna,Ben', 'greedy')).toThrow(
      'There is no seat left for Ben. The game has 1 seat: john.',
    )
    expect(() => seated('dog=Anna')).toThrow('There is no seat "dog". The seats are: ann, bob, cat.')
    expect(() => seated('ann=A,ann=B')).toThrow('Seat "ann" is given to two people.')
    expect(() => seated(' , ')).toThrow('--seats has no names')
    expect(() => seatPeople(whispers, {}, undefined, 'genius')).toThrow('There is no bot "genius"')
  })

  it('removes control characters from names', () => {
    expect(seated('An\x1b[2Jna').people.ann).toBe('An [2Jna')
  })

  it('is restored from a save, even an invalid one', () => {
    const options = { seconds: 0 }
    const seating = seated('Anna,Ben')
    expect(readSeating(whispers, options, JSON.parse(JSON.stringify(seating)))).toEqual(seating)
    for (const junk of [undefined, null, 7, 'x', [], { people: 3 }, { bots: { bob: 'genius' } }]) {
      expect(readSeating(whispers, options, junk)).toEqual({
        people: { ann: null },
        bots: { bob: 'medium', cat: 'medium' },
      })
    }
  })

  it('names bots and people, but not a single person', () => {
    expect(namesOf(whispers, { seconds: 0 }, seated('Anna'))).toEqual({
      ann: 'Anna',
      bob: 'BOB (bot)',
      cat: 'CAT (bot)',
    })
    expect(namesOf(whispers, { seconds: 0 }, seated())).not.toHaveProperty('ann')
    expect(playersOf(seated())).toEqual({ ann: 'player', bob: 'greedy bot', cat: 'greedy bot' })
  })
})
