import { expect, it } from 'vitest'
import { benchText, reportText, requestText } from './text.ts'

it.each([
  [(n: number) => reportText.title('Until Dawn', n), 'Until Dawn: 1 game', 'Until Dawn: 2 games'],
  [(n: number) => reportText.examples.note(n, 's/0'), '1 move, seed s/0', '2 moves, seed s/0'],
  [reportText.tiles.speedNote, '1 move per second', '2 moves per second'],
  [
    (n: number) => benchText.medians(n, 1, 3, 'v20', 'cpu'),
    '1 round at scale 1, 3 s total. Node v20, cpu.',
    'Medians of 2 rounds at scale 1, 3 s total. Node v20, cpu.',
  ],
  [
    (n: number) => requestText.noSuchGame(9, n),
    'There is no game 9 in this simulation. Its only game is 0.',
    'There is no game 9 in this simulation. Its games are 0 to 1.',
  ],
  [
    (n: number) => requestText.wrongBots(['a', 'b', 'c'], 'Zombie Town', ['p1', 'p2'].slice(0, n)),
    '3 bots were named (a, b, c), but Zombie Town has 1 seat here: p1. Name one bot.',
    '3 bots were named (a, b, c), but Zombie Town has 2 seats here: p1, p2. Name one bot for all seats, or one for each.',
  ],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it('writes large numbers with commas', () => {
  expect(reportText.title('Until Dawn', 20_000)).toBe('Until Dawn: 20,000 games')
})
