// Writes each game's scenario vocabulary into its README, between the two markers:
//   npm run words
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'

register('./load-ts.mjs', import.meta.url)
const { loadGame, SLUGS } = await import('../catalog/src/index.ts')
const { withVocabulary } = await import('../engine/src/index.ts')

for (const slug of SLUGS) {
  const file = new URL(`../games/${slug}/README.md`, import.meta.url)
  const before = readFileSync(file, 'utf8')
  const after = withVocabulary((await loadGame(slug)).notation.vocabulary, before)
  if (after === null) {
    console.error(`games/${slug}/README.md has no markers "words:begin" and "words:end".`)
    process.exitCode = 1
  } else if (after !== before) {
    writeFileSync(file, after)
    console.log(`games/${slug}/README.md updated.`)
  }
}
