// Measures the accuracy of each level of bots: npm run accuracy -- [game] [--games 100] [--levels easy,hard] [--deep]
//
// All seats of a match have the same level. Prints the mean with its 95% margin. The same seed gives the same numbers.
import { parseArgs } from 'node:util'
import { loadGame, SHELF } from '@holdout/catalog'
import { analysisOf } from './bot-match.mjs'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    levels: { type: 'string', default: 'easy,medium,hard,expert' },
    deep: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'accuracy' },
  },
  allowPositionals: true,
})
const slugs = positionals.length > 0 ? positionals : SHELF.map(({ slug }) => slug)
for (const slug of slugs) {
  const game = await loadGame(slug)
  for (const level of values.levels.split(',')) console.log(line(game, level, found(game, level)))
}

function found(game, level) {
  const all = []
  for (let i = 0; i < Number(values.games); i++) {
    const { seat, accuracy } = analysisOf(game, level, `${values.seed}/${i}`, i, values.deep ? 'deep' : 'quick')
    // By the loss: an analysis states no accuracy where it was not measured yet.
    const { loss, decisions } = accuracy[seat]
    if (decisions > 0) all.push({ loss, value: 100 * 0.5 ** (loss / game.analysis.marks.easyLoss) })
  }
  return all
}

function line(game, level, all) {
  const accuracy = summary(all.map(({ value }) => value))
  const loss = summary(all.map(one => 100 * one.loss))
  return `${game.title}, ${level}: accuracy ${accuracy}, ${loss} points lost per decision (${all.length} matches)`
}

function summary(numbers) {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const spread = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1)
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(spread / numbers.length)).toFixed(2)}`
}
