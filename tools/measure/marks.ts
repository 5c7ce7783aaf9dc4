import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGame } from '@holdout/catalog'
import type { AnyKnownGame } from '@holdout/knowledge'
import { root } from '../../scripts/registry.mjs'
import { numberIn } from '../tool.ts'
import { analysisOf, gamesNamed } from './bot-match.ts'

export const usage = 'npm run measure -- marks [game …] [--games 60] [--seed marks]'

const PERCENTILES = { inaccuracy: 0.4, mistake: 0.7, blunder: 0.9, luck: 0.95 }
/** Smaller differences do not matter to players. */
const LEAST = { inaccuracy: 0.01, mistake: 0.03, blunder: 0.06, luck: 0.04 }

type Mark = keyof typeof PERCENTILES

/**
 * Derives the thresholds of the marks in an analysis from matches between bots, and writes games/<slug>/src/marks.json.
 * Decisions: from the clear losses of easy bots, which make a beginner's mistakes. Luck: from all chance events between
 * medium bots. Accuracy: what easy bots lose in a decision. The same seed gives the same thresholds.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { games: { type: 'string', default: '60' }, seed: { type: 'string', default: 'marks' } },
    allowPositionals: true,
  })
  const games = numberIn('games', values.games, { whole: true })
  for (const slug of gamesNamed(positionals)) derive(await loadGame(slug), games, values.seed)
  return 0
}

function derive(game: AnyKnownGame, games: number, seed: string): void {
  const losses: number[] = []
  const luck: number[] = []
  const easy = { loss: 0, decisions: 0 }
  for (let number = 0; number < games; number++) {
    for (const level of ['easy', 'medium']) {
      const { steps, seat, accuracy } = analysisOf({ game, level, seed: `${seed}/${game.slug}/${number}`, number })
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
  const thresholds = (Object.keys(PERCENTILES) as Mark[]).map(mark => [
    mark,
    threshold(mark, mark === 'luck' ? luck : losses),
  ])
  const easyLoss = Number((easy.loss / easy.decisions).toPrecision(3))
  const found = { ...Object.fromEntries(thresholds), easyLoss }
  writeFileSync(join(root, 'games', game.slug, 'src', 'marks.json'), `${JSON.stringify(found, null, 2)}\n`)
  console.log(`${game.title}: ${losses.length} losses, ${luck.length} chance events: ${JSON.stringify(found)}`)
}

function threshold(mark: Mark, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.floor(PERCENTILES[mark] * sorted.length)] ?? 0
  return Math.max(LEAST[mark], Math.round(value * 1000) / 1000)
}
