// Derives the thresholds of the marks in an analysis from matches between bots: npm run marks -- [game] [--games 60]
//
// Decisions: from the clear losses of easy bots, which make a beginner's mistakes. Luck: from all chance events between
// medium bots. Writes games/<slug>/src/marks.json. The same seed gives the same thresholds.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Analyzing } from '@holdout/analysis'
import { botFor, playToEnd } from '@holdout/bots'
import { loadGame, SHELF } from '@holdout/catalog'
import { Match, SeededChance } from '@holdout/engine'
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
  for (let i = 0; i < games; i++) {
    for (const level of ['easy', 'medium']) {
      const { steps, seat } = analysisOf(game, level, `${seed}/${game.slug}/${i}`, i)
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
  writeFileSync(join(root, 'games', game.slug, 'src', 'marks.json'), `${JSON.stringify(found, null, 2)}\n`)
  console.log(`${game.title}: ${losses.length} losses, ${luck.length} chance events: ${JSON.stringify(found)}`)
}

function threshold(values, share, mark) {
  const sorted = values.sort((a, b) => a - b)
  const value = sorted[Math.floor(share * sorted.length)] ?? 0
  return Math.max(LEAST[mark], Math.round(value * 1000) / 1000)
}

/** Plays a match between bots of a level and analyzes it for one of the seats. */
function analysisOf(game, level, seed, number) {
  const match = Match.start(game, { seed })
  const state = game.clone(match.state)
  const seats = game.seats(match.options).map(({ seat }) => seat)
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, level)]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/${seat}`)]))
  playToEnd(game, state, bots, luck, (seat, move) => {
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(played.text)
  })
  const settings = { seat: seats[number % seats.length], known: 'seen', depth: 'quick', seed }
  const analyzing = new Analyzing(game, match.record(), settings)
  while (!analyzing.step());
  return analyzing.analysis
}
