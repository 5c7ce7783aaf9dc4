import { type Ended, type Ending, plainEnding } from '../../table/end/ending.ts'

/** Place and margin in points; a dead player has no place. */
export function ending(ended: Ended): Ending {
  const { outcome, me } = ended
  const told = shorter(plainEnding(ended))
  const died = me === null ? undefined : outcome.facts[`${me} died`]
  // A player who lives to the end stands in a town that held, with or without the most points.
  if (died === undefined) return me === null || ended.won ? told : { ...told, picture: 'end-won.svg#behind' }
  const mark = told.mark && { ...told.mark, score: 0, say: `died on day ${died}` }
  return { ...told, badge: 'Lost', headline: `You died on day ${died}.`, mark }
}

/** The points of all players are in the score table. */
function shorter(told: Ending): Ending {
  return { ...told, line: told.line?.split(' Points:')[0] ?? null }
}
