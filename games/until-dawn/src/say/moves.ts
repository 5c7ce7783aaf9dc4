import { type Phrase, say } from '@holdout/engine'
import type { Move } from '../moves.ts'
import { JASPER, place } from './parts.ts'

/** The label of a move. */
export function labelOf(move: Move): Phrase {
  switch (move.move) {
    case 'barricade':
      return say`Barricade ${place(move.at)}`
    case 'shoot':
      return say`Shoot at ${place(move.at)}`
    case 'jasper':
      return say`Send ${JASPER} to ${place(move.at)}`
    case 'treat':
      return say`Treat the bite`
    case 'pass':
      return say`Pass the time`
    case 'advance':
      return say`Stop`
    case 'place':
      return move.at === 'bite-pile' ? say`Bury it in the bite pile` : say`Place it at ${place(move.at)}`
    case 'use-jasper':
      return move.use
        ? say`Use ${JASPER}: draw no card, close this entrance`
        : say`Hold ${JASPER} back: draw another card`
    case 'concede':
      return say`Give up`
    case 'time-out':
      return say`Time runs out`
  }
}
