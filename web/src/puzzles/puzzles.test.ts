import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadGame, SLUGS } from '@holdout/catalog'
import { parseScenarios, runScenario } from '@holdout/engine'
import { LEAST_LEAD, puzzlesIn, readPuzzle } from '@holdout/knowledge'
import { dayAfter } from '@holdout/table/daily'
import { describe, expect, it } from 'vitest'
import { PuzzleTable } from '../worker/puzzle-table.ts'
import { nextPuzzle, puzzleOfDay } from './pick.ts'

const pathOf = (slug: string): string =>
  fileURLToPath(new URL(`../../../games/${slug}/puzzles/${slug}.scenario.txt`, import.meta.url))
const GAMES = SLUGS.filter(slug => existsSync(pathOf(slug)))

it('there are puzzles', () => {
  expect(GAMES).toContain('until-dawn')
})

describe.each(GAMES)('the puzzles of %s', slug => {
  const text = readFileSync(pathOf(slug), 'utf8')
  const entries = puzzlesIn(text)

  it('are scenarios that pass, and say enough', async () => {
    const game = await loadGame(slug)
    for (const scenario of parseScenarios(text, slug).scenarios)
      expect(runScenario(game, scenario), scenario.title).toEqual({ ok: true })
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const entry of entries) {
      const { goal, best, mistake, margin, error, cost, why, trap } = readPuzzle(entry, slug)
      expect(best, entry.id).not.toBe(mistake)
      expect(margin - 2 * error, entry.id).toBeGreaterThanOrEqual(LEAST_LEAD - 0.2) // both are rounded
      expect(cost, entry.id).toBeGreaterThanOrEqual(margin)
      expect(goal).toMatch(/^[A-Z].{8,60}$/)
      for (const said of [why, trap]) expect(said, entry.id).toMatch(/^[A-Z0-9].*\.$/)
    }
  })

  it('take the best move at the table, and explain every other one', async () => {
    const game = await loadGame(slug)
    for (const entry of entries.slice(0, 4)) {
      const puzzle = readPuzzle(entry, slug)
      const table = new PuzzleTable(game, puzzle)
      const { seq } = table.state.scene
      for (const { move } of table.state.scene.choices) {
        if (game.notation.writeMove(move) === puzzle.best) continue
        expect((await table.play(move)).ok).toBe(false)
        expect(table.state.puzzle.answer?.kind).toBe('wrong')
        expect(table.state.puzzle.answer?.why).toMatch(/\.$/)
      }
      expect(table.state.scene.seq, 'wrong moves are not made').toBe(seq)
      expect((await table.play(game.notation.readMove(puzzle.best))).ok).toBe(true)
      expect(table.state.puzzle.answer?.kind).toBe('right')
      expect(table.state.scene.seq).toBeGreaterThan(seq)
    }
  })

  it('have one for every day', () => {
    const turns = Array.from({ length: entries.length }, (_, i) => dayAfter('2026-11-01', i * GAMES.length))
    const found = new Set(turns.map(day => puzzleOfDay(day, entries, GAMES.length).id))
    expect(found.size, 'all come before one comes again').toBe(entries.length)
  })
})

it('goes on with the open puzzle nearest to the rating, and then with the one answered longest ago', () => {
  const entries = [1200, 1500, 1800].map((rating, i) => ({ id: String(i), grade: 1 as const, rating, text: '' }))
  expect(nextPuzzle(entries, [], 1600, null).id).toBe('1')
  expect(nextPuzzle(entries, ['1'], 1600, '1').id).toBe('2')
  expect(nextPuzzle(entries, ['2', '0', '1'], 1600, '2').id).toBe('1')
})
