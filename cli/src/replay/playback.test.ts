import { Match } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { whispers } from '../../test/toy-game.ts'
import { Playback } from './playback.ts'
import { replayJson, replayLines } from './transcript.ts'

function recorded() {
  const match = Match.start(whispers, { seed: '7', players: { ann: 'Anna', bob: 'greedy bot', cat: 'greedy bot' } })
  match.play('ann', { move: 'hold' })
  match.play('bob', { move: 'hold' })
  return match.record()
}

describe('a replay', () => {
  it('shows each perspective only what it may know', () => {
    const anna = replayLines(new Playback(whispers, recorded(), 'ann'), false).join('\n')
    expect(anna).toMatch(/Anna dealt (fox|owl|bee)\./)
    expect(anna).toContain('BOB (bot) dealt.')
    expect(anna).toContain('1. Anna: hold')
    expect(anna).toMatch(/2\. BOB \(bot\)\n/)
    const table = replayLines(new Playback(whispers, recorded(), 'table'), false).join('\n')
    expect(table).not.toMatch(/fox|owl|bee|: hold/)
  })

  it('shows the same in JSON', () => {
    const json = replayJson(new Playback(whispers, recorded(), 'ann')) as { moves: { move: unknown }[] }
    expect(json.moves.map(({ move }) => move)).toEqual([{ move: 'hold' }, null])
  })

  it('gives the view after each move', () => {
    const playback = new Playback(whispers, recorded(), 'ann')
    expect([0, 1, 2].map(move => (playback.viewAt(move) as { said: number }).said)).toEqual([0, 1, 2])
  })
})
