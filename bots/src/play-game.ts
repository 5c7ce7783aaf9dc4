import {
  type AnyMove,
  type AnyState,
  type Chance,
  CLOCK,
  type Context,
  nextExpiry,
  RuleBug,
  type RunningClock,
  type Seat,
  tendClocks,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type Bot, perspective } from './bot.ts'

/**
 * The time of a bot's move on the simulated clock. No real time passes; it makes timed events come at a realistic
 * moment.
 */
const THINKING_MS = 3000

export interface Driven {
  /** The number of moves, including those of the clock. */
  moves: number
}

/**
 * Lets bots play a state to its end. `luck` holds the random numbers of each seat's bot, separate from the match's.
 * `onMove` is called before each move.
 */
export function playToEnd(
  game: AnyKnownGame,
  s: AnyState,
  bots: Readonly<Record<Seat, Bot>>,
  luck: Readonly<Record<Seat, Chance>>,
  onMove?: (seat: Seat, move: AnyMove) => void,
  cx?: Context,
): Driven {
  let clocks: RunningClock[] = []
  let now = 0
  const driven: Driven = { moves: 0 }
  const play = (seat: Seat, move: AnyMove): void => {
    onMove?.(seat, move)
    driven.moves += 1
    game.apply(s, seat, move, cx)
  }
  while (s.outcome === null) {
    const declared = game.clocks(s)
    if (declared.length > 0) {
      clocks = tendClocks(clocks, declared, now)
      const due = nextExpiry(clocks)
      // The clock runs out before the bot's move.
      const expired = due && due.at <= now + THINKING_MS ? declared.find(clock => clock.id === due.id) : undefined
      now = expired && due ? due.at : now + THINKING_MS
      if (expired) {
        play(CLOCK, expired.expires)
        continue
      }
    }
    const next = nextMove(game, s, bots, luck)
    if (next) play(next.seat, next.move)
    else {
      const due = declared.length > 0 ? nextExpiry(clocks) : null
      const clock = declared.find(({ id }) => id === due?.id)
      if (!due || !clock) throw new RuleBug(`${game.title}: the match waits for a clock, but none runs.`)
      now = due.at
      play(CLOCK, clock.expires)
    }
  }
  return driven
}

/** The next decision to ask: optional ones before the one the match waits for; null if only the clock can act. */
function nextMove(
  game: AnyKnownGame,
  s: AnyState,
  bots: Readonly<Record<Seat, Bot>>,
  luck: Readonly<Record<Seat, Chance>>,
): { seat: Seat; move: AnyMove } | null {
  const pending = game.pending(s)
  for (const decision of pending) {
    if (decision.kind !== 'may') continue
    const moves = game.moves(s, decision.seat)
    const move = moves.length
      ? bots[decision.seat].choose(perspective(game, s, decision, moves, luck[decision.seat]))
      : null
    if (move) return { seat: decision.seat, move }
  }
  const decision = pending.find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
  if (!decision) return null
  const seen = perspective(game, s, decision, game.moves(s, decision.seat), luck[decision.seat])
  return { seat: decision.seat, move: bots[decision.seat].choose(seen) as AnyMove }
}
