import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { type AnyState, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Pairing } from './lineups.ts'
import { type ArenaResult, resultOf } from './result.ts'

/** The seed of a deal: all its matches have the same cards and dice as far as the same moves are played. */
export function seedOfDeal(seed: string, deal: number): string {
  return `${seed}/${deal}`
}

/** Plays one match of a tournament and measures how long its bots think. */
export function playPairing(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  pairing: Pairing,
): ArenaResult {
  const dealt = seedOfDeal(seed, pairing.deal)
  const state: AnyState = game.setup(options, { chance: SeededChance.of(dealt) })
  const times: Record<string, number[]> = {}
  const bots: Record<Seat, Bot> = {}
  const luck: Record<Seat, SeededChance> = {}
  const seats = game.seats(options).map(({ seat }) => seat)
  seats.forEach((seat, at) => {
    const level = pairing.bots[at]
    times[level] ??= []
    bots[seat] = timed(botFor(game, level), times[level])
    luck[seat] = SeededChance.of(`${dealt}/luck/${seat}`)
  })
  playToEnd(game, state, bots, luck)
  return resultOf(pairing, seats, state, times)
}

function timed(bot: Bot, times: number[]): Bot {
  return {
    name: bot.name,
    choose(seen) {
      const began = performance.now()
      const move = bot.choose(seen)
      if (seen.moves.length > 1) times.push(performance.now() - began)
      return move
    },
  }
}
