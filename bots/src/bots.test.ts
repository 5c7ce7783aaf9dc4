import { CLOCK, InputError, readOptions, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, USUAL_PLAN } from '@holdout/knowledge'
import { untilDawn } from '@holdout/until-dawn'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { BOT_LEVELS, type Bot, botFor, levelsOf, type Perspective, perspective, playToEnd } from './index.ts'

const game: AnyKnownGame = untilDawn
const begin = (options = {}, seed = 'bots') =>
  untilDawn.setup(readOptions(untilDawn.options, options), { chance: SeededChance.of(seed) })

describe('a bot', () => {
  it('receives only what its seat may know, not the state', () => {
    expectTypeOf<keyof Perspective>().toEqualTypeOf<'seat' | 'decision' | 'view' | 'moves' | 'imagine' | 'chance'>()
    const s = begin()
    const seen = perspective(game, s, untilDawn.pending(s)[0], untilDawn.moves(s, 'john'), SeededChance.of('luck'))
    expect(seen.view).toEqual(untilDawn.view(s, 'john'))
    const worlds = Array.from({ length: 20 }, () => seen.imagine() as typeof s)
    expect(worlds.filter(world => JSON.stringify(world.deck) === JSON.stringify(s.deck))).toHaveLength(0)
    expect(worlds.filter(world => world.chance.key === s.chance.key)).toHaveLength(0)
    worlds[0].doors[0].barricades = 8
    expect(s.doors[0].barricades).toBe(0)
  })

  it('throws on an unknown level', () => {
    expect(BOT_LEVELS).toEqual(['easy', 'medium', 'hard', 'expert'])
    expect(() => botFor(game, 'oracle')).toThrow(InputError)
    expect(() => botFor(game, 'toString')).toThrow(
      'There is no bot "toString". The bots are: easy, medium, hard, expert; also random and greedy.',
    )
    for (const wrong of ['hard@', 'hard@x', 'hard@0', 'easy@9']) expect(() => botFor(game, wrong)).toThrow(InputError)
    for (const level of [...BOT_LEVELS, 'random', 'greedy']) expect(botFor(game, level).name).toBe(level)
  })
})

describe('levels of a game', () => {
  it('are those that differ; an expert where hard is the strongest plays as hard', () => {
    const { expert: _, ...plan } = USUAL_PLAN
    const merged: AnyKnownGame = { ...game, plan }
    expect(levelsOf({ ...game, plan: USUAL_PLAN })).toEqual(BOT_LEVELS)
    expect(levelsOf(merged)).toEqual(['easy', 'medium', 'hard'])
    const choice = (level: string) => {
      const s = begin()
      const [decision] = untilDawn.pending(s)
      const seen = perspective(merged, s, decision, untilDawn.moves(s, 'john'), SeededChance.of('same'))
      return botFor(merged, level).choose(seen)
    }
    expect(botFor(merged, 'expert')).toMatchObject({ name: 'expert', ms: botFor(merged, 'hard').ms })
    expect(choice('expert')).toEqual(choice('hard'))
  })
})

describe('greedy', () => {
  const decision = { seat: 'john', decision: 'x', rule: 'R', kind: 'must' } as const
  const moves = [{ move: 'pass' }, { move: 'treat' }]
  const seen = (kind: 'must' | 'may' = 'must'): Perspective => ({
    seat: 'john',
    decision: { ...decision, kind },
    view: null,
    moves,
    imagine: () => begin(),
    chance: SeededChance.of('x'),
  })
  const notes = (bot: object): AnyKnownGame =>
    ({ ...untilDawn, bot: { rate: () => 0, ...bot }, simple: {}, plan: USUAL_PLAN }) as AnyKnownGame

  it('chooses the move with the best rating', () => {
    const rate = (s: ReturnType<typeof begin>): number => -s.bitePile.length
    expect(botFor(notes({ rate }), 'greedy').choose(seen())).toEqual({ move: 'treat' })
  })

  it('follows a habit, and compares candidates only', () => {
    expect(botFor(notes({ habit: () => moves[1] }), 'greedy').choose(seen())).toEqual({ move: 'treat' })
    expect(botFor(notes({ candidates: () => [moves[1]] }), 'greedy').choose(seen())).toEqual({ move: 'treat' })
  })

  it('acts in an optional decision only if that is better', () => {
    expect(botFor(notes({}), 'greedy').choose(seen('may'))).toBeNull()
    const rate = (s: ReturnType<typeof begin>): number => s.time
    expect(botFor(notes({ rate }), 'greedy').choose(seen('may'))).toEqual({ move: 'pass' })
  })
})

