import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  CLOCK,
  type Decision,
  InputError,
  Match,
  type MatchRecord,
  refusalOf,
  type Seat,
  sameFlat,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** A move of the match, with the states around it. */
export interface AnalyzedMove {
  /** The number of moves made, including this one. */
  readonly at: number
  readonly seat: Seat
  readonly move: AnyMove
  readonly before: AnyState
  readonly after: AnyState
  readonly events: readonly AnyEvent[]
  /** The decision that the move answers; null for the clock. */
  readonly decision: Decision | null
  /** The legal moves of that decision. */
  readonly moves: readonly AnyMove[]
  /** Random numbers were drawn, or something hidden was revealed. */
  readonly revealed: boolean
}

export interface PlayedMatch {
  readonly options: Readonly<Record<string, unknown>>
  readonly opening: readonly AnyEvent[]
  readonly start: AnyState
  readonly moves: readonly AnalyzedMove[]
  readonly end: AnyState
}

/** Replays a record, with everything an analysis needs. Throws an `InputError` if it cannot be replayed. */
export function playedMatch(game: AnyKnownGame, record: MatchRecord): PlayedMatch {
  if (record.game !== game.slug) throw new InputError(`This is a record of ${record.game}, not of ${game.slug}.`)
  const match = Match.start(game, record)
  const start: AnyState = game.clone(match.state)
  let state = start
  const moves = record.moves.map(([seat, move], i): AnalyzedMove => {
    const played = playedMove(game, state, seat, move, i + 1)
    state = played.after
    return played
  })
  const outcome = state.outcome?.id ?? null
  if (outcome !== record.outcome)
    throw new InputError(
      `The record claims the outcome ${record.outcome ?? 'unfinished'}, but its moves lead to ${outcome ?? 'unfinished'}.`,
    )
  return { options: match.options as Record<string, unknown>, opening: match.opening, start, moves, end: state }
}

function playedMove(game: AnyKnownGame, before: AnyState, seat: Seat, move: AnyMove, at: number): AnalyzedMove {
  const refusal = refusalOf(game, before, seat, move)
  if (refusal) throw new InputError(`Move ${at} (${seat} ${JSON.stringify(move)}) is illegal: ${refusal.text}`)
  const moves = game.moves(before, seat)
  const isAnswer = moves.some(other => sameFlat(other, move))
  const pending = seat === CLOCK ? [] : game.pending(before)
  const asked = pending.find(one => one.seat === seat && (one.kind === 'standing') !== isAnswer)
  const after: AnyState = game.clone(before)
  const events: AnyEvent[] = []
  let revealed = false
  game.apply(after, seat, move, {
    emit: event => events.push(event),
    barrier: why => {
      if (why === 'reveal') revealed = true
    },
  })
  const drew = after.chance.used !== before.chance.used || after.chance.key !== before.chance.key
  return {
    at,
    seat,
    move,
    before,
    after,
    events,
    decision: asked ?? null,
    moves,
    revealed: revealed || drew,
  }
}

/** Whether another seat's move has a field that the analyzed seat does not see, such as a card kept face down. */
export function isSecret(
  game: AnyKnownGame,
  { move, events }: Pick<AnalyzedMove, 'move' | 'events'>,
  seat: Seat,
): boolean {
  const seen = events.map(event => JSON.stringify(game.see(event, seat)))
  return Object.values(move).some(
    value =>
      typeof value === 'string' &&
      events.some((event, i) => JSON.stringify(event).includes(value) && !seen[i].includes(value)),
  )
}
