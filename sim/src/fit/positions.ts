import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { type AnyGame, type AnyState, type Outcome, type Seat, SeededChance } from '@holdout/engine'
import { isTeam } from '../arena/lineups.ts'

/** A position of a match between bots, with the end of the match. */
export interface Position {
  /** By seat; in a team game only the first seat. */
  readonly features: readonly Readonly<Record<string, number>>[]
  /** The hand-made estimate of each seat. */
  readonly values: readonly number[]
  /** The share of the win of each seat. */
  won: number[]
}

/** Positions of one match, about this number of decisions apart. */
const APART = 7
const LEVELS = ['greedy', 'greedy', 'easy']

/** Plays a match between bots of mixed levels and takes positions from it. Depends only on its arguments. */
export function positionsOf(game: AnyGame, options: Readonly<Record<string, unknown>>, seed: string): Position[] {
  const chance = SeededChance.of(`${seed}/sample`)
  const state: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
  const all = game.seats(options)
  const seats = isTeam(all) ? [all[0].seat] : all.map(({ seat }) => seat)
  const bots: Record<Seat, Bot> = {}
  const luck: Record<Seat, SeededChance> = {}
  const level = LEVELS[chance.int('level', LEVELS.length)]
  for (const { seat } of all) {
    bots[seat] = botFor(game, level)
    luck[seat] = SeededChance.of(`${seed}/luck/${seat}`)
  }
  const found: Position[] = []
  playToEnd(game, state, bots, luck, () => {
    if (chance.int('take', APART) > 0) return
    found.push({
      features: seats.map(seat => game.bot.features?.(game.clone(state), seat) ?? {}),
      values: seats.map(seat => game.bot.value(game.clone(state), seat)),
      won: [],
    })
  })
  const { winners } = state.outcome as Outcome
  for (const position of found)
    position.won = seats.map(seat => (winners.includes(seat) ? 1 / shared(all, winners) : 0))
  return found
}

/** Seats that share a win: in a team game the win is one. */
function shared(all: Parameters<typeof isTeam>[0], winners: readonly Seat[]): number {
  return isTeam(all) ? 1 : winners.length
}
