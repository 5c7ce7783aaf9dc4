import { Match, refusalOf, SeededChance } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { clockTime } from '@holdout/until-dawn/table'
import { expect, it } from 'vitest'

const start = (options = {}) => Match.start(untilDawn, { seed: 'set-up', options })
const codes = (pile: readonly number[]) => pile.map(card => untilDawn.notation.piece(card))

it('UD-01 UD-08 starts with four unbreached entrances, no zombies, an empty discard pile and your turn', () => {
  const { state } = start()
  expect(state.doors).toHaveLength(4)
  for (const door of state.doors) expect(door).toEqual({ barricades: 0, zombies: [], attacking: [], breachedBy: null })
  expect(state.discard).toEqual([])
  expect(untilDawn.pending(state)[0]).toMatchObject({ seat: 'john', decision: 'choose-action', kind: 'must' })
})

it('UD-02 puts both markers on space 0', () => {
  expect(start().state).toMatchObject({ time: 0, zombieTime: 0 })
})

it('UD-03 starts with 8 shells, or the number of the option', () => {
  expect(start().state.ammo).toBe(8)
  expect(start({ shells: 6 }).state.ammo).toBe(6)
})

it('UD-04 UD-R34 starts the bite pile with one zombie of each color, none with a plus', () => {
  expect(codes(start().state.bitePile).sort()).toEqual(['B', 'G', 'R'])
})

it('UD-05 UD-R03 shuffles the other 35 cards into the deck, differently for each seed', () => {
  const first = start().state.deck
  expect(first).toHaveLength(35)
  expect(new Set([...first, ...start().state.bitePile])).toHaveProperty('size', 38)
  expect(Match.start(untilDawn, { seed: 'another' }).state.deck).not.toEqual(first)
})

it('UD-06 UD-07 starts with Jasper on the rug, 8 barricades in the supply and Zombie Rebecca out of play', () => {
  expect(start().state).toMatchObject({ jasper: 'rug', supply: 8, rebecca: null })
})

it('UD-R01 UD-R02 a night has 28, 22 or 32 spaces', () => {
  const night = (length: string) => untilDawn.view(start({ 'night-length': length }).state, 'john').night
  expect([night('standard'), night('short'), night('long')]).toEqual([28, 22, 32])
})

it('UD-86 UD-R26 a card step passes and a howl ends if deck and discard pile are empty', () => {
  const match = start()
  const state = untilDawn.clone(match.state)
  state.deck = []
  state.time = 1
  state.agenda = [{ step: 'cards-phase' }, { step: 'zombie-turn-ends' }].reverse() as typeof state.agenda
  const seen: string[] = []
  untilDawn.advance(state, { emit: event => seen.push(event.event) })
  expect(seen).toContain('no-card')
  expect(untilDawn.pending(state)[0].decision).toBe('choose-action')

  const screamer = untilDawn.clone(match.state)
  const card = screamer.deck.find(id => untilDawn.notation.piece(id) === 'G') as number
  screamer.deck = []
  screamer.discard = []
  screamer.doors[1] = { barricades: 1, zombies: [card], attacking: [card], breachedBy: null }
  screamer.agenda = [{ step: 'choose-action' }, { step: 'resolve-round', from: 0, final: false }]
  untilDawn.advance(screamer)
  // The Screamer was discarded before its draws (UD-R28), so the first draw brings it back. Then no card is left.
  expect(codes(screamer.doors[1].zombies)).toEqual(['G'])
  expect(screamer.discard).toEqual([])
})

it('UD-87 shows only the size of the piles and the top of the discard pile', () => {
  const match = start()
  const state = untilDawn.clone(match.state)
  state.discard = state.deck.splice(0, 5)
  const view = untilDawn.view(state, 'john')
  expect(view).toMatchObject({ deck: 30, discard: 5, bitePile: 3, memory: null, open: null })
  expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.deck))
  expect(untilDawn.view(state, 'table')).toEqual(view)
})

it('UD-R38 the memory aid lists the cards of the piles without their order', () => {
  const match = start({ 'memory-aid': true })
  const shuffled = untilDawn.determinize(match.state, 'john', SeededChance.of('other'))
  const memory = untilDawn.view(match.state, 'john').memory
  expect(memory?.bitePile).toEqual({ scratcher: 1, sneaker: 1, screamer: 1 })
  expect(JSON.stringify(untilDawn.view(shuffled, 'john').memory)).toBe(JSON.stringify(memory))
})

it('shows everything after the end', () => {
  const match = start()
  match.play('john', { move: 'concede' })
  expect(untilDawn.view(match.state, 'john').open?.deck).toHaveLength(35)
})

it('UD-R09 rejects impossible moves with a reason and changes nothing', () => {
  const { state } = start()
  const before = JSON.stringify(state)
  expect(refusalOf(untilDawn, state, 'john', { move: 'shoot', at: 7 })).toMatchObject({ ok: false, rule: 'UD-01' })
  expect(refusalOf(untilDawn, state, 'john', { move: 'place', at: 0 })).toMatchObject({ rule: 'UD-57' })
  expect(refusalOf(untilDawn, state, 'john', { move: 'use-jasper', use: true })).toMatchObject({ rule: 'UD-80' })
  expect(refusalOf(untilDawn, state, 'john', { move: 'dance' })?.text).toContain('dance')
  expect(refusalOf(untilDawn, state, 'mary', { move: 'pass' })?.text).toContain('john')
  expect(JSON.stringify(state)).toBe(before)
})

it('ends every length of night at 07:00', () => {
  expect(clockTime(28, 28)).toBe('07:00')
  expect([clockTime(0, 28), clockTime(1, 28), clockTime(0, 22), clockTime(0, 32)]).toEqual([
    '17:00',
    '17:30',
    '20:00',
    '15:00',
  ])
})
