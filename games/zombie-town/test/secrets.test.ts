import { type Facets, InputError, Match, readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { zombieTown } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import type { Options } from '../src/options.ts'

/** Builds a position from scenario zones. */
function position(zones: Record<string, string>, chosen: Record<string, unknown> = {}) {
  const options = readOptions<Options>(zombieTown.options, chosen)
  const all = zombieTown.notation.zones(options)
  const given = new Map<string, Facets>(Object.entries(zones).map(([name, text]) => [name, all[name].read(text)]))
  return zombieTown.notation.place(options, given, SeededChance.of('position'))
}

it('ZT-141 ZT-R26 only the owner of a building sees its barricades', () => {
  const s = position({ b02: 'owner p2 walls [barricade-4 barricade-1-trap-2]' })
  const walls = (who: string) => zombieTown.view(s, who).buildings[1]
  expect(walls('p2').walls?.map(({ value, trap }) => [value, trap])).toEqual([
    [4, 0],
    [1, 2],
  ])
  for (const who of ['p1', 'p3', 'table']) {
    expect(walls(who).walls).toBeNull()
    expect(walls(who).wallCount).toBe(2)
  }
})

it.each<[string, Record<string, string>, Move[]]>([
  ['builds there', { p1: 'hand [barricade-1]' }, [{ move: 'build', pawn: 'red', card: 'barricade-1' }]],
  ['places a survivor there', { p1: 'hand [survivor]' }, [{ move: 'place-survivor', pawn: 'red' }]],
  ['puts one down there', { red: 'at b02 carried [s0]' }, [{ move: 'put-down', pawn: 'red', survivor: 's0' }]],
])(
  'ZT-R26 a player who takes over a building sees its barricades and cannot undo the move: %s',
  (_how, zones, moves) => {
    const s = position({ red: 'at b02', b02: 'owner p2 walls [barricade-4]', ...zones })
    const match = Match.at(zombieTown, s, s.options)
    for (const move of moves) expect(match.play('p1', move)).toMatchObject({ ok: true })
    expect(zombieTown.view(match.state, 'p1').buildings[1].walls).not.toBeNull()
    expect(match.undo('p1').ok).toBe(false)
  },
)

it('the option open-walls shows barricades to all players', () => {
  const s = position({ b02: 'owner p2 walls [barricade-4]' }, { 'open-walls': true })
  expect(zombieTown.view(s, 'table').buildings[1].walls).toHaveLength(1)
})

it('other players see only the number of cards in hands, piles and stores', () => {
  const s = position({ p2: 'hand [gun-1 survivor]', b02: 'stored [p2:gun-4]' })
  const view = zombieTown.view(s, 'p1')
  expect(view.players[1]).toMatchObject({ hand: null, handCount: 2 })
  expect(view.buildings[1].stored).toEqual([{ seat: 'p2', count: 1, cards: null }])
  expect(JSON.stringify(view)).not.toContain('gun-4')
  expect(zombieTown.view(s, 'p2').players[1].hand).toEqual(['gun-1', 'survivor'])
})

it('a determinized state has only walls that do not collapse', () => {
  const s = position({ b02: 'owner p2 walls [barricade-4 barricade-3]', zombies: 'G2 6' })
  for (let i = 0; i < 50; i++) {
    const world = zombieTown.determinize(s, 'p1', SeededChance.of(`world ${i}`))
    expect(zombieTown.view(world, 'p1')).toEqual(zombieTown.view(s, 'p1'))
    const values = zombieTown.view(world, 'p2').buildings[1].walls?.reduce((sum, { value }) => sum + value, 0)
    expect(values).toBeGreaterThan(6)
  }
})

it.each([
  [{ red: 'at G5' }, /ZT-R63/],
  [{ b02: 'owner p1 walls [barricade-1]', zombies: 'G2 1' }, /ZT-135/],
  [{ zombies: 'C2 7' }, /ZT-28/],
  [{ red: 'guns [gun-1 gun-2 gun-3]' }, /ZT-62/],
  [{ p1: 'hand [event-zombie]' }, /ZT-165/],
  [{ p1: 'hand [gun-1 gun-1 gun-1]' }, /too many gun-1/],
  [{ b02: 'walls [barricade-1 barricade-1 barricade-1 barricade-1]' }, /ZT-132/],
  [{ b02: 'survivors [s0]' }, /ZT-121/],
  [{ b01: 'house nurse', b02: 'house nurse', b03: 'house nurse' }, /too many nurse/],
  [{ red: 'at F6' }, /a place/],
])('an impossible position is rejected with its reason: %o', (zones, reason) => {
  expect(() => position(zones as unknown as Record<string, string>)).toThrow(reason)
  expect(() => position(zones as unknown as Record<string, string>)).toThrow(InputError)
})
