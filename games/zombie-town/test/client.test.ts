import { Match } from '@holdout/engine'
import { zombieTown } from '@holdout/zombie-town'
import {
  challengersIn,
  claimLimit,
  handLimit,
  homeFacts,
  isTight,
  type View,
  walksFrom,
  zombieMoves,
} from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'

const second = 'p2'

/** The action phase of p1: the red pawn is on C7 with a loaded Pistol, the other pawns are off the board. */
function viewWith(change: Partial<View> = {}): View {
  const view = zombieTown.view(Match.start(zombieTown, { seed: '1' }).state, 'p1')
  const guns = [{ card: 'gun-3', bullets: 3 }]
  const pawns = view.pawns.map((pawn, i) => ({ ...pawn, guns, at: i === 0 ? 'C7' : null }))
  const asked = {
    step: 'main',
    pawn: null,
    at: null,
    left: null,
    chain: [],
    attacker: null,
    target: null,
    gun: null,
    cards: null,
  }
  return { ...view, active: 'p1', actions: 2, walks: 0, pawns, zombies: [], asked, ...change }
}

const zombies = (count: number, at = 'C8') => [{ at, count, moved: 0 }]
const [red] = viewWith().pawns.map(({ pawn }) => pawn)

it('ZT-123 ZT-36 gives the limits for each number of players', () => {
  expect([2, 3, 4, 5, 6].map(claimLimit)).toEqual([8, 4, 4, 4, 4])
  expect([1, 2].map(handLimit)).toEqual([3, 6])
})

it('ZT-150 counts the zombies that move after a turn', () => {
  const view = viewWith({ day: 4 })
  expect(zombieMoves(view)).toBe(4)
  expect(zombieMoves({ ...view, players: view.players.slice(0, 2) })).toBe(8)
})

it('ZT-32 ZT-43 finds walks of up to 3 steps that stop at zombies', () => {
  const ends = (view: View) => walksFrom(view, red, 'C7', ['C8'], 0).map(({ path }) => path.at(-1))
  expect(ends(viewWith())).toContain('C10')
  expect(ends(viewWith())).not.toContain('C11')
  expect(ends(viewWith({ zombies: zombies(1) }))).toEqual(['C8'])
  expect(ends(viewWith({ zombies: zombies(2, 'C9') }))).not.toContain('C9')
})

it('ZT-48 names the seats that may challenge', () => {
  const view = viewWith()
  const pawns = view.pawns.map((pawn, i) => (i === 1 ? { ...pawn, at: 'b01' } : pawn))
  expect(challengersIn({ ...view, pawns }, 'b01', 'p1')).toEqual([second])
  expect(challengersIn(view, 'b01', 'p1')).toEqual([])
})

it('ZT-136 warns one zombie before the barricades collapse', () => {
  const walls = [{ card: 'barricade-2', value: 2, trap: 0 }]
  const pressedBy = (pressed: number) => {
    const view = viewWith()
    const [first, ...rest] = view.buildings
    return { ...view, buildings: [{ ...first, wallCount: 1, walls, pressed }, ...rest] }
  }
  expect([0, 1].map(pressed => isTight(pressedBy(pressed), 'b01'))).toEqual([false, true])
})

it('ZT-06 tells what speaks for a home base: zombies near it, free neighbors, the nearest rival', () => {
  const start = zombieTown.view(Match.start(zombieTown, { seed: '1' }).state, 'p1')
  const chosen = { b02: 'p2' } as Readonly<Record<string, string>>
  const view: View = {
    ...start,
    pawns: start.pawns.map(pawn => ({ ...pawn, at: pawn.seat === 'p2' ? 'b02' : null })),
    buildings: start.buildings.map(building => ({ ...building, owner: chosen[building.at] ?? null })),
  }
  expect(homeFacts(view, 'b03')).toEqual({ zombies: 2, free: 1, rival: { seat: 'p2', steps: 3 } })
  expect(homeFacts(view, 'b05')).toEqual({ zombies: 4, free: 2, rival: { seat: 'p2', steps: 7 } })
  expect(homeFacts(start, 'b08').rival, 'before others have chosen').toBeNull()
})
