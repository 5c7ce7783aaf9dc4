import { CLOCK, readOptions, SeededChance } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { SURVIVOR_TACTICS, ZOMBIE_TACTICS } from '../src/data/load.ts'
import { thirtySeconds } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import { PRESETS } from '../src/options.ts'
import type { State } from '../src/state.ts'

const { notation } = thirtySeconds

/** A position as a scenario would have it. */
function position(zones: Record<string, string>, options: Partial<Options> = {}): State {
  const chosen = readOptions(thirtySeconds.options, options)
  const known = notation.zones(chosen)
  const given = new Map(Object.entries(zones).map(([name, text]) => [name, known[name].parse(text)]))
  return notation.place(chosen, given, SeededChance.of('rules'))
}

const offered = (s: State, seat: string): string[] => thirtySeconds.moves(s, seat).map(notation.writeMove)

describe('the clock', () => {
  it('TS-10 TS-89 TS-95 runs thirty seconds and the grace of the network, for each Action Phase anew', () => {
    const [clock] = thirtySeconds.clocks(position({ survivor: 'r3 E4' }))
    expect(clock).toMatchObject({ ms: 30_250, seats: ['survivor'], running: true, expires: { move: 'bell' } })
    const [other] = thirtySeconds.clocks(position({ turn: 'zombie', survivor: 'r3 E4' }, { 'zombie-clock': 45 }))
    expect(other).toMatchObject({ ms: 45_250, seats: ['zombie'] })
    expect(other.id).not.toBe(clock.id)
  })

  it('TS-92 TS-R24 keeps its id and stands still while the other side answers; TS-93 that has five seconds', () => {
    const s = position({
      survivor: 'r3 E4',
      slots: 'crowbar',
      r3: '[shuffler]',
      'zombie-hand': 'flailing-arms',
      'survivor-cards': 'sa-08',
    })
    const [before] = thirtySeconds.clocks(s)
    thirtySeconds.apply(s, 'survivor', notation.readMove('attack #1 crowbar-m 3.1'))
    const [action, answer] = thirtySeconds.clocks(s)
    expect(action).toMatchObject({ id: before.id, running: false })
    expect(answer).toMatchObject({ ms: 5000, seats: ['zombie'], expires: { move: 'time-out', seat: 'zombie' } })
  })

  it('TS-97 gives ten seconds for what is still open after the bell', () => {
    const s = position({ survivor: 'sophia r3 E1', r3: '[shuffler]', 'zombie-cards': 'za-08' })
    thirtySeconds.apply(s, 'survivor', notation.readMove('walk +1'))
    thirtySeconds.apply(s, CLOCK, { move: 'bell' })
    expect(thirtySeconds.clocks(s)).toMatchObject([{ ms: 10_000, seats: ['survivor'] }])
  })

  it('TS-100 is not there in the solo game', () => {
    expect(thirtySeconds.clocks(position({ survivor: 'r3 E4' }, { mode: 'solo' }))).toEqual([])
  })

  it('TS-95 bars undo: what was announced against the clock stands', () => {
    expect(thirtySeconds.barsUndo(position({ survivor: 'r3' }), 'survivor')?.why).toBe('TS-95')
    expect(thirtySeconds.barsUndo(position({ survivor: 'r3' }, { 'survivor-clock': 0 }), 'survivor')).toBeNull()
  })
})

describe('decks', () => {
  it('TS-R52 New Blood on an empty deck: the Energy is spent, nothing is found', () => {
    const s = position({ turn: 'zombie', survivor: 'r3 E4', 'zombie-hand': 'new-blood' })
    s.zombies.used.push(...s.zombies.draw.splice(0))
    thirtySeconds.apply(s, 'zombie', notation.readMove('play new-blood'))
    expect(offered(s, 'zombie')).toEqual(['pass'])
    thirtySeconds.apply(s, 'zombie', { move: 'pass' })
    expect(s).toMatchObject({ energy: 3, zombieHand: [] })
  })

  it('TS-128 TS-112 Zombies without a single card left to draw simply go on', () => {
    const s = position({ turn: 'zombie-draw', survivor: 'r3' }, { 'survivor-clock': 0, 'zombie-clock': 0 })
    s.zombies.draw.length = 0
    s.zombieTactics.draw.length = 0
    s.zombieHand.length = 0
    thirtySeconds.apply(s, 'zombie', { move: 'end-phase' })
    thirtySeconds.apply(s, 'survivor', { move: 'end-phase' })
    expect(s.outcome).toBeNull()
    expect(s.zombieHand).toEqual([])
    expect(offered(s, 'zombie')).not.toContain('draw-card zombie')
  })

  it('TS-R42 has no cards of the prototype', () => {
    const names = [...SURVIVOR_TACTICS, ...ZOMBIE_TACTICS].map(({ id }) => id)
    expect(names.filter(name => /effect|fate/.test(name))).toEqual([])
    expect(names.length).toBe(17 + 15)
  })
})

