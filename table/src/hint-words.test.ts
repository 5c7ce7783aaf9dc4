import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, Match, plain, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import type { AnyMatch } from './any-match.ts'
import { effectsOf, whyOf, withoutRepeats } from './hint-words.ts'

const GAMES = ['until-dawn', 'viral-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight']

it.each(GAMES)('has a reason for most moves of the bot in %s, and does not change the state', async slug => {
  const game = await loadGame(slug)
  const match: AnyMatch = Match.start(game, { seed: 'hints' })
  let asked = 0
  let reasoned = 0
  for (let i = 0; i < 25 && !match.over; i++) {
    const decision = game.pending(match.state).find(({ kind }) => kind === 'must')
    if (!decision) break
    const moves = game.moves(match.state, decision.seat)
    const luck = SeededChance.of(`hints/${i}`)
    const move = botFor(game, 'greedy').choose(perspective(game, match.state, decision, moves, luck)) as AnyMove
    const before = JSON.stringify(match.state)
    const reasons = effectsOf(game, match.state, decision.seat, move)
    expect(JSON.stringify(match.state)).toBe(before)
    asked += 1
    if (reasons.some(reason => plain(reason).length > 5)) reasoned += 1
    match.play(decision.seat, move)
  }
  expect(asked).toBeGreaterThan(10)
  // Effects that other moves have too are no reason.
  expect(reasoned / asked).toBeGreaterThan(0.5)
})

it.each(GAMES)('a reason for a move of %s tells it apart: no two moves share one', async slug => {
  const game = await loadGame(slug)
  const match: AnyMatch = Match.start(game, { seed: 'reasons' })
  let reasons = 0
  for (let i = 0; i < 12 && !match.over; i++) {
    const decision = game.pending(match.state).find(({ kind }) => kind === 'must')
    if (!decision) break
    const moves: readonly AnyMove[] = game.moves(match.state, decision.seat).slice(0, 8)
    const said = moves.flatMap(move => effectsOf(game, match.state, decision.seat, move).map(one => plain(one)))
    expect(new Set(said).size, said.join(' ')).toBe(said.length)
    reasons += said.length
    match.play(decision.seat, moves[i % moves.length])
  }
  expect(reasons).toBeGreaterThan(5)
})

it('says a sentence only for the first of several moves', () => {
  const moves = [{ why: ['More planks.'] }, { why: null }, { why: ['More planks.'] }, { why: ['Less risk.'] }]
  expect(withoutRepeats(moves).map(({ why }) => why)).toEqual([['More planks.'], null, null, ['Less risk.']])
})

it('says how a fact differs, with its sign, unless the difference rounds to nothing', () => {
  const said = (by: number, isBest: boolean) => {
    const why = whyOf({ feature: 'barricades', by }, isBest)
    return why && plain(why)
  }
  expect(said(1.26, true)).toBe('Compared with 2: barricades +1.3 on average.')
  expect(said(-12.4, false)).toBe('Compared with 1: barricades −12 on average.')
  expect(said(0.04, true)).toBeNull()
  expect(whyOf(null, true)).toBeNull()
})
