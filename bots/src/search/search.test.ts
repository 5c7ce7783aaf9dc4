import { type AnyState, type Decision, readOptions, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { thirtySeconds } from '@holdout/thirty-seconds'
import { untilDawn } from '@holdout/until-dawn'
import { viralDawn } from '@holdout/viral-dawn'
import { describe, expect, it } from 'vitest'
import { botFor, type Perspective, perspective, playToEnd, Search } from '../index.ts'

const SETTINGS = { iterations: 60, decisions: 0, width: 24, sure: 0, doubt: 0 }

function begin(game: AnyKnownGame, seed: string, options = {}): AnyState {
  return game.setup(readOptions(game.options, options), { chance: SeededChance.of(seed) })
}

/** A position some moves into a match between greedy bots, where a seat has several moves. */
function position(game: AnyKnownGame, seed: string, after: number): { s: AnyState; decision: Decision } {
  const s = begin(game, seed)
  const bot = botFor(game, 'greedy')
  for (let made = 0; ; made++) {
    const decision = game.pending(s).find(({ kind }) => kind === 'must') as Decision
    const moves = game.moves(s, decision.seat)
    if (made >= after && moves.length > 2) return { s, decision }
    const move = bot.choose(perspective(game, s, decision, moves, SeededChance.of(`${seed}/${made}`)))
    game.apply(s, decision.seat, move)
  }
}

function seenAt(game: AnyKnownGame, s: AnyState, decision: Decision, luck = 'luck'): Perspective {
  return perspective(game, s, decision, game.moves(s, decision.seat), SeededChance.of(luck))
}

function finish(search: Search): Search {
  while (!search.step());
  return search
}

describe('a search', () => {
  const { s, decision } = position(untilDawn, 'search', 4)

  it('tries all candidates equally often at first, and the better half more often', () => {
    const { candidates, best } = finish(new Search(untilDawn, seenAt(untilDawn, s, decision), SETTINGS))
    expect(candidates[0].move).toEqual(best)
    expect(candidates.length).toBeGreaterThan(2)
    const visits = candidates.map(candidate => candidate.visits)
    expect(visits.reduce((sum, count) => sum + count)).toBe(60)
    expect(Math.max(...visits)).toBeGreaterThan(Math.min(...visits))
    for (const { mean, error } of candidates) {
      expect(mean).toBeGreaterThanOrEqual(0)
      expect(mean).toBeLessThanOrEqual(1)
      expect(error).toBeGreaterThanOrEqual(0)
    }
  })

  it('gives the same result for the same perspective and chance', () => {
    const found = () => finish(new Search(untilDawn, seenAt(untilDawn, s, decision), SETTINGS)).candidates
    expect(found()).toEqual(found())
  })

  it('can be left after any step, with a legal move', () => {
    const seen = seenAt(untilDawn, s, decision)
    const search = new Search(untilDawn, seen, SETTINGS)
    for (let steps = 0; steps < 5; steps++) {
      expect(seen.moves).toContainEqual(search.best)
      expect(search.step()).toBe(false)
    }
  })

  it('stops early if one move is clearly better', () => {
    const game: AnyKnownGame = untilDawn
    const best = game.moves(s, 'john')[1]
    const biased: AnyKnownGame = {
      ...game,
      apply: (copy, seat, move) => {
        game.apply(copy, seat, move)
        copy.tried = JSON.stringify(move) === JSON.stringify(best)
      },
      bot: { rate: (copy: { tried: boolean }) => (copy.tried ? 0.9 : 0.1) },
    }
    const search = finish(new Search(biased, seenAt(biased, s, decision), { ...SETTINGS, iterations: 5000, sure: 4 }))
    expect(search.best).toEqual(best)
    expect(search.candidates[0].visits).toBeLessThan(20)
  })

  it('compares not acting in an optional decision', () => {
    const seen = { ...seenAt(untilDawn, s, decision), decision: { ...decision, kind: 'may' as const } }
    const idle = { ...untilDawn, bot: { rate: (copy: { time: number }) => -copy.time } } as AnyKnownGame
    const search = finish(new Search(idle, seen, SETTINGS))
    expect(search.candidates.map(({ move }) => move)).toContain(null)
  })

  it('plays on to later decisions of all seats', () => {
    const there = position(viralDawn, 'later', 6)
    const seen = seenAt(viralDawn, there.s, there.decision)
    const search = finish(new Search(viralDawn, seen, { ...SETTINGS, iterations: 12, decisions: 3 }))
    expect(seen.moves).toContainEqual(search.best)
  })
})

/** The sampled states differ with the order of the hidden cards, so values are compared within their errors. */
it.each([untilDawn, viralDawn, thirtySeconds] as AnyKnownGame[])('does not depend on hidden facts: $title', game => {
  const { s, decision } = position(game, 'secret', 5)
  const other: AnyState = game.determinize(s, decision.seat, SeededChance.of('other'))
  expect(game.view(other, decision.seat)).toEqual(game.view(s, decision.seat))
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(s))
  const found = (state: AnyState) =>
    new Map(
      finish(new Search(game, seenAt(game, state, decision), { ...SETTINGS, iterations: 600 }))
        .candidates.filter(({ visits }) => visits > 20)
        .map(candidate => [JSON.stringify(candidate.move), candidate]),
    )
  const theirs = found(other)
  const both = [...found(s)].flatMap(([move, one]) => {
    const same = theirs.get(move)
    return same ? [[one, same] as const] : []
  })
  expect(both.length, 'moves that both searches looked at often').toBeGreaterThan(0)
  for (const [one, same] of both)
    expect(Math.abs(one.mean - same.mean)).toBeLessThan(5 * Math.hypot(one.error, same.error) + 0.01)
})

/** The matches that a seat wins, with fixed deals. */
function wins(game: AnyKnownGame, games: number, seat: Seat, levels: Readonly<Record<Seat, string>>): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const s = begin(game, `short match/${i}`)
    const seats = Object.keys(levels)
    const bots = Object.fromEntries(seats.map(one => [one, botFor(game, levels[one])]))
    const luck = Object.fromEntries(seats.map(one => [one, SeededChance.of(`luck/${i}/${one}`)]))
    playToEnd(game, s, bots, luck)
    if (s.outcome?.winners.includes(seat)) won += 1
  }
  return won
}

/** Short matches with few iterations. For the strength of the levels see docs/bots.md. */
describe('hard beats medium', () => {
  it('in Until Dawn', () => {
    expect(wins(untilDawn, 16, 'john', { john: 'hard@60' })).toBeGreaterThan(
      wins(untilDawn, 16, 'john', { john: 'medium' }),
    )
  })

  it('as the Survivor of 30 Seconds', () => {
    const asSurvivor = (survivor: string): number => wins(thirtySeconds, 12, 'survivor', { survivor, zombie: 'medium' })
    expect(asSurvivor('hard@60')).toBeGreaterThan(asSurvivor('medium'))
  })
})
