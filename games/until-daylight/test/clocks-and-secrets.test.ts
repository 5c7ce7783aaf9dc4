import { Match, readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { untilDaylight as game } from '../src/index.ts'
import { experience } from '../src/state.ts'

/** A position from zones as in a scenario. */
function position(options: Record<string, unknown>, zones: Record<string, string>) {
  const chosen = readOptions(game.options, options)
  const known = game.notation.zones(chosen)
  const given = new Map(Object.entries(zones).map(([name, content]) => [name, known[name].read(content)]))
  return { s: game.notation.place(chosen, given, SeededChance.of('test')), chosen }
}

it('DL-43 DL-R13 a timed search lasts 90 seconds plus a hidden shift, and its clock is hidden', () => {
  const { s } = position({ 'search-mode': 'timed' }, { turn: 'search p1', shift: '17' })
  expect(game.clocks(s)).toMatchObject([
    { id: 'search/1', ms: 97_000, running: true, shown: false, expires: { move: 'gong' } },
  ])
  expect(JSON.stringify(game.view(s, 'p1'))).not.toContain('shift')
})

it('DL-R14 digits are shown only without a hidden shift', () => {
  const shown = (options: object) =>
    game.clocks(position({ 'search-mode': 'timed', 'clock-display': 'digits', ...options }, {}).s)[0].shown
  expect(shown({})).toBe(false)
  expect(shown({ 'search-jitter': 0 })).toBe(true)
  expect(shown({ 'clock-kind': 'sand' })).toBe(true)
})

it('DL-43 an untimed search and a combat phase have no clock', () => {
  expect(game.clocks(position({}, { turn: 'search p1' }).s)).toEqual([])
  expect(game.clocks(position({ 'search-mode': 'timed' }, { turn: 'combat p1' }).s)).toEqual([])
})

it('DL-06 with an option a decision in combat has a time limit', () => {
  const { s } = position({ 'combat-seconds': 60 }, { turn: 'combat p1' })
  expect(game.clocks(s)).toMatchObject([{ ms: 60_000, seats: ['p1'], shown: true }])
})

it('DL-49 a request in a timed search has 5 seconds, while the search clock keeps running', () => {
  const { s } = position({ 'search-mode': 'timed' }, { p2: 'hipster bag(gun)' })
  game.apply(s, 'p1', { move: 'ask', from: 'p2', card: 'gun', amount: 1 })
  expect(game.clocks(s)).toMatchObject([
    { id: 'search/1', running: true },
    { ms: 5000, seats: ['p2'] },
  ])
})

it('DL-140 the lock of a stuck searcher has its own clock, which other moves do not restart', () => {
  const { s } = position(
    { 'search-mode': 'timed' },
    {
      p2: 'hipster bag(planks nails powder cable alcohol rag focus lucky bandage gun bow)',
      'pile-a': 'ev-stuck',
    },
  )
  game.apply(s, 'p1', { move: 'draw', pile: 'A' })
  const [, lock] = game.clocks(s)
  expect(lock).toMatchObject({ ms: 6000, seats: ['p1'], expires: { move: 'unlock' } })
  game.apply(s, 'p2', { move: 'discard', card: 'bow' })
  expect(game.clocks(s)[1].id).toBe(lock.id)
})

it('DL-R65 other players see only the number of open objectives; with the option they see all', () => {
  const zones = { p1: 'psycho todo(psycho-frenzy sec-medic)' }
  const { s } = position({}, zones)
  expect(game.view(s, 'p1').players[0].objectives).toHaveLength(2)
  expect(game.view(s, 'p2').players[0]).toMatchObject({ objectives: null, hidden: 2 })
  expect(game.view(s, 'table').players[0].objectives).toBeNull()
  const { s: open } = position({ 'objectives-open': true }, zones)
  expect(game.view(open, 'p2').players[0].objectives).toHaveLength(2)
})

it('DL-R07 DL-15 experience is the sum of what a player holds and has achieved', () => {
  const { s } = position({}, { p1: 'psycho bag(mayors-chain planks) kept(monster) saved2 done(psycho-trophies)' })
  expect(experience(s, 0)).toBe(1 + 1 + 2 + 3)
})

it('DL-R68 the wave counts characters, not people', () => {
  const { s } = position({ players: 4, 'multi-character': 2, people: 2 }, { round: '3' })
  expect(game.view(s, 'p1').nextWave).toBe(7)
})

it('a Take between two characters of one person needs no decision', () => {
  const { s } = position(
    { players: 4, 'multi-character': 2 },
    { p1: 'psycho bag()', p2: 'hipster bag(gun)', p3: 'bag(bow)' },
  )
  game.apply(s, 'p1', { move: 'ask', from: 'p2', card: 'gun', amount: 1 })
  expect(game.view(s, 'p1').players[0].bag).toEqual(['gun'])
})

it('a short night plays rounds 1, 3, 5, 7, 9 and 10', () => {
  const rounds = [1, 3, 5, 7, 9].map(round => {
    const { s } = position({ 'short-night': true }, { round: String(round), turn: 'combat', receiver: 'p1' })
    s.agenda = [{ step: 'combat-ends' }]
    game.advance(s)
    return s.round
  })
  expect(rounds).toEqual([3, 5, 7, 9, 10])
})

it('extra health for every character', () => {
  expect(game.view(position({ 'health-bonus': 3 }, {}).s, 'p1').players[0].health).toBe(13)
})

it('DL-46 a move after the gong is rejected', () => {
  const { s, chosen } = position({ 'search-mode': 'timed' }, { turn: 'search p2', horde: 'S S S S S' })
  const match = Match.at(game, s, chosen)
  expect(match.play('clock', { move: 'gong' }).ok).toBe(true)
  expect(match.play('p2', { move: 'draw', pile: 'A' })).toMatchObject({ ok: false })
})

it.each([
  ['a card too many', { p1: 'psycho bag(katana katana)' }, 'one katana too many'],
  ['a character twice', { p1: 'psycho', p2: 'psycho' }, 'psycho is at two seats'],
  ['too many tokens', { p1: 'drifter b2' }, 'more tokens than allowed'],
  ['a dead character', { p1: 'haggler d6' }, 'would be dead'],
  ['too many Survivors', { p1: 'psycho saved12' }, 'one survivor too many'],
])('a position with %s is rejected with the reason', (_what, zones, message) => {
  expect(() => position({}, zones as Record<string, string>)).toThrow(message)
})
