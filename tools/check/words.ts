import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, SLUGS } from '@holdout/catalog'
import { withVocabulary } from '@holdout/engine'
import { root } from '../../scripts/registry.mjs'
import type { Outcome } from '../programs/program.ts'

/** Writes each game's scenario vocabulary into its README, between the two markers. */
export async function writeVocabularies(): Promise<Outcome> {
  const without: string[] = []
  for (const slug of SLUGS) {
    const file = join(root, 'games', slug, 'README.md')
    const before = readFileSync(file, 'utf8')
    const after = withVocabulary((await loadGame(slug)).notation.vocabulary, before)
    if (after === null) without.push(`games/${slug}/README.md has no markers "words:begin" and "words:end".`)
    else if (after !== before) writeFileSync(file, after)
  }
  return { ok: without.length === 0, output: without.join('\n') }
}
