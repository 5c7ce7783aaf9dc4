import { boxOf, type Kind } from '../data/box.ts'
import { healthLeft, type Place, type State, slotLimit, slotsUsed } from '../state.ts'
import { danger, guardOf } from './danger.ts'
import { tradeGain, worth } from './worth.ts'

/** A trade that is worth this much to the team, in draws, is always agreed to. */
const CLEAR_GAIN = 0.3
/** A player who asks spends time or an action on it, so the card is probably worth more to them than it looks. */
const ASKING = 0.3
/** What it counts for, in draws, that one player's bag is full and the other's is empty. */
const EMPTY_BAG = 0.8
/** How much more a card is worth to a player who is about to be attacked. */
const IN_DANGER = 1.5
/** A difference in danger (see `threat`) that settles the matter. */
const CLEARLY = 0.25
/** With this little health left a player is in danger even before the next wave (bot notes 4). */
const FRAIL = 3

/**
 * Whether the bot agrees to a Take (bot notes 13): when the card serves the team better with the player who asks.
 * Counts what the card is worth to both, who is in danger, whose bag is emptier, and the fact that somebody asks. Never the
 * owner's only weapon.
 */
export function agrees(s: State, owner: Place, to: Place, card: Kind, amount: number): boolean {
  const box = boxOf(s)
  const { bag } = s.players[owner]
  if (box.rubble[card].type === 'weapon' && bag.filter(other => box.rubble[other].type === 'weapon').length < 2)
    return false
  const gain = tradeGain(s, owner, to, card, amount)
  return gain > CLEAR_GAIN || gain + need(s, owner, to, card, amount) > 0
}

/** What the position adds to the plain gain of a trade: above 0 if `to` needs the cards more than `owner` does. */
function need(s: State, owner: Place, to: Place, card: Kind, amount: number): number {
  const [mine, theirs] = [threat(s, owner), threat(s, to)]
  const urgency = theirs * worth(s, to, card, false) - mine * worth(s, owner, card, true)
  const generosity = ASKING + EMPTY_BAG * (fullness(s, owner) - fullness(s, to))
  // An owner in clearly greater danger does not give things away out of generosity.
  const calm = Math.min(1, Math.max(0, 1 - (mine - theirs) / CLEARLY))
  return (generosity > 0 ? generosity * calm : generosity) + IN_DANGER * urgency * amount
}

/** 0 for a healthy player with nobody in front, 1 if the next enemies' attack may well kill. */
function threat(s: State, who: Place): number {
  const { line } = s.players[who]
  const frail = healthLeft(s, who) <= FRAIL ? CLEARLY : 0
  return line.length === 0 ? frail : Math.max(frail, Math.min(1, danger(boxOf(s), line, guardOf(s, who))))
}

function fullness(s: State, who: Place): number {
  return slotsUsed(boxOf(s), s.players[who].bag) / slotLimit(s, who)
}
