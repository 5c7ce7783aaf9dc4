import type { LogLine } from '@holdout/table'
import type { Event } from '@holdout/thirty-seconds/table'
import { expect, it } from 'vitest'
import { momentsOf } from './moments.ts'

const line = (event: object): LogLine<Event> => ({ at: 0, rule: null, text: [], event }) as never

it('gathers what the pieces of the alley show of the latest events', () => {
  const { came, hit, attacked, lost } = momentsOf([
    line({ event: 'entered', zombie: 'shuffler', row: 10 }),
    line({ event: 'zombie-moved', zombie: 'runner', from: 5, to: 3 }),
    line({ event: 'zombie-hurt', zombie: 'brute', target: 31, points: 1, health: 3 }),
    line({ event: 'zombie-attacked', zombie: 'runner', card: 'za-02', line: 'A', result: 'hit' }),
    line({ event: 'hurt', points: 1, health: 4 }),
    line({ event: 'hurt', points: 2, health: 2 }),
  ])
  expect([[...came], [...hit], [...attacked], lost]).toEqual([['shuffler/10', 'runner/3'], [31], ['runner'], 3])
})

it('marks what was shot at, and nothing for a blow', () => {
  const attack = { event: 'attacked', kind: 'weapon', weapon: 'pistol', mode: 'pistol-s', zombie: 'brute', target: 51 }
  expect(momentsOf([line(attack), line({ event: 'ammo-spent', card: 'pistol', left: 3 })]).shot).toBe(51)
  expect(momentsOf([line(attack), line({ event: 'worn', card: 'crowbar', left: 3 })]).shot).toBeNull()
})