it('TS-R28 Knockdown tokens are no limit: a sixth zombie may fall', () => {
  const s = position({
    survivor: 'r5 E4',
    hand: 'shove',
    r5: '[shuffler]',
    r6: '[brute* brute* brute*]',
    r7: '[runner* runner* runner*]',
  })
  thirtySeconds.apply(s, 'survivor', notation.readMove('play shove 5.1'))
  expect(s.rows.flatMap(row => row.zombies).filter(({ down }) => down)).toHaveLength(7)
})

describe('who knows what', () => {
  it('TS-11 TS-R47 Only the Zombie player sees behind the door', () => {
    const s = position({ survivor: 'r3', warehouse: 'brute crawler' })
    expect(thirtySeconds.view(s, 'zombie').warehouse).toEqual(['brute', 'crawler'])
    expect(thirtySeconds.view(s, 'survivor').warehouse).toBeNull()
    expect(thirtySeconds.view(s, 'table').warehouseCount).toBe(2)
  })

  it('TS-R54 Counts by card back are open, the hands are not', () => {
    const s = position({ survivor: 'r3', hand: 'pistol dodge', 'zombie-hand': 'brute panic lunge' })
    expect(thirtySeconds.view(s, 'survivor')).toMatchObject({
      zombieHand: null,
      zombieHandCount: { zombies: 1, tactics: 2 },
      hand: ['dodge', 'pistol'],
    })
    expect(thirtySeconds.view(s, 'zombie')).toMatchObject({ hand: null, handCount: { supplies: 1, tactics: 1 } })
  })

  it('a face-up card that was picked up stays known, in view and in imagined worlds', () => {
    const s = position({ survivor: 'r3 E1', r3: '(chainsaw)', hand: 'pistol' })
    thirtySeconds.apply(s, 'survivor', notation.readMove('pick-up chainsaw'))
    expect(thirtySeconds.view(s, 'zombie').shown).toEqual(['chainsaw'])
    for (let i = 0; i < 20; i++) {
      const world = thirtySeconds.determinize(s, 'zombie', SeededChance.of(`world ${i}`))
      expect(thirtySeconds.view(world, 'survivor').hand).toContain('chainsaw')
    }
  })
})

describe('impossible positions are refused with the reason', () => {
  it.each([
    [{ r3: '[shuffler shuffler shuffler shuffler]' }, /never more than 3/],
    [{ r3: '[crawler*]' }, /Crawler never has a knockdown token/],
    [{ r3: '[brute~1]' }, /only a Zombie Friend/],
    [{ slots: 'pistol pistol pistol pistol' }, /3 slots/],
    [{ hand: 'lost-opportunity lost-opportunity' }, /one lost-opportunity too many/],
    [{ survivor: 'hp0' }, /that game is over/],
    [{ survivor: 'r11' }, /that game is over/],
    [{ r3: '[zombi]' }, /expected a zombie/],
    [{ hand: 'pistol/7' }, /at most 4/],
  ])('%j', (zones, reason) => {
    expect(() => position(zones as Record<string, string>)).toThrow(reason)
  })
})

it('presets are sets of options that can be read', () => {
  for (const preset of Object.values(PRESETS)) expect(() => readOptions(thirtySeconds.options, preset)).not.toThrow()
  expect(readOptions(thirtySeconds.options, PRESETS['first-game'])['survivor-clock']).toBe(0)
})
