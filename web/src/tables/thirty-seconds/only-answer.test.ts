import { loadGame } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { expect, it } from 'vitest'
import { onlyAnswer } from './only-answer.ts'

it('answers a question with one answer, but not where another person would learn from it', async () => {
  const game = await loadGame('thirty-seconds')
  const answered = new Set<string>()
  const kept = new Set<string>()
  for (let seed = 1; seed <= 6; seed++) {
    const match: AnyMatch = Match.start(game, { seed: `answers-${seed}`, options: {} })
    for (let moves = 0; moves < 250 && !match.over; moves++) {
      const open = game.pending(match.state).find(({ kind, seat }) => kind === 'must' && seat !== 'clock')
      if (!open) break
      const legal = game.moves(match.state, open.seat)
      const scene = sceneOf(match, open.seat) as Scene<View, Move>
      const alone = onlyAnswer(scene, [open.seat])
      const among = onlyAnswer(scene, ['survivor', 'zombie'])
      if (alone) {
        expect(legal).toEqual([alone])
        answered.add(open.decision)
      } else if (legal.length === 1) kept.add(open.decision)
      if (among) expect(among.move).toBe('start-clock')
      match.play(open.seat, legal[(moves * 11 + seed) % legal.length])
    }
  }
  expect(answered).toContain('start-clock')
  expect(answered).toContain('zombie-reacts')
  expect([...kept].filter(decision => !decision.endsWith('-acts'))).toEqual([])
})
