import { createHash } from 'node:crypto'
import { type AnyEvent, type AnyMove, type AnyState, CLOCK, Match, type MatchRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'

type AnyMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>

/**
 * Replays a record and writes it as text, as far as it replays: one line per event, with its rule. In parts: the
 * opening, each move, and the outcome.
 */
export function recordParts(game: AnyKnownGame, record: MatchRecord): string[] {
  const match: AnyMatch = Match.start(game, record)
  const head = [`${game.title}, seed ${JSON.stringify(record.seed)}`, ...headOf(game, match), '']
  const parts = [textOf([...head, ...match.opening.map(event => tellEvent(game, event))])]
  for (const [seat, move] of record.moves) {
    const label = game.words.move(move, game.view(match.state, seat === CLOCK ? 'table' : seat))
    const line = `${match.entries.length + 1}. ${seat}: ${plain(label)}`
    const played = match.play(seat, move)
    if (!played.ok) return [...parts, textOf([line, `    is rejected: ${played.text}`])]
    parts.push(textOf([line, ...played.events.map(event => tellEvent(game, event))]))
  }
  const { outcome } = match.state
  return [...parts, textOf(['', outcome ? `${outcome.id}: ${plain(game.words.outcome(outcome))}` : 'It is not over.'])]
}

/** The parts of a log as hashes, ten to a line, after the number of the line's first part. */
export function hashLines(parts: readonly string[]): string {
  const hashes = parts.map(part => createHash('sha256').update(part).digest('hex').slice(0, HASH_LENGTH))
  const lines: string[] = []
  for (let at = 0; at < hashes.length; at += PER_LINE)
    lines.push(`${String(at).padStart(5)}  ${hashes.slice(at, at + PER_LINE).join(' ')}`)
  return textOf(lines)
}

/** The hashes in a text from `hashLines`. */
export function readHashes(text: string): string[] {
  return text.split(/\r?\n/).flatMap(line => line.trim().split(/\s+/).slice(1))
}

/** Hex digits of a hash: two texts of a move are taken for the same once in 16 million. */
const HASH_LENGTH = 6
const PER_LINE = 10

function textOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}

function headOf(game: AnyKnownGame, match: AnyMatch): string[] {
  const options = Object.entries(match.options as Record<string, unknown>)
  const off = options.filter(([name, value]) => value !== game.options[name].default)
  const players = Object.entries(match.players).map(([seat, player]) => `${seat}: ${player}`)
  return [
    `options ${off.map(([name, value]) => `${name}=${value}`).join(', ') || 'as in the book'}`,
    players.join(', '),
  ]
}

function tellEvent(game: AnyKnownGame, event: AnyEvent): string {
  return `    ${(event.rule ?? '').padEnd(7)} ${plain(game.words.event(event))}`
}
