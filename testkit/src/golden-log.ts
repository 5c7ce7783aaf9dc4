import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type AnyState,
  CLOCK,
  Match,
  type MatchRecord,
  plain,
} from '@holdout/engine'

type AnyMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>

/** Replays a record and writes it as text, as far as it replays: one line per event, with its rule. */
export function recordText(game: AnyGame, record: MatchRecord): string {
  const match: AnyMatch = Match.start(game, record)
  const lines = [`${game.title}, seed ${JSON.stringify(record.seed)}`, ...headOf(game, match), '']
  lines.push(...match.opening.map(event => tellEvent(game, event)))
  for (const [seat, move] of record.moves) {
    const label = game.words.move(move, game.view(match.state, seat === CLOCK ? 'table' : seat))
    lines.push(`${match.entries.length + 1}. ${seat}: ${plain(label)}`)
    const played = match.play(seat, move)
    if (!played.ok) return `${lines.join('\n')}\n    is rejected: ${played.text}\n`
    lines.push(...played.events.map(event => tellEvent(game, event)))
  }
  const { outcome } = match.state
  lines.push('', outcome ? `${outcome.id}: ${plain(game.words.outcome(outcome))}` : 'It is not over.')
  return `${lines.join('\n')}\n`
}

function headOf(game: AnyGame, match: AnyMatch): string[] {
  const options = Object.entries(match.options as Record<string, unknown>)
  const off = options.filter(([name, value]) => value !== game.options[name].default)
  const players = Object.entries(match.players).map(([seat, player]) => `${seat}: ${player}`)
  return [
    `options ${off.map(([name, value]) => `${name}=${value}`).join(', ') || 'as in the book'}`,
    players.join(', '),
  ]
}

function tellEvent(game: AnyGame, event: AnyEvent): string {
  return `    ${(event.rule ?? '').padEnd(7)} ${plain(game.words.event(event))}`
}
