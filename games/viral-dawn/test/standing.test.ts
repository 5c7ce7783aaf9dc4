import { readOptions, SeededChance } from '@holdout/engine'
import { viralDawn } from '@holdout/viral-dawn'
import { expect, it } from 'vitest'
import { needs, winnersFor } from './advice.ts'
import { splitOf } from './split.ts'

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

it.each([{}, { expertTens: true }, { aceLay: true, players: 2 }])(
  'VD-14, VD-75 the split has as many missing cards as the game says: %o',
  given => {
    const layouts = ['a', 'b', 'c'].flatMap(seed => laidIn(given, `${seed} ${JSON.stringify(given)}`))
    expect(layouts.length).toBeGreaterThan(100)
    const expert = 'expertTens' in given
    for (const { laid, short } of layouts) {
      const split = splitOf(laid, expert)
      expect(split.short, laid.join(' ')).toBe(short)
      const miles = [...split.roles.values()].reduce((sum, role) => sum + (role.as === 'miles' ? role.miles : 0), 0)
      expect([split.roles.size, miles]).toEqual([laid.length, split.miles])
    }
  },
)

it('says what is still needed', () => {
  expect(needs(splitOf(codes('3C 4C 6D 9D 7S'), false))).toBe('Still needs health and 7 miles.')
  expect(needs(splitOf(codes('QC 4D 7H'), false))).toBe('Still needs weapons and 20 miles.')
  expect(needs(splitOf(codes('10C 9C 10D 9D 10H 10S 4S'), false))).toBe('2 miles too many.')
  expect(needs(splitOf(codes('10S 6D 2H 7D KC 3S 4C'), false))).toBe('In the Safe Zone.')
})

it('lists the winning cards as whole suits, whole ranks and single cards', () => {
  const options = readOptions(viralDawn.options)
  const winners = winnersFor(codes('10C JC 3D 8H 2S 5S'), options)
  expect(winners).toEqual({ suits: ['hearts'], ranks: ['5', '8'], cards: [] })
})
