import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import type { Box } from './data/box.ts'
import type { Event } from './events.ts'
import { barredMoves, boardOf } from './say/board.ts'
import { sentenceOf } from './say/events.ts'
import { labelOf, questionOf } from './say/moves.ts'
import { many, type Parts, partsFor } from './say/parts.ts'
import { refuse, refuseLateAnswer } from './say/refusals.ts'
import type { Move } from './state.ts'
import type { View } from './view.ts'

/** Everything the game says to people, with the titles of the box in use. */
export function wordsFor(box: Box): Words<View, Move, Event> {
  const parts = partsFor(box)
  return {
    event: event => sentenceOf(event, parts),
    move: (move, view) => labelOf(move, view, parts),
    decision: (decision, view) => questionOf(decision, view, parts),
    outcome: outcome => ending(outcome, parts),
    refuse: (view, seat, move) => refuse(view, seat, move, parts),
    refuseUnasked: (view, _seat, move) => refuseLateAnswer(view, move),
    barred: (view, seat) => barredMoves(view, seat, parts),
    board: view => boardOf(view, parts),
  }
}

/** Endings without the facts of a game, for lists. */
const IN_SHORT: Readonly<Record<string, string>> = {
  win: 'Daylight! Everybody has made it, and a Survivor with them.',
  'lost-death': 'A character died, and the night is lost.',
  'lost-no-survivor': 'Everybody lives, but no Survivor was saved: the night is lost.',
  'lost-stall': 'The fight went on and on; the night is lost.',
  abandoned: 'The game was abandoned.',
}

function ending({ id, facts }: Outcome, p: Parts): Phrase {
  if (facts.legend === undefined) return say`${IN_SHORT[id] ?? id}`
  const survivors = Number(facts.survivors)
  const legend = p.seat(String(facts.legend))
  switch (id) {
    case 'win':
      return say`Daylight! Everybody has made it, with ${many(survivors, 'Survivor')}${survivors > 3 ? ': a heroic night' : survivors === 1 ? ': a narrow thing' : ''}. Legend of the night: ${legend}.`
    case 'lost-death':
      return say`${p.seat(String(facts.who))} died in round ${facts.round}, and the night is lost.`
    case 'lost-no-survivor':
      return say`Everybody lives, but no Survivor was saved: the night is lost.`
    case 'lost-stall':
      return say`The fight went on and on; the night is lost.`
    default:
      return say`The game was abandoned in round ${facts.round}.`
  }
}
