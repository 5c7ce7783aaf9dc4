import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { player, quantity } from '@holdout/words'
import { type Box, withTextsOf } from '../data/box.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { MOST_CYCLES } from '../state.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/index.ts'
import { boardOf } from './board.ts'
import { sentenceOf } from './events.ts'
import { partsFor } from './parts.ts'

/** All texts of the game, with the titles of the box in use. */
export function wordsFor(box: Box): Words<View, Move, Event> {
  const parts = partsFor(box)
  return {
    event: event => sentenceOf(event, parts),
    move: withTextsOf(box, flow.words.move),
    decision: withTextsOf(box, flow.words.decision),
    outcome: ending,
    board: view => boardOf(view, parts),
  }
}

/** Endings without the facts of a match, for lists. */
const IN_SHORT: Readonly<Record<string, string>> = {
  win: 'Daylight! All characters are alive and at least one Survivor is saved.',
  'lost-death': 'A character died. The game is lost.',
  'lost-no-survivor': 'All characters are alive, but no Survivor was saved. The game is lost.',
  'lost-stall': 'The final fight did not end. The game is lost.',
  abandoned: 'The game was abandoned.',
}

function ending({ id, facts }: Outcome): Phrase {
  if (facts.legend === undefined) return say`${IN_SHORT[id] ?? id}`
  const survivors = Number(facts.survivors)
  switch (id) {
    case 'win': {
      const shade = survivors > 3 ? 'A heroic win' : survivors === 1 ? 'A narrow win' : 'A win'
      const legend = player(String(facts.legend))
      return say`Daylight! ${shade} with ${quantity(survivors, 'saved Survivor')}. Legend of the night: ${legend}.`
    }
    case 'lost-death':
      return say`${player(String(facts.who))} died in round ${facts.round}. The game is lost.`
    case 'lost-stall':
      return say`The final fight did not end after ${MOST_CYCLES} cycles. The game is lost.`
    case 'abandoned':
      return say`The game was abandoned in round ${facts.round}.`
    default:
      return say`${IN_SHORT[id] ?? id}`
  }
}
