import { Match } from '@holdout/engine'
import { nightWatch } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { HOLD, KEEP } from '../../test/holds.ts'
import { ReplayText } from './playback.ts'
import { replayJson, replayLines } from './transcript.ts'

function recorded() {
  const match = Match.start(nightWatch, { seed: '7', players: { p1: 'Anna', p2: 'greedy bot', p3: 'greedy bot' } })
  match.play('p1', KEEP.p1)
  match.play('p2', HOLD.p2)
  return match.record()
}

describe('a replay', () => {
  it('shows each perspective only what it may know', () => {
    const anna = replayLines(new ReplayText(nightWatch, recorded(), 'p1'), false).join('\n')
    expect(anna).toContain('Anna keeps the Toolbox (3).')
    expect(anna).toContain('Baker draws a card.')
    expect(anna).toContain('1. Anna: Keep the Toolbox (3)')
    expect(anna).toMatch(/2\. Baker\n/)
    const table = replayLines(new ReplayText(nightWatch, recorded(), 'table'), false).join('\n')
    expect(table).not.toMatch(/Toolbox|: Keep/)
  })

  it('shows the same in JSON', () => {
    const json = replayJson(new ReplayText(nightWatch, recorded(), 'p1')) as { moves: { move: unknown }[] }
    expect(json.moves.map(({ move }) => move)).toEqual([KEEP.p1, null])
  })

  it('gives the view after each move', () => {
    const playback = new ReplayText(nightWatch, recorded(), 'p1')
    expect([0, 1, 2].map(move => (playback.viewAt(move) as { turn: number }).turn)).toEqual([1, 2, 3])
  })
})
