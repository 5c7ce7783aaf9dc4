import { type Perspective, perspective } from '@holdout/bots'
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type Decision,
  type Phrase,
  SeededChance,
  say,
} from '@holdout/engine'
import { previewOf } from '@holdout/host'

/** Of more moves than this the bot's values are not compared: it would keep the reader waiting. */
const COMPARED = 60

/** Why the greedy bot would do it: what will come of it for certain, and how the next best move looks beside it. */
export function reasonsOf(game: AnyGame, state: AnyState, decision: Decision, move: AnyMove): Phrase[] {
  const { seat } = decision
  const told = previewOf(game, state, seat, move)
    .told.slice(0, 2)
    .map(line => line.say)
  const seen = perspective(game, state, decision, game.moves(state, seat), SeededChance.of('reasons'))
  const rival = rivalOf(game, seen, move)
  const follows = told.length > 0 ? told : [say`What comes of it is up to luck.`]
  return [...follows, ...(rival ? [rival(game.view(state, seat))] : [])]
}

/** The best of the other moves, and whether it comes near, by the game's own notes; null where they cannot say. */
function rivalOf(game: AnyGame, seen: Perspective, chosen: AnyMove): ((view: unknown) => Phrase) | null {
  const { moves, seat } = seen
  if (moves.length < 2 || moves.length > COMPARED) return null
  const worlds = Array.from({ length: game.bot.samples }, () => seen.imagine())
  const same = JSON.stringify(chosen)
  const valued = moves.map(move => {
    let worth = 0
    for (const world of worlds) {
      const copy = game.clone(world)
      game.apply(copy, seat, move)
      worth += game.bot.value(copy, seat)
    }
    return { move, worth, chosen: JSON.stringify(move) === same }
  })
  const mine = valued.find(one => one.chosen)
  const others = valued.filter(one => !one.chosen).sort((a, b) => b.worth - a.worth)
  const best = others[0]
  if (!mine || best.worth > mine.worth) return null // a habit chose it, not the values
  const spread = mine.worth - others[others.length - 1].worth
  const near = mine.worth - best.worth <= spread * 0.15
  return view =>
    near
      ? say`By the bot’s count nearly as good: ${game.words.move(best.move, view)}.`
      : say`By the bot’s count nothing else comes near.`
}
