import type { Place } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { healthLeft, type State, slotLimit, slotsUsed } from '../state.ts'
import { danger, guardOf } from './danger.ts'
import { tradeGain, worth } from './worth.ts'

/** The bot always agrees to a trade worth this much to the team, in draws. */
const CLEAR_GAIN = 0.3
/**
 * Added because asking costs time or an action, so the card is probably worth more to the player who asks than it
 * looks.
 */
const ASKING = 0.3
/** Value, in draws, of moving a card from a full inventory to an empty one. */
const EMPTY_BAG = 0.8
/** How much more a card is worth to a player who is about to be attacked. */
const IN_DANGER = 1.5
/** A difference in danger (see `threat`) that decides by itself. */
const CLEARLY = 0.25
/** With this little health left a player is in danger even before the next wave. */
const FRAIL = 3

/**
 * Whether the bot agrees to a Take: when the card serves the team better with the player who asks. Counts the card's
 * value to both players, their danger, how full their inventories are, and that a player asked at all. Never gives away
 * the owner's only weapon.
 */
export function agrees(s: State, owner: Place, to: Place, card: Kind, amount: number): boolean {
  const box = boxOf(s)
  const { bag } = s.players[owner]
  if (box.rubble[card].type === 'weapon' && bag.filter(other => box.rubble[other].type === 'weapon').length < 2)
    return false
  const gain = tradeGain(s, owner, to, card, amount)
  return gain > CLEAR_GAIN || gain + need(s, owner, to, card, amount) > 0
}

/** The part of a trade's gain that comes from the position: above 0 if `to` needs the cards more than `owner` does. */
function need(s: State, owner: Place, to: Place, card: Kind, amount: number): number {
  const [mine, theirs] = [threat(s, owner), threat(s, to)]
  const urgency = theirs * worth(s, to, card, false) - mine * worth(s, owner, card, true)
  const generosity = ASKING + EMPTY_BAG * (fullness(s, owner) - fullness(s, to))
  // An owner in clearly greater danger gets no bonus for giving.
  const calm = Math.min(1, Math.max(0, 1 - (mine - theirs) / CLEARLY))
  return (generosity > 0 ? generosity * calm : generosity) + IN_DANGER * urgency * amount
}

/** 0 for a healthy player with an empty area, 1 if the next enemies' attack is likely to kill. */
function threat(s: State, who: Place): number {
  const { line } = s.players[who]
  const frail = healthLeft(s, who) <= FRAIL ? CLEARLY : 0
  return line.length === 0 ? frail : Math.max(frail, Math.min(1, danger(boxOf(s), line, guardOf(s, who))))
}

function fullness(s: State, who: Place): number {
  return slotsUsed(boxOf(s), s.players[who].bag) / slotLimit(s, who)
}
