import { loadGame } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { wavesOf } from './wave-sizes.ts'

const cards = (options: Record<string, unknown>) =>
  wavesOf({ difficulty: 'standard', ...options }).map(wave => wave.cards)

describe('DL-56 waves', () => {
  it('grow with seats and rounds', () => {
    expect(cards({ players: 4 })).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(cards({ players: 3, 'three-relief': true })).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(cards({ players: 4, 'three-relief': true })[0]).toBe(5)
    expect(cards({ players: 6, 'short-night': true, difficulty: 'brutal' })).toEqual([8, 10, 12, 14, 16, 17])
  })

  it.each(['standard', 'gentle', 'brutal'])('match the game: %s', async difficulty => {
    const game = await loadGame('until-daylight')
    const match = Match.start(game, { seed: 'waves', options: { difficulty, players: 5 }, players: {} })
    const { nextWave } = game.view(match.state, 'table') as { nextWave: number }
    expect(cards({ difficulty, players: 5 })[0]).toBe(nextWave)
  })
})
