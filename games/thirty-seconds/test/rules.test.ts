import { CLOCK, readOptions, SeededChance } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'

const { notation } = thirtySeconds

/** A position, written as in a scenario. */
function position(zones: Record<string, string>, options: Partial<Options> = {}): State {
  const chosen = readOptions(thirtySeconds.options, options)
  const known = notation.zones(chosen)
  const given = new Map(Object.entries(zones).map(([name, text]) => [name, known[name].read(text)]))
  return notation.place(chosen, given, SeededChance.of('rules'))
}

const offered = (s: State, seat: string): string[] => thirtySeconds.moves(s, seat).map(notation.writeMove)

describe('the clock', () => {
  it('TS-10 TS-89 TS-95 runs 30 seconds plus network grace, restarting for each Action Phase', () => {
    const [clock] = thirtySeconds.clocks(position({ survivor: 'r3 E4' }))
    expect(clock).toMatchObject({
      ms: 30_000,
      grace: 250,
      seats: ['survivor'],
      running: true,
      expires: { move: 'bell' },
    })
    const [other] = thirtySeconds.clocks(position({ turn: 'zombie', survivor: 'r3 E4' }, { 'zombie-clock': 45 }))
    expect(other).toMatchObject({ ms: 45_000, grace: 250, seats: ['zombie'] })
    expect(other.id).not.toBe(clock.id)
  })

  it('TS-92 TS-R24 keeps its id and pauses while the other side decides; TS-93 which has 5 seconds', () => {
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

  it('TS-89 TS-D21 gives one minute for all decisions of a kind outside the Action Phases', () => {
    const s = position({ turn: 'zombie-draw', survivor: 'r3', r6: '[shuffler runner]', r8: '[crawler brute]' })
    const [clock] = thirtySeconds.clocks(s)
    expect(clock).toMatchObject({ ms: 60_000, seats: ['zombie'], expires: { move: 'time-out', seat: 'zombie' } })
    thirtySeconds.apply(s, 'zombie', notation.readMove('advance 6.1 -1'))
    expect(thirtySeconds.clocks(s)).toEqual([clock])
    const untimed = position({ turn: 'zombie-draw', survivor: 'r3', r6: '[shuffler runner]' }, { 'zombie-clock': 0 })
    expect(thirtySeconds.clocks(untimed)).toEqual([])
  })

  it('TS-D01 TS-D02 gives two minutes for each kind of decision during setup', () => {
    const s = position({ turn: 'setup' })
    const [first] = thirtySeconds.clocks(s)
    expect(first).toMatchObject({ ms: 120_000, seats: ['survivor'], running: true })
    thirtySeconds.apply(s, 'survivor', { move: 'choose', character: 'lenny' })
    const [second] = thirtySeconds.clocks(s)
    expect(second.ms).toBe(120_000)
    expect(second.id).not.toBe(first.id)
  })

  it('TS-97 gives 10 seconds for open choices after the bell', () => {
    const s = position({ survivor: 'sophia r3 E1', r3: '[shuffler]', 'zombie-cards': 'za-08' })
    thirtySeconds.apply(s, 'survivor', notation.readMove('walk +1'))
    thirtySeconds.apply(s, CLOCK, { move: 'bell' })
    expect(thirtySeconds.clocks(s)).toMatchObject([{ ms: 10_000, seats: ['survivor'] }])
  })

  it('TS-100 does not exist in solo', () => {
    expect(thirtySeconds.clocks(position({ survivor: 'r3 E4' }, { mode: 'solo' }))).toEqual([])
  })

  it('TS-95 prevents undo: an announced action is final', () => {
    expect(thirtySeconds.barsUndo(position({ survivor: 'r3' }), 'survivor')?.rule).toBe('TS-95')
    expect(thirtySeconds.barsUndo(position({ survivor: 'r3' }, { 'survivor-clock': 0 }), 'survivor')).toBeNull()
  })
})

describe('a player who is not there', () => {
  /** The offered claim and answer after `bells` Action Phases of the Survivor without a move. */
  function afterBells(bells: number, rules?: number): { claim: boolean; here: boolean } {
    const options = readOptions(thirtySeconds.options, { character: 'lenny' })
    const s = thirtySeconds.setup(options, { chance: SeededChance.of('away'), ...(rules ? { rules } : {}) })
    for (let rung = 0; rung < bells; ) {
      const [{ seat, decision }] = thirtySeconds.pending(s)
      if (decision === 'survivor-acts') rung += 1
      const late = thirtySeconds.standing(s, CLOCK)
      const bell = decision === 'survivor-acts' ? late.find(({ move }) => move === 'bell') : undefined
      if (bell) thirtySeconds.apply(s, CLOCK, bell)
      else if (decision === 'zombie-acts') thirtySeconds.apply(s, seat, { move: 'end-phase' })
      else thirtySeconds.apply(s, CLOCK, { move: 'time-out', seat })
    }
    const has = (seat: string, name: string): boolean =>
      thirtySeconds.standing(s, seat).some(({ move }) => move === name)
    return { claim: has('zombie', 'claim'), here: has('survivor', 'here') }
  }

  it('TS-R58 is warned after one missed Action Phase, and loses the game only after three more', () => {
    const after = [0, 1, 2, 3, 4].map(bells => afterBells(bells))
    expect(after.map(({ here }) => here)).toEqual([false, true, true, true, true])
    expect(after.map(({ claim }) => claim)).toEqual([false, false, false, false, true])
  })

  it('TS-98 loses it after two in a match of version 1 or 2, which has no warning', () => {
    for (const rules of [1, 2])
      expect([1, 2].map(bells => afterBells(bells, rules))).toEqual([
        { claim: false, here: false },
        { claim: true, here: false },
      ])
  })
})

describe('decks', () => {
  it('TS-R52 New Blood on an empty deck: the Energy is spent, no card is taken', () => {
    const s = position({ turn: 'zombie', survivor: 'r3 E4', 'zombie-hand': 'new-blood' })
    s.zombies.used.push(...s.zombies.draw.splice(0))
    thirtySeconds.apply(s, 'zombie', notation.readMove('play new-blood'))
    expect(offered(s, 'zombie')).toEqual(['pass'])
    thirtySeconds.apply(s, 'zombie', { move: 'pass' })
    expect(s).toMatchObject({ energy: 3, zombieHand: [] })
  })

  it('TS-128 TS-112 The match continues when the zombies have no cards left to draw', () => {
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

  it('TS-27 TS-55 If both piles are empty no card is drawn, neither in the Draw Phase nor for a kill', () => {
    const s = position({ survivor: 'louis r3 E4', slots: 'katana', r3: '[shuffler+]', 'survivor-cards': 'sa-08 sa-09' })
    s.supplies.draw.length = 0
    thirtySeconds.apply(s, 'survivor', notation.readMove('attack #1 katana-m 3.1'))
    expect(s.rows[2]).toMatchObject({ zombies: [], faceDown: [] })
    s.tactics.draw.length = 0
    s.agenda.push({ step: 'survivor-draws' })
    thirtySeconds.advance(s)
    expect(s.hand).toEqual([])
    expect(offered(s, 'survivor')).not.toContain('draw')
  })

  it('TS-R42 are the six of the book, without the Effect and Fate cards of the prototype', () => {
    const sizes: Record<string, number> = {}
    for (const { kind, count } of thirtySeconds.cards) sizes[kind] = (sizes[kind] ?? 0) + count
    expect(sizes).toEqual({
      character: 16,
      supply: 44 + 2,
      'Survivor Tactics': 46,
      zombie: 40,
      'Zombie Tactics': 46,
      'survivor-attack': 25,
      'zombie-attack': 25,
      'solo-step': 13 + 11,
      'solo-chart': 13 + 12,
    })
  })
})

it('TS-R28 Knockdown tokens are not a limit: a sixth zombie can be knocked down', () => {
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

it('TS-47 TS-62 Armor takes the damage of the own Grenade, and no wound is logged', () => {
  const s = position({ survivor: 'r3 hp5 E1', slots: 'grenade body-armor' })
  const events: string[] = []
  thirtySeconds.apply(s, 'survivor', notation.readMove('attack #1 grenade-t 4.0'), {
    emit: ({ event }) => events.push(event),
  })
  expect(s).toMatchObject({ health: 5 })
  expect(events).toContain('armor-held')
  expect(events).not.toContain('hurt')
})

describe('hidden information', () => {
  it('TS-11 TS-R47 Only the Zombie player sees behind the door', () => {
    const s = position({ survivor: 'r3', warehouse: 'brute crawler' })
    expect(thirtySeconds.view(s, 'zombie').warehouse).toEqual(['brute', 'crawler'])
    expect(thirtySeconds.view(s, 'survivor').warehouse).toEqual([null, null])
    expect(thirtySeconds.view(s, 'table').warehouse).toEqual([null, null])
  })

  it('TS-R20 A zombie revealed by a blast stays known, in the view and in determinized states', () => {
    const s = position({ survivor: 'r3', warehouse: 'crawler brute/2 shuffler' }, { 'grenade-door': true })
    expect(thirtySeconds.view(s, 'survivor').warehouse).toEqual([null, 'brute/2', null])
    const hidden = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const world = thirtySeconds.determinize(s, 'survivor', SeededChance.of(`world ${i}`))
      expect(world.warehouse[1]).toEqual(s.warehouse[1])
      expect(thirtySeconds.view(world, 'survivor')).toEqual(thirtySeconds.view(s, 'survivor'))
      hidden.add(JSON.stringify(world.warehouse))
    }
    expect(hidden.size).toBeGreaterThan(5)
  })

  it('TS-R54 Card counts are public, the hands are not', () => {
    const s = position({ survivor: 'r3', hand: 'pistol dodge', 'zombie-hand': 'brute panic lunge' })
    expect(thirtySeconds.view(s, 'survivor')).toMatchObject({
      zombieHand: null,
      zombieHandCount: { zombies: 1, tactics: 2 },
      hand: ['dodge', 'pistol'],
    })
    expect(thirtySeconds.view(s, 'zombie')).toMatchObject({ hand: null, handCount: { supplies: 1, tactics: 1 } })
  })

  it('a face-up card that was picked up stays known, in the view and in determinized states', () => {
    const s = position({ survivor: 'r3 E1', r3: '(chainsaw)', hand: 'pistol' })
    thirtySeconds.apply(s, 'survivor', notation.readMove('pick-up chainsaw'))
    expect(thirtySeconds.view(s, 'zombie').shown).toEqual(['chainsaw'])
    for (let i = 0; i < 20; i++) {
      const world = thirtySeconds.determinize(s, 'zombie', SeededChance.of(`world ${i}`))
      expect(thirtySeconds.view(world, 'survivor').hand).toContain('chainsaw')
    }
  })
})

describe('impossible positions are rejected with the reason', () => {
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

describe('options', () => {
  const read = (given: Record<string, unknown>) => () => readOptions(thirtySeconds.options, given)

  it('TS-10 A clock has 10 to 300 seconds or is off; other values are rejected by name', () => {
    for (const seconds of [0, 10, 45, 300]) {
      expect(read({ 'survivor-clock': seconds })()['survivor-clock']).toBe(seconds)
      expect(read({ 'zombie-clock': String(seconds) })()['zombie-clock']).toBe(seconds)
    }
    for (const seconds of [-1, 1, 9, 301, 10.5]) {
      const refusal = 'Use a whole number from 10 to 300 (seconds), or 0 (no clock)'
      expect(read({ 'survivor-clock': seconds })).toThrow(`"survivor-clock" cannot be ${seconds}. ${refusal}`)
      expect(read({ 'zombie-clock': seconds })).toThrow(`"zombie-clock" cannot be ${seconds}. ${refusal}`)
    }
  })

  it('there are four presets, and all can be read', () => {
    const { presets = [] } = thirtySeconds
    expect(presets.map(({ id }) => id)).toEqual(['standard', 'first-game', 'learning', 'veteran'])
    const set = Object.fromEntries(presets.map(({ id, options }) => [id, read(options)()]))
    expect(set.standard).toEqual(read({})())
    expect(set['first-game']).toMatchObject({ 'survivor-clock': 0, 'zombie-clock': 0, 'no-boss-at-start': true })
    expect(set.learning).toMatchObject({ 'survivor-clock': 45, 'zombie-clock': 45, sound: false })
    expect(set.veteran).toMatchObject({ sound: true, concussion: true, 'permanent-knockdown': true })
  })
})
