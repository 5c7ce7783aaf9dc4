import { type AnyState, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { isByChance } from '../src/combine.ts'
import { effortOf } from '../src/effort.ts'
import { analyze, type Estimate } from '../src/index.ts'
import { judged } from '../src/judge.ts'
import { type AnalyzedMove, playedMatch } from '../src/played.ts'
import { isLegal, positionValue } from '../src/values.ts'
import { imagined } from '../src/worlds.ts'
import { SLUGS, selfPlay } from './matches.ts'

const WORLDS = 48

/** The same position as far as the seat knows, with other hidden cards. */
function twinOf(game: AnyKnownGame, s: AnyState, seat: Seat): AnyState {
  return game.determinize(s, seat, SeededChance.of('twin'))
}

/** Some elements of a list, at equal distances. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(list.length / count))
  return list.filter((_, i) => i % step === 0)
}

describe.each(SLUGS)('as a seat saw it: %s', slug => {
  it('values do not depend on what the seat could not know', async () => {
    const { game, record, seats } = await selfPlay(slug, 'twins')
    const seat = seats[0]
    const { moves } = playedMatch(game, record)
    const own = moves.filter(move => move.seat === seat)
    const expected: (readonly [Estimate, Estimate])[] = []
    expect(own.length).toBeGreaterThan(0)
    const sampled = [...spread(own, 6), ...spread(own.filter(isByChance), 3)]
    for (const [i, { before, move, events, after }] of sampled.entries()) {
      const twin = twinOf(game, before, seat)
      expect(game.view(twin, seat)).toEqual(game.view(before, seat))
      const [real, other] = [before, twin].map(state =>
        positionValue(
          {
            game,
            seats,
            seat,
            state,
            next: { seat, move, events, after, byChance: true },
            imagine: imagined(game, state, seat, 'seen'),
            seed: `twins ${i}`,
          },
          WORLDS,
        ),
      )
      expect(Math.abs(real.chances[0] - other.chances[0])).toBeLessThan(5 * Math.hypot(real.error, other.error) + 0.01)
      const [a, b] = [real.expected, other.expected]
      expect(a === null, 'values before chance in both or in none').toBe(b === null)
      if (a && b) expected.push([a, b])
    }
    expect(expected.length, 'values before chance').toBeGreaterThan(0)
    for (const [a, b] of expected)
      expect(Math.abs(a.value - b.value)).toBeLessThan(5 * Math.hypot(a.error, b.error) + 0.01)
  })
})

describe('the decisions of other seats, as a seat saw it', () => {
  it('name no moves, costs or stakes', async () => {
    const { game, record, seats } = await selfPlay('thirty-seconds', 'others')
    const { steps, moments, sums } = analyze(game, record, { seat: seats[0], known: 'seen', depth: 'deep' })
    const others = steps.flatMap(({ decision }) => (decision && decision.seat !== seats[0] ? [decision] : []))
    expect(others.length).toBeGreaterThan(10)
    for (const { cost, stake, lead, of, options } of others)
      expect({ cost, stake, lead, of, options }).toEqual({ cost: null, stake: null, lead: null, of: null, options: [] })
    // So they are no mistakes either: a verdict needs a better move to show.
    const theirs = moments.filter(({ seat, kind }) => seat !== seats[0] && kind === 'decision')
    for (const { options, mark } of theirs) {
      expect(options).toEqual([])
      expect(['helped', 'hurt']).toContain(mark)
    }
    const { moves } = playedMatch(game, record)
    const forced = moves.filter(move => move.decision?.kind === 'must' && move.moves.length === 1)
    expect(forced.length).toBeGreaterThan(0)
    for (const { at } of forced) expect(steps[at]).toMatchObject({ decision: null })
    for (const part of [sums.luck, sums.own, sums.others[seats[1]]]) expect(part?.error).toBeGreaterThan(0)
  })

  it('changed as much with other hidden cards', async () => {
    const { game, record, seats } = await selfPlay('thirty-seconds', 'effects')
    const [seat] = seats
    const settings = { seat, known: 'seen', depth: 'deep' } as const
    const { moves } = playedMatch(game, record)
    const effort = { ...effortOf(game, settings, moves.length, moves.length / 2), others: 60 }
    const context = { game, seats, team: false, settings, effort, seed: 'twins', deep: true }
    const effectFrom = (played: AnalyzedMove): Estimate => {
      const judging = judged(context, played)
      for (let turn = judging.next(); ; turn = judging.next()) if (turn.done) return turn.value.effect
    }
    const theirs = moves.filter(move => move.decision && move.seat !== seat)
    let compared = 0
    for (const played of theirs.slice(0, 40)) {
      const before = twinOf(game, played.before, seat)
      if (!isLegal(game, before, played.seat, played.move)) continue
      const a = effectFrom(played)
      const b = effectFrom({ ...played, before, moves: game.moves(before, played.seat) })
      expect(Math.abs(a.value - b.value)).toBeLessThan(5 * Math.hypot(a.error, b.error) + 0.1)
      compared += 1
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('have log lines as the seat saw them', async () => {
    const { game, record, seats } = await selfPlay('viral-dawn', 'lines')
    const [mine] = seats
    const draws = analyze(game, record, { seat: mine, known: 'seen', depth: 'quick' })
      .steps.flatMap(({ log }) => log)
      .filter(line => line.some(part => typeof part === 'object' && part.text === 'draws'))
    const own = draws.filter(([who]) => typeof who === 'object' && who.id === mine)
    const named = draws.filter(line => line.some(part => typeof part === 'object' && part.kind === 'card'))
    expect(own.length).toBeGreaterThan(0)
    expect(draws.length).toBeGreaterThan(own.length)
    for (const line of named) expect(own).toContain(line)
  })
})
