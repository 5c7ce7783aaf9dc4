import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { type AnyMove, type AnyState, RuleBug, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** A limit far above the length of any real game. */
const TOO_MANY_MOVES = 1_000_000

/**
 * Plays one game between bots to its end. The result depends only on the arguments: bots have their own random numbers
 * and no memory of other games.
 */
export function playBots(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  levels: readonly string[],
  onMove?: (seat: Seat, move: AnyMove) => void,
): { readonly state: AnyState; readonly moves: number } {
  const state: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
  const bots: Record<Seat, Bot> = {}
  const luck: Record<Seat, SeededChance> = {}
  game.seats(options).forEach(({ seat }, at) => {
    bots[seat] = botFor(game, levels[at])
    luck[seat] = SeededChance.of(`${seed}/luck/${seat}`)
  })
  let made = 0
  const { moves } = playToEnd(game, state, bots, luck, (seat, move) => {
    made += 1
    if (made > TOO_MANY_MOVES) throw new RuleBug(`${TOO_MANY_MOVES} moves without an end.`)
    onMove?.(seat, move)
  })
  return { state, moves }
}
