import { readOptions } from '@holdout/engine'
import { expect, it } from 'vitest'
import { loadGame, SHELF, SLUGS } from './index.ts'

it.each(SLUGS)('loads %s by its slug', async slug => {
  const game = await loadGame(slug)
  expect(game.slug).toBe(slug)
  expect(game.title).not.toBe('')
  expect(game.blurb).toMatch(/\.$/)
  expect(game.seats(readOptions(game.options)).length).toBeGreaterThan(0)
})

it('rejects an unknown game and lists the known ones', async () => {
  await expect(loadGame('chess')).rejects.toThrow(`There is no game "chess". The games are: ${SLUGS.join(', ')}.`)
  await expect(loadGame('constructor')).rejects.toThrow('There is no game "constructor"')
})

it('lists every game once, with its own description', async () => {
  expect(SHELF.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort())
  for (const about of SHELF) expect(await loadGame(about.slug)).toMatchObject(about)
})
