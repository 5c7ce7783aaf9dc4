import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { listed } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/index.ts'
import { boardOf } from './board.ts'
import { sentenceOf } from './events.ts'
import { player } from './parts.ts'

export const words: Words<View, Move, Event> = {
  event: sentenceOf,
  ...flow.words,
  outcome: outcomeLine,
  board: boardOf,
}

function outcomeLine(o: Outcome): Phrase {
  if (o.id === 'match-won')
    return o.facts.games === 1
      ? say`${player(o.winners[0])} reaches the Safe Zone and wins.`
      : say`${player(o.winners[0])} wins the match.`
  return say`${listed(o.winners.map(player))} share the match.`
}
