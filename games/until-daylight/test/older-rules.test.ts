import { CLOCK, Match, verify } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { seatOf } from '../src/codes.ts'
import { boxOf } from '../src/data/box.ts'
import { untilDaylight } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import { makeNoise } from '../src/rules/taming.ts'
import { freshTurn } from '../src/rules/turn.ts'
import type { Attack, State } from '../src/state.ts'

/** Areas in the order of DL-93 after p2 attacks p1 (0 eliminated), p3 (1 eliminated) and p1 again (1 eliminated). */
function order(rulesVersion: number): readonly number[] {
  const s = Match.start(untilDaylight, { seed: 'order', rulesVersion }).state as State
  s.turn = freshTurn(1)
  const means = boxOf(s).means.findIndex(({ way }) => way === 'melee')
  const attack = (area: number): Attack => ({ by: 1, area, means }) as Attack
  makeNoise(s, attack(0), 0)
  makeNoise(s, attack(2), 1)
  makeNoise(s, attack(0), 1)
  return s.turn.noise.map(({ area }) => area)
}

it('DL-93 orders areas by the first attack; rules version 2 by the first infected eliminated', () => {
  for (const rules of [3, 4, 5]) expect(order(rules)).toEqual([0, 2])
  expect(order(2)).toEqual([2, 0])
})

it('a match keeps its recorded rules version', () => {
  expect(Match.start(untilDaylight, { seed: 's', rulesVersion: 2 }).record().rulesVersion).toBe(2)
  expect(Match.start(untilDaylight, { seed: 's' }).record().rulesVersion).toBe(5)
})

describe('DL-D1 the character of a player whose time runs out', () => {
  const timeOut = (seat: string): Move => ({ move: 'time-out', seat })

  /** The characters that the first player gets by default in several matches. No clock runs there since rules 4. */
  function byDefault(rulesVersion: number): ReadonlySet<number | null> {
    return new Set(
      ['one', 'two', 'three', 'four', 'five', 'six'].map(seed => {
        const s = Match.start(untilDaylight, { seed, options: { players: 3 }, rulesVersion }).state as State
        untilDaylight.apply(s, CLOCK, timeOut(seatOf(s.first)))
        return s.players[s.first].character
      }),
    )
  }

  it('is random, and before rules 5 the first free one', () => {
    expect(byDefault(5).size).toBeGreaterThan(2)
    for (const rules of [2, 3, 4]) expect([...byDefault(rules)]).toEqual([0])
  })

  it('stays the first free one in a record of rules 3', () => {
    const match = Match.start(untilDaylight, { seed: 'away', options: { players: 3, people: 3 }, rulesVersion: 3 })
    const { first } = match.state
    const [late, ...others] = [0, 1, 2].map(step => seatOf((first + step) % 3))
    for (const seat of others) match.play(seat, { move: 'absent', seat: late })
    expect(match.play(CLOCK, timeOut(late))).toMatchObject({ ok: true })
    expect(match.state.players[first].character).toBe(0)
    expect(verify(untilDaylight, match.record())).toMatchObject({ ok: true })
  })
})

describe('DL-149 marking players as away and stopping the game', () => {
  const started = (rulesVersion: number) =>
    Match.start(untilDaylight, { seed: 'away', options: { players: 3, people: 3 }, rulesVersion })
  const stop: Move = { move: 'abandon', agree: true }
  const mark = (seat: string): Move => ({ move: 'absent', seat })

  it('is done by moves in rules 2 and 3', () => {
    for (const rules of [2, 3]) {
      const match = started(rules)
      expect(match.play('p1', stop)).toMatchObject({ ok: true })
      for (const seat of ['p2', 'p3']) expect(match.play(seat, stop)).toMatchObject({ ok: true })
      expect(match.state.outcome?.id).toBe('abandoned')
      expect(verify(untilDaylight, match.record())).toMatchObject({ ok: true })
    }
  })

  it.each([4, 5])('is not a move of any player in rules %i', rules => {
    const match = started(rules)
    for (const seat of ['p1', 'p2', 'p3'])
      for (const move of [stop, mark('p1'), mark('p2'), mark('p3'), { move: 'left', seat: 'p1' } as const])
        expect(match.play(seat, move)).toMatchObject({ ok: false })
    expect(match.state.absent).toEqual([false, false, false])
    expect(match.state.outcome).toBeNull()
  })

  it('offers no player a move that marks another one or ends the game, in whole random matches', () => {
    for (const seed of ['one', 'two', 'three']) {
      const options = { players: 3, people: 3, 'search-mode': 'untimed' }
      const match = Match.start(untilDaylight, { seed, options })
      for (let turn = 0; match.state.outcome === null && turn < 5_000; turn++) {
        const asked = untilDaylight.pending(match.state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
        for (const seat of ['p1', 'p2', 'p3'])
          expect(
            untilDaylight
              .standing(match.state, seat)
              .map(({ move }) => move)
              .join(),
          ).not.toMatch(/absent|abandon|left/)
        const moves = untilDaylight.moves(match.state, asked?.seat as string)
        match.play(asked?.seat as string, moves[(turn * 7) % moves.length])
      }
      expect(match.state.outcome?.id).toMatch(/win|lost-/)
    }
  })
})
