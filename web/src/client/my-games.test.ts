import { expect, it } from 'vitest'
import { ann, ben, seat, table } from '../pages/online/test-table.ts'
import { type MyGame, sortGames } from './my-games.ts'
import type { Save } from './save-list.ts'

const save = (id: string, played: number, outcome: string | null = null): Save => ({
  id,
  game: 'until-dawn',
  players: { john: 'player' },
  moves: 3,
  outcome,
  played,
  progress: 0,
})
const ids = (games: readonly MyGame[]): string[] => games.map(game => game.save?.id ?? game.table?.id ?? '')

it('puts the games that wait for this person first, the longest wait on top', () => {
  const asked = { ...ann, toMove: true }
  const held = seat('b', { heldFor: { name: 'Ann', you: true } })
  const games = sortGames(
    [save('old', 10), save('done', 40, 'win'), save('new', 20)],
    [
      table({ id: 'over', status: 'over', outcome: 'win', moves: 9, lastMove: 50 }),
      table({ id: 'theirs', status: 'playing', seats: [ann, { ...ben, toMove: true }] }),
      table({ id: 'gathers', created: 90 }),
      table({ id: 'lately', status: 'playing', seats: [asked, ben], lastMove: 30 }),
      table({ id: 'long', status: 'playing', seats: [asked, ben], lastMove: 5 }),
      table({ id: 'rematch', seats: [{ ...ben }, held] }),
      table({ id: 'closed', status: 'over', outcome: 'abandoned' }),
    ],
  )
  expect(ids(games.turn)).toEqual(['rematch', 'long', 'lately', 'new', 'old'])
  expect(ids(games.waiting)).toEqual(['theirs', 'gathers'])
  expect(ids(games.finished)).toEqual(['over', 'done'])
})