describe('hard', () => {
  it('rates nothing where its plan keeps the first choice', () => {
    const decision = { seat: 'john', decision: 'x', rule: 'R', kind: 'may' } as const
    const seen: Perspective = {
      seat: 'john',
      decision,
      view: null,
      moves: [{ move: 'pass' }, { move: 'treat' }],
      imagine: () => begin(),
      chance: SeededChance.of('x'),
    }
    const rate = (): number => {
      throw new Error('rated')
    }
    const rules = (habit: () => Perspective['moves'][number] | null): AnyKnownGame =>
      ({ ...untilDawn, bot: { rate, habit }, plan: { ...USUAL_PLAN, doubt: Number.POSITIVE_INFINITY } }) as AnyKnownGame
    expect(
      botFor(
        rules(() => seen.moves[1]),
        'hard',
      ).choose(seen),
    ).toEqual({ move: 'treat' })
    expect(
      botFor(
        rules(() => null),
        'hard',
      ).choose(seen),
    ).toBeNull()
  })
})

describe('playToEnd', () => {
  it('plays the same game with the same random numbers, and reports each move', () => {
    const play = () => {
      const s = begin()
      const told: string[] = []
      const bots = { john: botFor(game, 'random') }
      const { moves } = playToEnd(game, s, bots, { john: SeededChance.of('luck') }, (seat, move) =>
        told.push(`${seat} ${move.move}`),
      )
      expect(told).toHaveLength(moves)
      return { told, outcome: s.outcome }
    }
    expect(play()).toEqual(play())
    expect(play().outcome).not.toBeNull()
  })

  it('lets a clock run out that is shorter than the time of a bot move', () => {
    const seats = new Set<string>()
    const s = begin({ 'table-clock': 2 })
    playToEnd(game, s, { john: botFor(game, 'random') }, { john: SeededChance.of('luck') }, seat => seats.add(seat))
    expect(seats).toContain(CLOCK)
    const slow = new Set<string>()
    playToEnd(
      game,
      begin({ 'table-clock': 60 }),
      { john: botFor(game, 'random') },
      { john: SeededChance.of('luck') },
      seat => slow.add(seat),
    )
    expect([...slow]).toEqual(['john'])
  })

  it('waits for the clock if no seat is asked, and throws if none runs', () => {
    const waiting = (running: boolean): AnyKnownGame => ({
      ...game,
      pending: s => [{ ...game.pending(s)[0], seat: CLOCK }],
      clocks: () => [
        { id: 'gong', ms: 60_000, seats: ['john'], running, shown: false, expires: { move: 'concede' } },
        { id: 'later', ms: 90_000, seats: ['john'], running, shown: false, expires: { move: 'pass' } },
      ],
    })
    const told: string[] = []
    const bots = { john: botFor(game, 'random') }
    playToEnd(waiting(true), begin(), bots, {}, (seat, { move }) => told.push(`${seat} ${move}`))
    expect(told).toEqual(['clock concede'])
    expect(() => playToEnd(waiting(false), begin(), bots, {})).toThrow('none runs')
  })

  it('gives a bot its own decision with legal moves', () => {
    const strict: Bot = {
      name: 'strict',
      choose: ({ moves, decision, seat }) => {
        expect(decision.seat).toBe(seat)
        expect(moves.length).toBeGreaterThan(0)
        return moves[0]
      },
    }
    playToEnd(game, begin(), { john: strict }, { john: SeededChance.of('x') })
  })
})
