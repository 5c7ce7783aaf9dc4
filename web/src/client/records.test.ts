import { expect, it } from 'vitest'
import { mergeGames, type PlayedGame, type ResultMark, standingOf, streakOf } from './records.ts'

const played = (ended: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id: `g${ended}`,
  game: 'zombie-town',
  seed: `s${ended}`,
  hash: `h${ended}`,
  ended,
  ending: 'lost',
  players: 4,
  rivals: 'medium',
  options: {},
  mark: null,
  luck: null,
  accuracy: null,
  time: null,
  reached: [],
  version: 1,
  ...more,
})
const mark = (score: number, kind = '4'): ResultMark => ({ kind, score, say: `${score} points` })

it('compares a result with the best earlier one of its kind', () => {
  const game = played(9, { mark: mark(29) })
  const among = (...marks: ResultMark[]) => standingOf(game, [game, ...marks.map((one, i) => played(i, { mark: one }))])
  expect(among().rank).toEqual({ is: 'first' })
  expect(among(mark(90, '2')).rank).toEqual({ is: 'first' })
  expect(among(mark(20), mark(26), mark(11))).toMatchObject({
    rank: { is: 'best', before: '26 points' },
    place: 1,
    of: 4,
  })
  expect(among(mark(20), mark(31))).toMatchObject({ rank: { is: 'behind', best: '31 points' }, place: 2, of: 3 })
})

it('compares with earlier games of the same game only', () => {
  const game = played(5, { mark: mark(10) })
  const other = played(1, { game: 'until-dawn', mark: mark(50) })
  expect(standingOf(game, [played(9, { mark: mark(90) }), game, other]).rank).toEqual({ is: 'first' })
})

it('does not compare a deal that was played before', () => {
  const game = played(5, { seed: 'x', mark: mark(40) })
  expect(standingOf(game, [game, played(1, { seed: 'x', mark: mark(3) })]).rank).toEqual({ is: 'seen' })
})

it('gives no rank to a game without a mark, such as one that was given up', () => {
  expect(standingOf(played(5, { ending: 'given-up' }), [played(1, { mark: mark(3) })])).toMatchObject({
    rank: null,
    place: 0,
  })
})

it('names the achievements that no earlier game reached', () => {
  const game = played(5, { reached: ['a', 'b'] })
  const all = [played(9, { reached: ['b'] }), game, played(1, { reached: ['a'] })]
  expect(standingOf(game, all).firsts).toEqual(['b'])
})

it('counts games won in a row; a shared game neither wins nor loses', () => {
  const of = (...endings: PlayedGame['ending'][]) => streakOf(endings.map((ending, i) => played(i, { ending })))
  expect(of('won', 'won', 'lost', 'won')).toBe(2)
  expect(of('won', 'shared', 'won', 'given-up')).toBe(2)
  expect(of('stopped', 'won')).toBe(0)
})

it('merges lists: a game once, also under another id, and nothing that was known is lost', () => {
  const old = played(3, { accuracy: 80, time: 1000, version: 1 })
  const again = played(3, { id: 'copy', ended: 7, version: 2, reached: ['a'] })
  expect(mergeGames([old, played(1)], [again, played(5)])).toEqual([
    played(5),
    { ...again, id: 'g3', ended: 3, accuracy: 80, time: 1000 },
    played(1),
  ])
  expect(mergeGames([{ ...again, accuracy: 5 }], [old])[0]).toMatchObject({ version: 2, reached: ['a'], accuracy: 5 })
})
