import { parseArgs } from 'node:util'
import type { Accuracy, Sums } from '@holdout/analysis'
import { BOT_LEVELS, isBotLevel } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import type { AnyKnownGame } from '@holdout/knowledge'
import { ArgumentError, numberIn } from '../tool.ts'
import { analysisOf, gamesNamed } from './bot-match.ts'

export const usage =
  'npm run measure -- accuracy [game …] [--games 100] [--levels easy,medium,hard,expert] [--deep] [--seed accuracy]'

/**
 * Measures the accuracy of each level of bots, and how an analysis splits their results. All seats of a match have the
 * same level. Prints the mean with its 95% margin. The same seed gives the same numbers.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      levels: { type: 'string', default: 'easy,medium,hard,expert' },
      deep: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'accuracy' },
    },
    allowPositionals: true,
  })
  const games = numberIn('games', values.games, { least: 2, whole: true })
  const levels = values.levels.split(',')
  const unknown = levels.find(level => !isBotLevel(level))
  if (unknown !== undefined) throw new ArgumentError(`There is no bot "${unknown}". Bots: ${BOT_LEVELS.join(', ')}.`)
  for (const slug of gamesNamed(positionals)) {
    const game = await loadGame(slug)
    for (const level of levels) {
      const all: Scored[] = []
      const sums: Sums[] = []
      for (let number = 0; number < games; number++) {
        const seed = `${values.seed}/${number}`
        const depth = values.deep ? 'deep' : 'quick'
        const { seat, accuracy, sums: of } = analysisOf({ game, level, seed, number, depth })
        sums.push(of)
        // By the loss: an analysis states no accuracy where it was not measured yet.
        const { loss, decisions } = accuracy[seat]
        if (decisions > 0) all.push({ loss, value: 100 * 0.5 ** (loss / easyLossOf(game)) })
      }
      console.log(line(game, level, all))
      console.log(sumsLine(sums))
    }
  }
  return 0
}

/** The average cost of the decisions of a match, and the accuracy that follows from it. */
type Scored = Pick<Accuracy, 'loss'> & { readonly value: number }

function easyLossOf({ analysis, title }: AnyKnownGame): number {
  if (!analysis?.marks) throw new ArgumentError(`${title} has no marks: run npm run measure -- marks first.`)
  return analysis.marks.easyLoss
}

function line(game: AnyKnownGame, level: string, all: readonly Scored[]): string {
  const accuracy = summary(all.map(({ value }) => value))
  const loss = summary(all.map(one => 100 * one.loss))
  return `${game.title}, ${level}: accuracy ${accuracy}, ${loss} points lost per decision (${all.length} matches)`
}

/** The parts of the sum in points; in `uncertain` also its mean size without the sign. */
function sumsLine(all: readonly Sums[]): string {
  const points = (of: (sums: Sums) => number): string => summary(all.map(sums => 100 * of(sums)))
  const others = ({ others: of }: Sums): number => Object.values(of).reduce((sum, part) => sum + (part?.value ?? 0), 0)
  return [
    `  before the deal ${points(({ initial }) => initial.value)}, luck ${points(({ luck }) => luck.value)}`,
    `decisions ${points(({ own }) => own.value)}, others ${points(others)}`,
    `uncertain ${points(({ uncertain }) => uncertain)} (size ${points(({ uncertain }) => Math.abs(uncertain))})`,
    `result ${points(({ final }) => final.value)}`,
  ].join(', ')
}

function summary(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const spread = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1)
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(spread / numbers.length)).toFixed(2)}`
}
