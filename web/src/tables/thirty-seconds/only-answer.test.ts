import { loadGame } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import { type AnyMatch, type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { expect, it } from 'vitest'
import { onlyAnswer } from './only-answer.ts'

it('answers a question with one answer, but not where another person would learn from it', async () => {
  const game = await loadGame('thirty-seconds')
  const answered: { readonly decision: string; readonly legal: readonly unknown[]; readonly answer: Move }[] = []
  const shared = new Set<string>()
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
      if (alone) answered.push({ decision: open.decision, legal, answer: alone })
      else if (legal.length === 1) kept.add(open.decision)
      if (among) shared.add(among.move)
      match.play(open.seat, legal[(moves * 11 + seed) % legal.length])
    }
  }
  const decisions = answered.map(({ decision }) => decision)
  expect(decisions).toContain('start-clock')
  expect(decisions).toContain('zombie-reacts')
  for (const { legal, answer } of answered) expect(legal).toEqual([answer])
  expect([...shared]).toEqual(['start-clock'])
  expect([...kept].filter(decision => !decision.endsWith('-acts'))).toEqual([])
})
