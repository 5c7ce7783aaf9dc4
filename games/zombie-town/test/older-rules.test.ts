import { CLOCK, Match, SeededChance, verify } from '@holdout/engine'
import { expect, it } from 'vitest'
import { zombieTown } from '../src/index.ts'
import type { State } from '../src/state.ts'

const DRAWING = ['draw-stored', 'draw-one', 'draw-many', 'put-back']

it('ZT-53 a draw is paid when its cards are seen; rules version 2 charges it afterwards and plays alike', () => {
  const [now, before] = [3, 2].map(rulesVersion => Match.start(zombieTown, { seed: 'draws', rulesVersion }))
  const luck = SeededChance.of('moves')
  const drawn = new Set<string>()
  while (!now.over) {
    const { seat } = zombieTown.pending(now.state).find(({ kind }) => kind === 'must') ?? { seat: '' }
    const moves = zombieTown.moves(now.state, seat)
    // Random pawns stay in the streets and hardly ever draw.
    const wanted = moves.filter(({ move }) => move === 'draw' || move === 'carry-survivor')
    const some = wanted.length > 0 ? wanted : moves
    const move = some[luck.pick('move', some)]
    expect([now.play(seat, move).ok, before.play(seat, move).ok]).toEqual([true, true])
    const step = (now.state as State).agenda.at(-1)?.step ?? ''
    const isDrawing = DRAWING.includes(step)
    if (isDrawing) drawn.add(step)
    expect((now.state as State).actions, step).toBe((before.state as State).actions - (isDrawing ? 1 : 0))
  }
  expect([...drawn]).toEqual(expect.arrayContaining(['draw-one', 'draw-many', 'put-back']))
  expect(now.record().outcome).toBe(before.record().outcome)
})

it('a match keeps its recorded rules version', () => {
  for (const rulesVersion of [1, 2, 3, 4])
    expect(Match.start(zombieTown, { seed: 's', rulesVersion }).record().rulesVersion).toBe(rulesVersion)
})

/** The home bases of a match in which every player's time runs out. */
function homesByTimeOut(seed: string, rulesVersion: number): readonly string[] {
  const options = { players: 3, 'table-clock': 30, 'youngest-seat': 'p1' }
  const match = Match.start(zombieTown, { seed, options, rulesVersion })
  for (const seat of ['p1', 'p2', 'p3'])
    expect(match.play(CLOCK, { move: 'time-out', seat })).toMatchObject({ ok: true })
  expect(verify(zombieTown, match.record())).toMatchObject({ ok: true })
  return (match.state as State).homes.flatMap((isHome, at) => (isHome ? [`b${at + 1}`] : []))
}

it('ZT-D01 a time-out chooses a random home base; rules versions 1 to 3 take the first free one', () => {
  const seeds = ['one', 'two', 'three', 'four']
  for (const rules of [1, 2, 3])
    for (const seed of seeds) expect(homesByTimeOut(seed, rules)).toEqual(['b1', 'b2', 'b3'])
  expect(new Set(seeds.map(seed => homesByTimeOut(seed, 4).join())).size).toBeGreaterThan(1)
})
