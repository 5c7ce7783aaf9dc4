import { Analyzing } from '@holdout/analysis'
import { botFor, playToEnd } from '@holdout/bots'
import { Match, SeededChance } from '@holdout/engine'

/** Plays a match between bots of a level and analyzes it for one of the seats, in turn. */
export function analysisOf(game, level, seed, number, depth = 'quick') {
  const match = Match.start(game, { seed })
  const state = game.clone(match.state)
  const seats = game.seats(match.options).map(({ seat }) => seat)
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, level)]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/${seat}`)]))
  playToEnd(game, state, bots, luck, (seat, move) => {
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(played.text)
  })
  const settings = { seat: seats[number % seats.length], known: 'seen', depth, seed }
  const analyzing = new Analyzing(game, match.record(), settings)
  while (!analyzing.step());
  return analyzing.analysis
}
