import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { analyze } from '../src/index.ts'
import { titleOf } from '../src/moments.ts'
import { playedMatch } from '../src/played.ts'
import { selfPlay } from './matches.ts'

it('never calls a free choice luck, also where the rules forbid to undo it', async () => {
  const { game, record } = await selfPlay('zombie-town', 'free', 'medium')
  const { steps } = analyze(game, record, { seat: 'p1', known: 'seen', depth: 'quick' })
  const own = playedMatch(game, record).moves.filter(({ seat, move }) => seat === 'p1' && move.move === 'zombie')
  // "A zombie moves from I2 to J1", and nothing else: no card, no roll, no wall that falls.
  const free = own.filter(({ at }) => steps[at].log.length === 1)
  expect(free.length).toBeGreaterThan(20)
  // Beside a wall such a move cannot be undone, like a card that was drawn.
  expect(free.filter(({ revealed }) => revealed).length).toBeGreaterThan(3)
  for (const { at } of free) expect(steps[at].luck, `move ${at}`).toBeNull()
})

it('names what a player decided, not whose turn begins after it', async () => {
  const { game, record, seats } = await selfPlay('until-daylight', 'titles')
  const { moves } = playedMatch(game, record)
  const titles = Object.fromEntries(seats.map(seat => [seat, seat]))
  const ends = moves.filter(({ move }) => move.move === 'end-turn')
  expect(ends.length).toBeGreaterThan(4)
  for (const played of ends)
    expect(plain(titleOf(game, played, seats[0], titles)), `move ${played.at}`).not.toMatch(/turn begins/)
})

it('finds the turn of a match, not its last card', async () => {
  let wins = 0
  for (let i = 0; wins < 3; i++) {
    const { game, record } = await selfPlay('viral-dawn', `last ${i}`, 'medium')
    const { moments, decisive, sums } = analyze(game, record, { seat: 'p1', known: 'seen', depth: 'quick' })
    if (sums.final.value < 1) continue
    wins += 1
    const last = moments.find(({ at }) => at === record.moves.length)
    expect(last?.mark).not.toBe('good-find')
    const top = moments.find(({ at }) => at === decisive)
    expect(top?.mark).not.toBe('good-find')
    expect(moments.some(({ rank, mark }) => rank === 1 && mark === 'good-find')).toBe(
      moments.length > 0 && moments.every(({ mark }) => mark === 'good-find'),
    )
  }
})

it('calls nothing a good find that was only better than to end the turn', async () => {
  const { game, record } = await selfPlay('thirty-seconds', 'ends 15', 'medium')
  const { moments, steps } = analyze(game, record, { seat: 'survivor', known: 'seen', depth: 'quick' })
  const overEnd = (at: number): boolean =>
    steps[at].decision?.options.slice(0, 2).some(({ move }) => move?.move === 'end-phase') ?? false
  expect(steps.filter(({ mark, at }) => mark === 'good-find' && overEnd(at)).length).toBeGreaterThan(0)
  expect(moments.filter(({ mark, at }) => mark === 'good-find' && overEnd(at))).toEqual([])
})

it('tells a path by where it leads', async () => {
  const { game, record } = await selfPlay('zombie-town', 'paths 12')
  const { moments, steps } = analyze(game, record, { seat: 'p1', known: 'seen', depth: 'quick' })
  const paths = moments.filter(({ at, kind }) => kind === 'decision' && steps[at].log.length > 1)
  expect(paths.map(({ title }) => plain(title))).toEqual([
    'Next step: C4',
    'End your actions and move zombies',
    'Next step: D12',
  ])
})

it('states no lead over moves that were not compared', async () => {
  const { game, record } = await selfPlay('zombie-town', 'paths 8')
  const { steps } = analyze(game, record, { seat: 'p1', known: 'seen', depth: 'quick' })
  const two = steps.filter(({ decision }) => decision?.options.length === 2 && (decision.of ?? 0) > 2)
  expect(two.length).toBeGreaterThan(0)
  for (const { decision, at } of two) expect(decision?.lead, `move ${at}`).toBeNull()
})
