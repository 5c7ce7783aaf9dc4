import { existsSync, readFileSync } from 'node:fs'
import { loadGame, SLUGS } from '@holdout/catalog'
import { puzzlesIn, readPuzzle, writePuzzle } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { verifyPuzzle } from './verify.ts'

const pathOf = (slug: string): URL => new URL(`../../../games/${slug}/puzzles/${slug}.scenario.txt`, import.meta.url)
const GAMES = SLUGS.filter(slug => existsSync(pathOf(slug)))

/** `holdout puzzles --verify` verifies all of them with more evaluations. */
const SAMPLE = 2
const DEPTH = { share: 0.25, ahead: 1 }

describe.each(GAMES)('puzzles of %s', slug => {
  const entries = puzzlesIn(readFileSync(pathOf(slug), 'utf8'))
  const sample = entries.filter((_, i) => i % Math.ceil(entries.length / SAMPLE) === 0)

  it('a search in other sampled states finds the same lead', async () => {
    const game = await loadGame(slug)
    for (const entry of sample) expect(verifyPuzzle(game, entry, slug, DEPTH), entry.id).toMatchObject({ ok: true })
  })

  it('a puzzle with the mistake as its solution is refuted', async () => {
    const game = await loadGame(slug)
    const surest = entries.map(entry => readPuzzle(entry, slug)).reduce((a, b) => (b.margin > a.margin ? b : a))
    const position = surest.lines.map(({ verb, text }) => `${verb} ${text}`)
    const { best, mistake } = surest
    const text = `game ${slug}\n${writePuzzle({ ...surest, best: mistake, mistake: best }, position)}`
    const [entry] = puzzlesIn(text)
    expect(verifyPuzzle(game, entry, slug, DEPTH)).toMatchObject({ ok: false })
  })
})
