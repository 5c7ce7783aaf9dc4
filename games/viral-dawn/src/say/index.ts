import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { does, form, listed, player } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/index.ts'
import { boardOf } from './board.ts'
import { sentenceOf } from './events.ts'

export const words: Words<View, Move, Event> = {
  event: sentenceOf,
  ...flow.words,
  outcome: outcomeLine,
  board: boardOf,
}

function outcomeLine(o: Outcome): Phrase {
  if (o.id === 'match-won')
    return o.facts.games === 1
      ? say`${does(o.winners[0], 'reaches', 'reach')} the Safe Zone and ${form(o.winners[0], 'wins', 'win')}.`
      : say`${does(o.winners[0], 'wins', 'win')} the match.`
  return say`${listed(o.winners.map(player))} share the match.`
}
