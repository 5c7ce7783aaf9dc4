import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MARK_NAMES, momentStory, shownParts } from '@holdout/analysis'
import { botFor, playToEnd } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { Match, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import { root } from '../../scripts/registry.mjs'
import { analysisOfMatch } from './bot-match.ts'

export const usage = 'npm run measure -- example [--game until-dawn] [--level medium] [--seed example]'

/**
 * Plays a match between bots, analyzes it deeply, and writes what the page *How it thinks* shows of it to
 * web/src/pages/how/example.json. The same seed gives the same example until rules, bots or estimates change.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'until-dawn' },
      level: { type: 'string', default: 'medium' },
      seed: { type: 'string', default: 'example' },
    },
  })
  const game = await loadGame(values.game)
  const match = Match.start(game, { seed: values.seed })
  const seats = game.seats(match.options).map(({ seat }) => seat)
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, values.level)]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${values.seed}/${seat}`)]))
  playToEnd(game, game.clone(match.state), bots, luck, (seat, move) => void match.play(seat, move))
  const analysis = analysisOfMatch(game, match.record(), seats[0], 'deep', values.seed)
  const { steps, sums, moments, accuracy } = analysis
  const example = {
    command: `npm run measure -- example --game ${values.game} --level ${values.level} --seed ${values.seed}`,
    game: game.slug,
    title: game.title,
    level: values.level,
    seed: values.seed,
    hash: match.record().hash,
    moves: match.entries.length,
    parts: steps.map(({ part }) => part),
    chances: steps.map(({ chance }) => rounded(chance.value)),
    initial: rounded(sums.initial.value),
    final: rounded(sums.final.value),
    sums: shownParts(analysis).map(({ part, value }) => ({ part, value: rounded(value) })),
    accuracy: Math.round(accuracy[seats[0]].value ?? 0),
    decisions: accuracy[seats[0]].decisions,
    moments: moments.map(moment => {
      const story = momentStory(moment)
      return {
        at: moment.at,
        kind: moment.kind,
        mark: MARK_NAMES[moment.mark],
        part: moment.part,
        title: plain(moment.title),
        story: story && plain(story),
        change: rounded(moment.change.value),
      }
    }),
  }
  const file = join(root, 'web', 'src', 'pages', 'how', 'example.json')
  writeFileSync(file, `${JSON.stringify(example, null, 2)}\n`)
  console.log(
    `${game.title}, ${example.moves} moves: ${JSON.stringify(example.sums)}, ${moments.length} moments. ${file}`,
  )
  return 0
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
