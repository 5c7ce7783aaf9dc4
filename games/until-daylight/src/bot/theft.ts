import { type Place, seatOf } from '../codes.ts'
import { boxOf } from '../data/box.ts'
import type { Move } from '../moves.ts'
import { kindsIn, type State } from '../state.ts'
import { agrees } from './consent.ts'
import { tradeGain } from './worth.ts'

/** The least gain for which a Pickpocket is used. */
export const WORTH_A_TRICK = 0.6

const CANCEL: Move = { move: 'cancel' }

/** The best card to steal and the team's gain. A Pickpocket is a Take that needs neither an action nor an answer. */
export function bestTheft(s: State, thief: Place): { readonly move: Move; readonly gain: number } {
  const box = boxOf(s)
  const prize = symbolBonus(s, thief)
  let best = { move: CANCEL, gain: 0 }
  s.players.forEach(({ bag }, owner) => {
    if (owner === thief) return
    for (const card of kindsIn(bag)) {
      const wanted = prize > 0 && box.rubble[card].type === 'symbol'
      if (!wanted && !agrees(s, owner, thief, card, 1)) continue
      const gain = tradeGain(s, owner, thief, card, 1) + (wanted ? prize : 0)
      if (gain > best.gain) best = { move: { move: 'steal', from: seatOf(owner), card: box.names[card] }, gain }
    }
  })
  return best
}

/** Extra value of a Symbol if one of the bot's objectives asks for stolen Symbols. */
function symbolBonus(s: State, thief: Place): number {
  const { objectives } = boxOf(s)
  const wants = s.players[thief].objectives.filter(card =>
    objectives[card].needs.some(({ count }) => count === 'symbols-stolen'),
  )
  return wants.reduce((sum, card) => sum + objectives[card].xp, 0)
}
