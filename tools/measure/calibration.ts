import { parseArgs } from 'node:util'
import { botFor, chancesOf, playToEnd } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyState, type Outcome, readOptions, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { isTeam, seatsScored } from '../../sim/src/arena/lineups.ts'
import { numberIn } from '../tool.ts'
import { gamesNamed } from './bot-match.ts'

export const usage =
  'npm run measure -- calibration [game …] [--games 200] [--level hard] [--players 4] [--seed calibration]'

const BINS = 10
/** Positions are about this number of decisions apart. */
const APART = 5
/** Sampled states of a position, as on pages. */
const WORLDS = 6

/** A chance as it would be shown to a seat after a number of moves, and what came of it. */
interface Said {
  readonly at: number
  readonly chance: number
  readonly won: number
}

interface SaidInMatch {
  readonly moves: number
  readonly said: readonly Said[]
}

/**
 * Measures how often the chance of winning comes true between bots of one level, in matches that no model was fitted
 * to. The same seed gives the same table.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '200' },
      level: { type: 'string', default: 'hard' },
      players: { type: 'string' },
      seed: { type: 'string', default: 'calibration' },
    },
    allowPositionals: true,
  })
  const games = numberIn('games', values.games, { whole: true })
  for (const slug of gamesNamed(positionals)) {
    const game = await loadGame(slug)
    const given = values.players === undefined ? {} : { players: numberIn('players', values.players, { whole: true }) }
    const options = readOptions(game.options, given) as Record<string, unknown>
    const matches = Array.from({ length: games }, (_, i) => saidIn(game, options, values.level, `${values.seed}/${i}`))
    const said = matches.flatMap(match => match.said)
    // By the usual length: the last tenth of each match would tell which matches were about to be lost.
    const lengths = matches.map(({ moves }) => moves).sort((a, b) => a - b)
    const late = 0.9 * lengths[Math.floor(games / 2)]
    console.log(`${game.title}, ${games} matches between ${values.level} bots, ${game.seats(options).length} seats`)
    console.log(line('all positions', said))
    console.log(
      line(
        `after ${Math.round(late)} moves, the last tenth of the median match`,
        said.filter(({ at }) => at > late),
      ),
    )
  }
  return 0
}

function saidIn(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  level: string,
  seed: string,
): SaidInMatch {
  const state: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
  const specs = game.seats(options)
  const seats = specs.map(({ seat }) => seat)
  const asked = seatsScored(specs)
  const chance = SeededChance.of(`${seed}/positions`)
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, level)]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/luck/${seat}`)]))
  const found: { readonly at: number; readonly seat: string; readonly chance: number }[] = []
  let moves = 0
  playToEnd(game, state, bots, luck, () => {
    moves += 1
    if (chance.int('take', APART) > 0) return
    for (const seat of asked) {
      let sum = 0
      for (let w = 0; w < WORLDS; w++) sum += chancesOf(game, game.determinize(state, seat, chance))?.[seat] ?? 0
      found.push({ at: moves, seat, chance: sum / WORLDS })
    }
  })
  const { winners } = state.outcome as Outcome
  const share = isTeam(specs) ? 1 : 1 / Math.max(1, winners.length)
  return {
    moves,
    said: found.map(({ at, seat, chance }) => ({ at, chance, won: winners.includes(seat) ? share : 0 })),
  }
}

/** The bins with what was said, what came true and the number of positions, and the Brier score. */
function line(name: string, said: readonly Said[]): string {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    said.filter(one => Math.min(BINS - 1, Math.floor(one.chance * BINS)) === bin),
  )
  const cells = bins.map(
    bin => `${percent(bin.map(one => one.chance))}·${percent(bin.map(one => one.won))} (${bin.length})`,
  )
  const brier = mean(said.map(({ chance, won }) => (chance - won) ** 2))
  return `  ${name}: Brier ${brier.toFixed(4)}; said·true (positions): ${cells.join('  ')}`
}

function percent(numbers: readonly number[]): string {
  return numbers.length === 0 ? '–' : (100 * mean(numbers)).toFixed(0)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
