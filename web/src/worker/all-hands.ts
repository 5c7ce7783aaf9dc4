import type { AnyEvent, Phrase, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { LogLine, Playback } from '@holdout/table'
import { plain } from '@holdout/words'
import type { Hand } from './messages.ts'

/**
 * The secrets of each seat after a move, as lines of text: hands, secret objectives, face-down cards.
 */
export function handsAt(reel: Playback, move: number): Hand[] {
  const game: AnyKnownGame = reel.game
  const open = new Set(linesOf(game, reel.seenAt(move, 'table')).map(keyOf))
  return seatsOf(reel).map(seat => ({
    seat,
    lines: linesOf(game, reel.seenAt(move, seat))
      .filter(line => !open.has(keyOf(line)))
      .map(({ title, text }) => ({ title: titleOf(title), text })),
  }))
}

/** The log lines of those moves, with every card that at least one seat could see. The deal is move 0. */
export function logForAll(reel: Playback, from: number, to: number): LogLine[] {
  const { match } = reel
  const lines: LogLine[] = []
  for (let at = from; at <= to; at++)
    for (const event of at === 0 ? match.opening : match.entries[at - 1].events) {
      const seen = bestSeen(reel, event)
      if (seen) lines.push({ at, event: seen, text: reel.game.words.event(seen), rule: seen.rule ?? null })
    }
  return lines
}

/** An event as the seat sees it that knows most of it. Unknown fields are null. */
function bestSeen(reel: Playback, event: AnyEvent): AnyEvent | null {
  let best: AnyEvent | null = reel.game.see(event, 'table')
  for (const seat of seatsOf(reel)) {
    const seen: AnyEvent | null = reel.game.see(event, seat)
    if (seen && (!best || unknownIn(seen) < unknownIn(best))) best = seen
  }
  return best
}

function unknownIn(event: AnyEvent): number {
  return Object.values(event).filter(value => value === null).length
}

type Line = { readonly title: string; readonly text: Phrase }

function linesOf(game: AnyKnownGame, view: unknown): readonly Line[] {
  return game.words.board(view)
}

/** A title without "Your": the name of the owner stands above it. */
function titleOf(title: string): string {
  return title.replace(/^Your (.)/, (_, first: string) => first.toUpperCase())
}

/** A line without "(you)", to compare the lines of two viewers. */
function keyOf({ title, text }: Line): string {
  return `${title}: ${plain(text).replaceAll(' (you)', '')}`
}

function seatsOf({ game, match }: Playback): Seat[] {
  return game.seats(match.options).map(({ seat }: { seat: Seat }) => seat)
}
