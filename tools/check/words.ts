import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, SLUGS } from '@holdout/catalog'
import { withVocabulary } from '@holdout/engine'
import { nightWatch } from '@holdout/night-watch'
import { root } from '../../scripts/registry.mjs'
import type { ProgramOutcome } from '../programs/program.ts'

/** Writes each game's scenario vocabulary into its README, between the two markers. */
export async function writeVocabularies(): Promise<ProgramOutcome> {
  const without: string[] = []
  const games = await Promise.all(SLUGS.map(async slug => [`games/${slug}`, await loadGame(slug)] as const))
  for (const [folder, game] of [...games, ['sample-game', nightWatch] as const]) {
    const file = join(root, folder, 'README.md')
    const before = readFileSync(file, 'utf8')
    const after = withVocabulary(game, before)
    if (after === null) without.push(`${folder}/README.md has no markers "words:begin" and "words:end".`)
    else if (after !== before) writeFileSync(file, after)
  }
  return { ok: without.length === 0, output: without.join('\n') }
}
