import { readOptions, SeededChance } from '@holdout/engine'
import { viralDawn } from '@holdout/viral-dawn'
import { expect, it } from 'vitest'
import { additionNote, additionOf, milesRange, needsOf, type Options, standingOf, winnersFor } from '../src/table.ts'

const codes = (text: string): string[] => text.split(' ')

/** Every layout of a game with random moves, with the game's own count of missing cards. */
function laidIn(given: Readonly<Record<string, unknown>>, seed: string) {
  const chance = SeededChance.of(seed)
  const s = viralDawn.setup(readOptions(viralDawn.options, given), { chance: SeededChance.of(`${seed}/deal`) })
  const seen = new Map<string, { laid: readonly string[]; short: number | null }>()
  for (let i = 0; i < 400 && s.outcome === null; i++) {
    const [{ seat }] = viralDawn.pending(s)
    const moves = viralDawn.moves(s, seat)
    viralDawn.apply(s, seat, moves[chance.int('move', moves.length)])
    for (const { laid, short } of viralDawn.view(s, 'table').places) seen.set(laid.join(), { laid, short })
  }
  return [...seen.values()]
}

it.each([{}, { 'expert-tens': true }, { 'ace-lay': true, players: 2 }])(
  'VD-14, VD-75 the standing has as many missing cards as the game says: %o',
  given => {
    const layouts = ['a', 'b', 'c'].flatMap(seed => laidIn(given, `${seed} ${JSON.stringify(given)}`))
    expect(layouts.length).toBeGreaterThan(100)
    const expert = 'expert-tens' in given
    for (const { laid, short } of layouts) {
      const standing = standingOf(laid, expert)
      expect(standing.short, laid.join(' ')).toBe(short)
      const miles = [...standing.roles.values()].reduce((sum, role) => sum + (role.as === 'miles' ? role.miles : 0), 0)
      expect([standing.roles.size, miles]).toEqual([laid.length, standing.miles])
    }
  },
)

it('says what is still needed', () => {
  expect(needsOf(standingOf(codes('3C 4C 6D 9D 7S'), false))).toBe('Still needs health and 7 miles.')
  expect(needsOf(standingOf(codes('QC 4D 7H'), false))).toBe('Still needs weapons and 20 miles.')
  expect(needsOf(standingOf(codes('10C 9C 10D 9D 10H 10S 4S'), false))).toBe('2 miles too many.')
  expect(needsOf(standingOf(codes('10S 6D 2H 7D KC 3S 4C'), false))).toBe('In the Safe Zone.')
})

it('lists the winning cards as whole suits, whole ranks and single cards', () => {
  const options = readOptions(viralDawn.options)
  const winners = winnersFor(codes('10C JC 3D 8H 2S 5S'), options)
  expect(winners).toEqual({ suits: ['hearts'], ranks: ['5', '8'], cards: [] })
})

const PLAIN = { 'expert-tens': false, 'ace-lay': false } as Options
const adds = (laid: string, code: string, options = PLAIN): string | null => {
  const found = additionOf(laid.split(' ').filter(Boolean), code, options)
  return found && additionNote(found)
}

it('the first card of a suit becomes the resource and adds no miles', () => {
  expect(adds('', '9H')).toBe('health')
  expect(adds('9H', '7D')).toBe('money')
  expect(adds('9H 7D', '4C')).toBe('food')
  expect(adds('9H 7D 4C', '2S')).toBe('weapons')
})

it('another card of the suit adds the miles of the better split', () => {
  expect(adds('9H', '4H')).toBe('+9 mi')
  expect(adds('4H', '9H')).toBe('+9 mi')
})

it('Jacks, Queens and Kings are resources or one mile', () => {
  expect(adds('', 'KC')).toBe('food')
  expect(adds('KC', 'QC')).toBe('+1 mi')
})

it('says when there would be too many miles', () => {
  expect(adds('10H 9H 8H 2D 2C 2S', '7H')).toBe('too far')
})

it('expert tens count what is needed: 0, 1 or 10', () => {
  const expert = { ...PLAIN, 'expert-tens': true } as Options
  expect(adds('2H 9H 8H 3H 2D 2C 2S', '10D', expert)).toBe('+0 mi')
  expect(adds('10H 5H', '9H', expert)).toMatch(/mi$/)
})

it('Jokers are never laid, Aces only with the option', () => {
  expect(adds('', 'X1')).toBeNull()
  expect(adds('', 'AS')).toBeNull()
  expect(adds('', 'AS', { ...PLAIN, 'ace-lay': true } as Options)).toBe('weapons')
})

it('VD-16, VD-74 the range of miles keeps one card of each laid suit as the resource', () => {
  expect(milesRange(codes('9H 4H 7D'), false)).toEqual({ least: 4, most: 9 })
  expect(milesRange(codes('10H 4H'), true)).toEqual({ least: 0, most: 10 })
  expect(milesRange([], false)).toEqual({ least: 0, most: 0 })
})
