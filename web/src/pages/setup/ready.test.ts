import { describe, expect, it } from 'vitest'
import type { Chair, Kind } from './plan.ts'
import { readiness } from './ready.ts'

const chairs = (...kinds: Kind[]): Chair[] => kinds.map((kind, id) => ({ id, kind, name: '' }))
const seatsOf = (many: number, side?: string) =>
  Array.from({ length: many }, (_, i) => ({ seat: `p${i}`, title: `Player ${i}`, ...(side ? { side } : {}) }))
const about = { slug: 'x', title: 'X', blurb: '', hook: '', mood: '', players: [1, 6], minutes: [10, 20] } as const

function ready(
  sits: readonly Chair[],
  { side = '', refused = null as string | null, house = 0, timer = null as string | null } = {},
) {
  return readiness({ chairs: sits, seats: seatsOf(sits.length, side), refused, house, timer, about })
}

describe('a table can start', () => {
  it.each([
    [chairs('person'), '', 'You play alone.'],
    [chairs('person', 'medium'), '', 'You against 1 medium bot.'],
    [chairs('person', 'easy', 'easy'), '', 'You against 2 easy bots.'],
    [chairs('person', 'medium', 'random', 'medium'), 'team', 'You and 3 bots as a team.'],
    [chairs('person', 'person'), '', '2 people at one screen.'],
    [chairs('person', 'medium', 'person'), '', '2 people and 1 medium bot at one screen.'],
    [chairs('medium', 'random'), '', 'Only bots play. You watch.'],
  ])('%#', (sits, side, say) => {
    expect(ready(sits, { side })).toMatchObject({ ok: true, say })
  })
  it('and says how long it takes and how many house rules there are', () => {
    expect(ready(chairs('person')).more).toBe('About 10 to 20 minutes.')
    expect(ready(chairs('person'), { house: 1 }).more).toBe('About 10 to 20 minutes. 1 house rule changes the game.')
    expect(ready(chairs('person'), { timer: 'no timer' }).more).toBe('About 10 to 20 minutes. No timer.')
    expect(ready(chairs('person'), { house: 3 }).more).toContain('3 house rules')
  })
})

describe('a table cannot start', () => {
  it('with options that the engine rejects, and shows its reason', () => {
    expect(ready(chairs('person'), { refused: 'Option "shells" cannot be 7.' })).toMatchObject({
      ok: false,
      say: 'Option "shells" cannot be 7.',
    })
  })
  it('with two people who share a name', () => {
    const two = [
      { id: 0, kind: 'person', name: 'Ana' },
      { id: 1, kind: 'person', name: ' ana ' },
    ] as const
    expect(ready(two)).toMatchObject({ ok: false, say: 'Two players are named “ana”.' })
    expect(ready([two[0], { ...two[1], kind: 'medium' }]).ok).toBe(true)
    expect(ready([two[0], { ...two[1], name: 'Bo' }]).ok).toBe(true)
  })
})
