import { loadGame, SHELF } from '@holdout/catalog'
import { Match, type MatchRecord, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import type { KnownMatch } from '../any-match.ts'
import { BotSeats } from '../bot-seats.ts'
import { DeviceTable } from '../device-table.ts'
import { playersOf } from '../seating.ts'
import { realTime } from '../time.ts'
import { challengeOf, commitmentOf, type DailyChallenge, dailyGames, featuredOn } from './challenge.ts'
import { checkDaily, type DailyCheck } from './check.ts'
import { dayAfter, dayOf, endOfDay, isDay, numberOfDay, streakOf, weekdayOf, weekOf } from './days.ts'
import { compareResults, type DailyResult, scoreText, shapeOf, shareText } from './result.ts'

const GAMES = dailyGames(SHELF)
const MONDAY = '2026-11-16'

/** Plays a challenge at a table of this device. The people choose as easy bots do. */
async function playDaily(game: AnyKnownGame, challenge: DailyChallenge): Promise<MatchRecord> {
  const { people } = challenge.plan
  const seating = { people: Object.fromEntries(people.map(seat => [seat, null])), bots: challenge.bots }
  const { seed, options } = challenge
  const match = Match.start(game, { seed, options, players: playersOf(seating) }) as KnownMatch
  const mind = new BotSeats(match, Object.fromEntries(people.map(seat => [seat, 'easy'])))
  return new Promise((done, failed) => {
    const table = new DeviceTable({ match, seating, askAll: false, pause: () => 0, time: realTime, keep: () => {} })
    const answer = (): void => {
      const { phase } = table.state
      if (phase.kind === 'over') done(match.record())
      else if (phase.kind === 'failed') failed(phase.error)
      else if (phase.kind === 'hand-over') table.ready()
      else if (phase.kind === 'ask') {
        const asked = game.pending(match.state).find(one => one.seat === phase.seat && one.kind !== 'standing')
        const move = asked && mind.choice(asked)
        if (move) void table.play(move)
        else table.pass()
      }
    }
    table.subscribe(() => queueMicrotask(answer))
    table.start()
  })
}

function checked(game: AnyKnownGame, challenge: DailyChallenge, record: MatchRecord): DailyCheck {
  const steps = checkDaily(game, challenge, record)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

describe.each(GAMES)('$title', about => {
  it.each([0, 1, 2, 3, 4, 5, 6])('starts on weekday %i without a timer', async weekday => {
    const game = await loadGame(about.slug)
    const { options, seed, bots, title, plan } = challengeOf(about, dayAfter(MONDAY, weekday), 'secret')
    const match = Match.start(game, { seed, options })
    expect(game.clocks(match.state)).toEqual([])
    expect(title.length).toBeLessThan(34)
    expect([...plan.people, ...Object.keys(bots)].toSorted()).toEqual(Object.keys(match.players).toSorted())
  })

  it('accepts a true record and rejects each kind of forged one', async () => {
    const game = await loadGame(about.slug)
    const challenge = challengeOf(about, MONDAY, 'secret')
    const record = await playDaily(game, challenge)
    const real = checked(game, challenge, record)
    expect(real).toMatchObject({ ok: true, result: { ending: record.outcome } })
    const faultOf = (change: Partial<MatchRecord>, of = challenge): string | null => {
      const found = checked(game, of, { ...record, ...change })
      return found.ok ? null : found.fault
    }
    const other = challengeOf(about, dayAfter(MONDAY, 7), 'secret')
    const [seat, move] = record.moves[0]
    expect({
      game: faultOf({ game: 'other' }),
      rules: faultOf({ rulesVersion: record.rulesVersion + 1 }),
      seed: faultOf({}, other),
      options: faultOf({ options: { ...record.options, 'not-an-option': 1 } }),
      easier: faultOf({}, challengeOf(about, dayAfter(MONDAY, 1), 'secret')) === null,
      seats: faultOf({ players: { ...record.players, [Object.keys(record.players)[0]]: undefined as never, p9: 'x' } }),
      unfinished: faultOf({ outcome: null }),
      cut: faultOf({ moves: record.moves.slice(0, -1) }),
      longer: faultOf({ moves: [...record.moves, [seat, move]] }),
      clock: faultOf({ moves: [['clock', move], ...record.moves] }),
      ending: faultOf({ outcome: 'a-better-one' }),
      hash: faultOf({ hash: '0'.repeat(64) }),
    }).toEqual({
      game: 'game',
      rules: 'rules',
      seed: 'seed',
      options: 'options',
      easier: false,
      seats: 'seats',
      unfinished: 'unfinished',
      cut: 'unfinished',
      longer: 'moves',
      clock: 'clock',
      ending: 'ending',
      hash: 'ending',
    })
    const played = record.moves.findIndex(([who]) => about.daily.people.includes(who))
    const edited = record.moves.with(played, [record.moves[played][0], { move: 'no-such-move' }])
    expect(faultOf({ moves: edited })).toBe('moves')
  })

  it.runIf(Object.keys(about.daily.bots).length > 0)('rejects a record in which bots play badly', async () => {
    const game = await loadGame(about.slug)
    const challenge = challengeOf(about, MONDAY, 'secret')
    const players = playersOf({ people: { p1: null }, bots: challenge.bots })
    const { seed, options } = challenge
    const match = Match.start(game, { seed, options, players }) as KnownMatch
    const easy = new BotSeats(match, Object.fromEntries(Object.keys(players).map((one: Seat) => [one, 'easy'])))
    for (let i = 0; !match.over && i < 5_000; i++) {
      const asked = game.pending(match.state).find(({ kind }) => kind === 'must')
      match.play(asked?.seat ?? '', (asked && easy.choice(asked)) as never)
    }
    expect(match.over).toBe(true)
    expect(checked(game, challenge, match.record())).toMatchObject({ ok: false, fault: 'bots' })
  })
})

it('gives every player the same deal, and another one on another day', () => {
  const [about] = GAMES
  const seed = (day: string, secret: string | null) => challengeOf(about, day, secret).seed
  expect(seed(MONDAY, 'a')).toBe(seed(MONDAY, 'a'))
  expect(new Set([seed(MONDAY, 'a'), seed(MONDAY, 'b'), seed('2026-11-17', 'a'), seed(MONDAY, null)]).size).toBe(4)
  expect(seed(MONDAY, null)).toMatch(/^local-2026-11-16-/)
  // `printf %s secret | sha256sum`
  expect(commitmentOf('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b')
})

it('features every game in turn', () => {
  const week = Array.from({ length: GAMES.length }, (_, i) => featuredOn(dayAfter(MONDAY, i), GAMES).slug)
  expect(new Set(week).size).toBe(GAMES.length)
  expect(featuredOn('2020-01-01', GAMES)).toBeDefined()
})

it('turns the day at midnight UTC', () => {
  expect(dayOf(endOfDay(MONDAY) - 1)).toBe(MONDAY)
  expect(dayOf(endOfDay(MONDAY))).toBe('2026-11-17')
  expect([weekdayOf(MONDAY), weekdayOf('2026-11-22'), weekOf('2026-11-22')]).toEqual([0, 6, MONDAY])
  expect(numberOfDay('2026-11-01')).toBe(1)
  expect(['2026-02-30', 'today', '2026-1-1', MONDAY].map(isDay)).toEqual([false, false, false, true])
})

it('counts a streak that today may still extend', () => {
  const days = new Set(['2026-11-13', '2026-11-15', MONDAY])
  expect([streakOf(days, MONDAY), streakOf(days, '2026-11-17'), streakOf(days, '2026-11-18')]).toEqual([2, 2, 0])
})

it('ranks by ending, score and moves', () => {
  const result = (won: boolean, tier: number, score: number, moves: number): DailyResult => ({
    won,
    tier,
    score,
    moves,
    ending: 'x',
  })
  const order = [result(true, 2, 1, 9), result(true, 1, 5, 3), result(true, 1, 5, 4), result(false, 0, 9, 1)]
  expect(order.toReversed().toSorted(compareResults)).toEqual(order)
})

it('shares a shape that says nothing about the deal', () => {
  const plan = GAMES.find(({ slug }) => slug === 'until-dawn')?.daily
  if (!plan) throw new Error('Until Dawn has a daily challenge.')
  const lost = { won: false, ending: 'overrun', tier: 0, score: 16, moves: 31 }
  expect(shareText({ title: 'Until Dawn', number: 18, plan }, lost, 'https://example.org/x').split('\n')).toEqual([
    'Holdout daily 18: Until Dawn',
    '🟧🟧🟧🟧⬛⬛⬛',
    'Lost · 16 spaces of the night · 31 moves',
    'https://example.org/x',
  ])
  expect(shapeOf(plan, { ...lost, score: 99 }).join('')).toContain('⬛')
  expect(shapeOf(plan, { ...lost, won: true }).join('')).not.toContain('⬛')
  expect(scoreText(plan, { won: true, score: 1 })).toBe('1 shell or barricade left')
})

it('has a shape of its own for every game', () => {
  const result = { won: false, ending: 'x', tier: 0, score: 1, moves: 1 }
  expect(new Set(GAMES.map(({ daily }) => shapeOf(daily, result).join('\n'))).size).toBe(GAMES.length)
})
