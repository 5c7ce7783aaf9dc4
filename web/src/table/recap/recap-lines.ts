import type { AnyEvent, Seat } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { seatsIn } from '../log-seats.ts'

/** The log lines since a player's turn: first those about them, then those of each other player. */
export interface Recap {
  readonly toMe: readonly LogLine[]
  /** In the order in which they played; seat null for what no player did. */
  readonly others: readonly { readonly seat: Seat | null; readonly lines: readonly LogLine[] }[]
}

/** `lines` are the log lines of others' moves, oldest first. */
export function recapOf(lines: readonly LogLine[], me: Seat, isHit: (event: AnyEvent) => boolean): Recap {
  const toMe = lines.filter(({ event }) => isHit(event))
  const others: { seat: Seat | null; lines: LogLine[] }[] = []
  let at: number | null = null
  for (const line of lines) {
    if (toMe.includes(line) || isAbout(line, me)) continue
    const seat = actorOf(line, me) ?? (line.at === at ? (others.at(-1)?.seat ?? null) : null)
    at = line.at
    const last = others.at(-1)
    if (last && last.seat === seat) last.lines.push(line)
    else others.push({ seat, lines: [line] })
  }
  return { toMe, others }
}

/** Whether a line names only the viewer, such as the beginning of their turn. */
function isAbout(line: LogLine, me: Seat): boolean {
  const seats = seatsIn(line)
  return seats.length > 0 && seats.every(seat => seat === me)
}

/** The first player that a line names, unless it is the viewer. */
function actorOf(line: LogLine, me: Seat): Seat | null {
  const first = seatsIn(line)[0]
  return first === me ? null : (first ?? null)
}

/** Which moves of others the recap tells: after `from`, up to `to`. */
export interface Since {
  /** The viewer's own last move; null if not known. */
  readonly mine: number | null
  readonly from: number
  readonly to: number
}

/** After a move: if it was the viewer's own, the recap stays until others have moved again. */
export function sinceAfter(before: Since, seq: number, own: boolean): Since {
  if (own) return { ...before, mine: seq }
  if (before.mine === null) return { mine: null, from: 0, to: 0 }
  return seq > before.mine ? { mine: before.mine, from: before.mine, to: seq } : { mine: seq, from: seq, to: seq }
}
