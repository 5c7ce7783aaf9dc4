import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, Match } from '@holdout/engine'
import { previewOf } from '@holdout/table'
import type { Move, View } from '@holdout/until-dawn/table'
import { describe, expect, it } from 'vitest'
import { consequence } from './consequence.ts'

const STOP: Move = { move: 'advance' }
const KEYS: Readonly<Record<string, Move>> = { w: { move: 'pass' }, e: STOP, '1': { move: 'place', at: 0 } }

/** A match with all cards placed at the front door. */
async function after(seed: string, keys: string) {
  const game = await loadGame('until-dawn')
  const match = Match.start(game, { seed })
  for (const key of keys) match.play('john', KEYS[key])
  const say = (move: Move): string | null =>
    consequence(
      previewOf(game, match.state as AnyState, 'john', move as AnyMove, STOP as AnyMove),
      move,
      game.view(match.state, 'john') as View,
    )
  return { game, match, say }
}

describe('the result of an action', () => {
  it('says what stopping does, without bookkeeping events', async () => {
    const { say } = await after('1', 'we1we1we11w')
    expect(say(STOP)).toBe(
      'If you stop now, the front door falls and 3 zombies move on to the left window. Then 1 card is drawn.',
    )
  })

  it('says where a displaced zombie runs to', async () => {
    const { say } = await after('1', 'we1we1we11w')
    expect(say({ move: 'shoot', at: 0 })).toBe(
      'The Screamer is gone. The Sneaker behind it runs to the left window. If you stop then, every entrance holds.',
    )
  })

  it('says when a barricade does not help because of Zombie Rebecca', async () => {
    const { say } = await after('2', 'we1we11w')
    expect(say({ move: 'barricade', at: 0 })).toBe(
      'The front door then has 1 barricade. If you stop then, the front door falls (Zombie Rebecca is there) and the Scratcher moves on to the left window.',
    )
    expect(say({ move: 'pass' })).toContain('the zombies draw 1 more card')
  })

  it('stops at a howl, because its cards are unknown', async () => {
    const { say } = await after('1', 'we1we1we11w')
    expect(say({ move: 'barricade', at: 0 })).toBe(
      'The front door then has 1 barricade. If you stop then, a howl at the front door brings 2 unknown cards.',
    )
  })

  it('has a text for every action, also if its result is random', async () => {
    const { game, match, say } = await after('1', 'we1we1we11w')
    for (const move of game.moves(match.state, 'john') as Move[])
      expect(say(move), JSON.stringify(move)).toMatch(/\w.*\.$/)
    expect(say({ move: 'treat' })).toBe('1 random card leaves the bite pile; 2 remain.')
  })
})
