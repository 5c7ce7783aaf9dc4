import { harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import { replayText } from '../text/replay.ts'
import { tableText } from '../text/table.ts'
import type { ReplayText } from './playback.ts'

/** A recorded match as text, move by move. */
export function replayLines(playback: ReplayText, rules: boolean): string[] {
  const { game, record, match } = playback
  const lines = [replayText.head(game.title, harmless(record.seed), playback.length)]
  for (let move = 0; move <= playback.length; move++) {
    lines.push('', replayText.move(move, playback.titleAt(move)))
    for (const { text, rule } of playback.linesAt(move))
      lines.push(`   ${tableText.withRule(text, rules ? rule : null, '  ')}`)
  }
  const { outcome } = match.state
  lines.push('', outcome ? plain(game.words.outcome(outcome), playback.names) : replayText.unfinished)
  return lines
}

/** A recorded match as JSON: each move with the events that this perspective may see. */
export function replayJson(playback: ReplayText): unknown {
  const { game, record, match, who } = playback
  const seen = (events: readonly unknown[]): unknown[] =>
    events.map(event => game.see(event, who)).filter(event => event !== null)
  return {
    game: game.slug,
    seed: record.seed,
    options: record.options,
    players: record.players,
    perspective: who,
    opening: seen(match.opening),
    moves: match.entries.map(({ seat, move, events }) => ({
      seat,
      move: playback.mayKnow(seat, playback.who) ? move : null,
      events: seen(events),
    })),
    outcome: match.state.outcome,
  }
}
