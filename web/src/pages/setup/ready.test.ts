import { describe, expect, it } from 'vitest'
import type { Chair, Kind } from './plan.ts'
import { readiness } from './ready.ts'

const chairs = (...kinds: Kind[]): Chair[] => kinds.map((kind, id) => ({ id, kind, name: '' }))
const seatsOf = (many: number, side?: string) =>
  Array.from({ length: many }, (_, i) => ({ seat: `p${i}`, title: `Player ${i}`, ...(side ? { side } : {}) }))
const about = { slug: 'x', title: 'X', blurb: '', hook: '', mood: '', players: [1, 6], minutes: [10, 20] } as const

function ready(sits: readonly Chair[], { side = '', refused = null as string | null, house = 0 } = {}) {
  return readiness({ chairs: sits, seats: seatsOf(sits.length, side), refused, house, about })
}

describe('a table can start', () => {
  it.each([
    [chairs('person'), '', 'You are on your own.'],
    [chairs('person', 'greedy'), '', 'You against a bot.'],
    [chairs('person', 'greedy', 'random', 'greedy'), 'team', 'You and three bots, together.'],
    [chairs('person', 'person'), '', 'Two people around one screen.'],
    [chairs('person', 'greedy', 'person'), '', 'Two people and a bot around one screen.'],
    [chairs('greedy', 'random'), '', 'Nobody plays: you watch the bots.'],
  ])('%#', (sits, side, say) => {
    expect(ready(sits, { side })).toMatchObject({ ok: true, say })
  })
  it('and says how long it takes and how many house options there are', () => {
    expect(ready(chairs('person')).more).toBe('About 10 to 20 minutes.')
    expect(ready(chairs('person'), { house: 1 }).more).toBe('About 10 to 20 minutes. 1 house option: counted apart.')
    expect(ready(chairs('person'), { house: 3 }).more).toContain('3 house options')
  })
})

describe('a table cannot start', () => {
  it('with options that the engine refuses, and says so in its words', () => {
    expect(ready(chairs('person'), { refused: 'Option "shells" cannot be 7.' })).toMatchObject({
      ok: false,
      say: 'Option "shells" cannot be 7.',
    })
  })
  it('with two people of one name', () => {
    const two = [
      { id: 0, kind: 'person', name: 'Ana' },
      { id: 1, kind: 'person', name: ' ana ' },
    ] as const
    expect(ready(two)).toMatchObject({ ok: false, say: 'Two players are called “ana”.' })
    expect(ready([two[0], { ...two[1], kind: 'greedy' }]).ok).toBe(true)
    expect(ready([two[0], { ...two[1], name: 'Bo' }]).ok).toBe(true)
  })
})
