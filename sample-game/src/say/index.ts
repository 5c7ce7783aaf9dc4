import { type Outcome, type Phrase, say, type Words } from '@holdout/engine'
import { does, listed, player } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Move } from '../state.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/index.ts'
import { board } from './board.ts'
import { sayEvent } from './events.ts'

function sayOutcome({ id, winners }: Outcome): Phrase {
  if (id === 'overrun') return say`The door broke, and everyone is caught. No player wins.`
  if (id === 'conceded') return say`A player gave up. The others win.`
  // Lists of endings name no winners.
  if (winners.length === 0)
    return id === 'dawn'
      ? say`The door held until dawn. The most valuable bag wins.`
      : say`The door broke. The most valuable bag of those who got away wins.`
  const won = winners.length === 1 ? does(winners[0], 'wins', 'win') : say`${listed(winners.map(player))} win`
  return id === 'dawn'
    ? say`The door held until dawn. ${won} with the most valuable bag.`
    : say`The door broke. ${won} with the most valuable bag of those who got away.`
}

/** All texts of the game. They are built from views and visible events, so they cannot reveal a secret. */
export const words: Words<View, Move, Event> = {
  event: sayEvent,
  ...flow.words,
  outcome: sayOutcome,
  board,
}
