// Derives the thresholds of the marks in an analysis from matches between bots: npm run marks -- [game] [--games 60]
//
// Decisions: from the clear losses of easy bots, which make a beginner's mistakes. Luck: from all chance events between
// medium bots. Accuracy: what easy bots lose in a decision. Writes games/<slug>/src/marks.json. The same seed gives the
// same thresholds.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGame, SHELF } from '@holdout/catalog'
import { analysisOf } from './bot-match.mjs'
import { root } from './registry.mjs'

const PERCENTILES = { inaccuracy: 0.4, mistake: 0.7, blunder: 0.9, luck: 0.95 }
/** Smaller differences do not matter to players. */
const LEAST = { inaccuracy: 0.01, mistake: 0.03, blunder: 0.06, luck: 0.04 }

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '60' }, seed: { type: 'string', default: 'marks' } },
  allowPositionals: true,
})
const slugs = positionals.length > 0 ? positionals : SHELF.map(({ slug }) => slug)
for (const slug of slugs) await derive(await loadGame(slug), Number(values.games), values.seed)

async function derive(game, games, seed) {
  const losses = []
  const luck = []
  const easy = { loss: 0, decisions: 0 }
  for (let i = 0; i < games; i++) {
    for (const level of ['easy', 'medium']) {
      const { steps, seat, accuracy } = analysisOf(game, level, `${seed}/${game.slug}/${i}`, i)
      if (level === 'easy') {
        easy.loss += accuracy[seat].loss * accuracy[seat].decisions
        easy.decisions += accuracy[seat].decisions
      }
      for (const { decision, luck: lucky } of steps) {
        if (level === 'medium' && lucky) luck.push(Math.abs(lucky.value))
        const cost = decision?.seat === seat ? decision.cost : null
        if (level === 'easy' && cost && cost.value < -0.005 && cost.value < -2 * cost.error) losses.push(-cost.value)
      }
    }
  }
  const found = Object.fromEntries(
    Object.entries(PERCENTILES).map(([mark, share]) => [mark, threshold(mark === 'luck' ? luck : losses, share, mark)]),
  )
  found.easyLoss = Number((easy.loss / easy.decisions).toPrecision(3))
  writeFileSync(join(root, 'games', game.slug, 'src', 'marks.json'), `${JSON.stringify(found, null, 2)}\n`)
  console.log(`${game.title}: ${losses.length} losses, ${luck.length} chance events: ${JSON.stringify(found)}`)
}

function threshold(values, share, mark) {
  const sorted = values.sort((a, b) => a - b)
  const value = sorted[Math.floor(share * sorted.length)] ?? 0
  return Math.max(LEAST[mark], Math.round(value * 1000) / 1000)
}
