import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { does, listed, player } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/types.ts'
import { board } from './board.ts'
import { ENDINGS, sayEvent } from './events.ts'

/** What follows the winners, by ending. */
const HOW_WON: Readonly<Record<string, string>> = {
  'win-points': ' with the most points.',
  'win-kills': ': tied on points, with the most zombies killed.',
  'win-shared': ': tied on points and zombies killed.',
  'win-last-alive': ' as the last player alive.',
}

function sayOutcome({ id, winners, facts }: Outcome): Phrase {
  const seats = Object.keys(facts)
    .filter(name => name.endsWith(' points'))
    .map(name => name.split(' ')[0])
  const points = seats.map(seat => {
    const died = facts[`${seat} died`]
    return died === undefined ? say`${player(seat)} (${facts[`${seat} points`]})` : say`${player(seat)} (dead)`
  })
  const won = winners.length === 1 ? does(winners[0], 'wins', 'win') : say`${listed(winners.map(player))} share the win`
  const result = winners.length > 0 ? say`${won}${HOW_WON[id]}` : say`${ENDINGS[id]}`
  return points.length > 0 ? say`${result} Points: ${listed(points)}.` : result
}

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: flow.words.move,
  decision: flow.words.decision,
  outcome: sayOutcome,
  board,
}
