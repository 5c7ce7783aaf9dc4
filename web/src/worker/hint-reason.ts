import { type Perspective, perspective } from '@holdout/bots'
import { type AnyGame, type AnyMove, type AnyState, type Decision, type Phrase, SeededChance } from '@holdout/engine'
import { previewOf } from '@holdout/table'
import { hintReasons } from '../text/hint-reasons.ts'

/** With more moves than this, the bot's values are not compared, because it would take too long. */
const COMPARED = 60

/** Why the greedy bot chooses a move: its certain effects, and how the second-best move compares. */
export function reasonsOf(game: AnyGame, state: AnyState, decision: Decision, move: AnyMove): Phrase[] {
  const { seat } = decision
  const effects = previewOf(game, state, seat, move)
    .log.slice(0, 2)
    .map(line => line.text)
  const seen = perspective(game, state, decision, game.moves(state, seat), SeededChance.of('reasons'))
  const rival = rivalOf(game, seen, move)
  const follows = effects.length > 0 ? effects : [hintReasons.chance]
  return [...follows, ...(rival ? [rival(game.view(state, seat))] : [])]
}

/** How the best other move compares, by the bot's values; null if they do not explain the choice. */
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
  if (!mine || best.worth > mine.worth) return null // a fixed rule chose it, not the values
  const spread = mine.worth - others[others.length - 1].worth
  const near = mine.worth - best.worth <= spread * 0.15
  return view => (near ? hintReasons.nearlyAsGood(game.words.move(best.move, view)) : hintReasons.clearlyBest)
}
