import { type BotNotes, type BotPlan, USUAL_PLAN } from '@holdout/knowledge'
import { strengthOf } from '../data/load.ts'
import { doorStrength, type Move, SEATS, type State, turnsUntilDawn } from '../state.ts'

/** The mean strength that a zombie adds, and the part of a hand that goes to the door. */
const ZOMBIE = 2
const SHARED = 0.5

/** The knowledge of bots about the game. `s` is a sampled state: the bot never sees the real hidden cards. */
export const bot: BotNotes<State, Move> = {
  rate(s, seat) {
    if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
    const kept = s.bags.map(strengthOf)
    const me = SEATS.indexOf(seat)
    const most = Math.max(...kept)
    const others = kept.filter(value => value < most)
    const holds = chanceToHold(s)
    return holds * share(kept, kept[me]) + (1 - holds) * (kept[me] === most ? 0 : share(others, kept[me]))
  },
}

export const plan: BotPlan = { ...USUAL_PLAN, samples: 6 }

/** The estimated probability that the door holds until dawn. */
function chanceToHold(s: State): number {
  const left = turnsUntilDawn(s.options) - s.turns
  const slack = doorStrength(s) - strengthOf(s.crowd)
  const help = strengthOf(s.hands.flat()) * SHARED + left
  return 1 / (1 + Math.exp((left * ZOMBIE - slack - help) / 3))
}

/** The chance that a bag of this value is the best of these, if all may still change. */
function share(kept: readonly number[], value: number): number {
  return Math.exp(value / 2) / kept.reduce((sum, other) => sum + Math.exp(other / 2), 0)
}
