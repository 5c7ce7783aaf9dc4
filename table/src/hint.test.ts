import { botFor, perspective } from '@holdout/bots'
import { loadGame, SLUGS } from '@holdout/catalog'
import { type AnyState, CLOCK, type Decision, Match, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import type { KnownMatch } from './any-match.ts'
import { adviceFor, quickAdvice } from './hint.ts'
import { realTime } from './time.ts'

const asked = ({ game, state }: KnownMatch): Decision =>
  game.pending(state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK) ?? game.pending(state)[0]

/** A match after some moves of bots, at a decision with several moves. */
async function matchAfter(slug: string, count: number): Promise<KnownMatch> {
  const game = await loadGame(slug)
  const match: KnownMatch = Match.start(game, { seed: 'hint' })
  const luck = SeededChance.of('bots')
  for (let i = 0; i < count || game.moves(match.state, asked(match).seat).length < 3; i++) {
    const decision = asked(match)
    const legal = game.moves(match.state, decision.seat)
    match.play(
      decision.seat,
      botFor(game, 'medium').choose(perspective(game, match.state, decision, legal, luck)) ?? legal[0],
    )
  }
  return match
}

/** A game in which bots, copies and moves of the real state fail. What a seat may know is still shown. */
function secretive(game: AnyKnownGame, real: AnyState): AnyKnownGame {
  const guard = (of: object): object =>
    Object.fromEntries(
      Object.entries(of).map(([name, part]) => [
        name,
        typeof part === 'function'
          ? (s: AnyState, ...rest: unknown[]) => {
              if (s === real) throw new Error(`${name} got the real state.`)
              return part(s, ...rest)
            }
          : part,
      ]),
    )
  return { ...game, ...guard({ clone: game.clone, apply: game.apply }), bot: guard(game.bot) } as AnyKnownGame
}

/** The advice for a decision in which a move is played while the advice is sought. */
async function adviceDuringMove(slug: string): Promise<unknown> {
  // A rule of thumb answers some decisions at once. The test needs one that is searched.
  for (let count = 12; count < 80; count += 2) {
    const match = await matchAfter(slug, count)
    const { seat } = asked(match)
    let played = false
    let now = 0
    const time = {
      now: () => (now += 20), // each slice has one step, also on a fast machine
      after(_ms: number, run: () => void) {
        if (!played) match.play(seat, match.game.moves(match.state, seat)[0])
        played = true
        return realTime.after(0, run)
      },
    }
    const advice = await adviceFor(match, seat, time)
    if (played) return advice
  }
  throw new Error('No decision was searched.')
}

describe.each(SLUGS)('advice in %s', slug => {
  it('names legal moves with a chance each, the best first', async () => {
    const match = await matchAfter(slug, 12)
    const { game, state } = match
    const { seat } = asked(match)
    const advised = await adviceFor(match, seat, realTime)
    expect(advised?.of).toBe(game.moves(state, seat).length)
    const legal = game.moves(state, seat).map(move => JSON.stringify(move))
    const { best = [] } = advised ?? {}
    expect(best.length).toBeGreaterThan(0)
    expect(best.length).toBeLessThanOrEqual(3)
    let least = 1
    for (const { move, chance } of best) {
      expect(legal).toContain(JSON.stringify(move))
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(least)
      least = chance ?? 0
    }
    expect(new Set(best.map(({ move }) => JSON.stringify(move))).size).toBe(best.length)
  })

  it('is dropped when the position changes', async () => {
    expect(await adviceDuringMove(slug)).toBeNull()
  })

  it('comes from sampled states only, never from the real one', async () => {
    const match = await matchAfter(slug, 12)
    const { seat } = asked(match)
    const guarded = { ...match, game: secretive(match.game, match.state), state: match.state, entries: match.entries }
    expect(await adviceFor(guarded, seat, realTime)).not.toBeNull()
    expect(quickAdvice(guarded as KnownMatch, seat)).not.toBeNull()
    expect(() => guarded.game.bot.rate(match.state, seat), 'the guard works').toThrow('the real state')
  })

  it('has a quick form', async () => {
    const match = await matchAfter(slug, 12)
    const { seat } = asked(match)
    const legal = match.game.moves(match.state, seat).map(move => JSON.stringify(move))
    expect(legal).toContain(JSON.stringify(quickAdvice(match, seat)?.move))
    expect(quickAdvice(match, 'p9')).toBeNull()
    expect(await adviceFor(match, 'p9', realTime)).toBeNull()
  })
})
