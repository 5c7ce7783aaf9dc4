import { type BoardPart, CLOCK, type Phrase, type Seat } from '@holdout/engine'
import type { CheckedPosition } from '../look.ts'

/** A phrase of the position: where it is shown, and its kind. */
export interface Shown {
  readonly what: string
  readonly phrase: Phrase
  readonly kind: 'sentence' | 'label' | 'board'
}

/** Every phrase of the position: events, decisions, moves, the board and the outcome, as each seat sees them. */
export function* phrasesAt({ game, state, seats, events, ways }: CheckedPosition): Generator<Shown> {
  const { words } = game
  const views = new Map<string, unknown>([...seats, 'table'].map(who => [who, game.view(state, who)]))
  const viewOf = (seat: Seat): unknown => views.get(seat === CLOCK ? 'table' : seat)
  for (const event of events)
    for (const who of views.keys()) {
      const seen = game.see(event, who)
      if (seen !== null)
        yield { what: `the event ${JSON.stringify(seen)}`, phrase: words.event(seen), kind: 'sentence' }
    }
  for (const decision of game.pending(state)) {
    const phrase = words.decision(decision, viewOf(decision.seat))
    yield { what: `the decision ${JSON.stringify(decision)}`, phrase, kind: 'sentence' }
  }
  for (const { seat, move } of ways)
    yield { what: `the move ${JSON.stringify(move)}`, phrase: words.move(move, viewOf(seat)), kind: 'label' }
  for (const [who, view] of views)
    for (const { title, text } of words.board(view) as readonly BoardPart[])
      yield { what: `"${title}" on the board of ${who}`, phrase: text, kind: 'board' }
  if (state.outcome) {
    const phrase = words.outcome(state.outcome)
    yield { what: `the outcome ${JSON.stringify(state.outcome)}`, phrase, kind: 'sentence' }
  }
}
