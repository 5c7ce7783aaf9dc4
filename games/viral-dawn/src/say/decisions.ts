import { type Decision, listed, type Phrase, type Seat, say } from '@holdout/engine'
import type { Code } from '../data/load.ts'
import type { View } from '../view/index.ts'
import { card, player } from './parts.ts'

/** The sentence that asks a decision. */
export function questionOf(decision: Decision, v: View): Phrase {
  const q = v.question
  if (decision.kind === 'may') return say`You may call a count on another player's hand.`
  switch (q?.asked) {
    case 'honour-draw':
      return say`Your turn. Do you draw?`
    case 'free-purge':
      return q.chosen.length
        ? say`You purge ${listed(q.chosen.map(card))}. Do you purge another card?`
        : say`Do you purge any of your laid cards before you act?`
    case 'queen-answer':
      return attackQuestion(q, decision.seat)
    case 'reversal-take':
      return say`You reversed the King. Which card do you take from ${player(q.from)}?`
    case 'joker-announce':
      return say`The Apocalypse has moved everyone. Do you announce a Joker?`
    case 'joker-target':
      return say`You play your Joker. Who do you change places with?`
    case 'honour-highest':
      return say`You held too many cards. Which of your laid cards with the most miles do you discard?`
    default:
      return v.firstLap
        ? say`Your turn. In the first lap you lay a card or discard one.`
        : say`Your turn. Lay a card, discard one, or play an attack.`
  }
}

function attackQuestion(q: Extract<View['question'], { asked: 'queen-answer' }>, seat: Seat): Phrase {
  const from = player(seat === q.on ? q.by : q.on)
  if (q.queens.length)
    return say`${from} has answered with a Queen, so the attack now hits you. Do you answer with a Queen?`
  if (q.attack === 'jack') return say`${from} plays a Jack on you: you would lose a turn. Do you answer with a Queen?`
  return say`${from} plays a King on you to take ${card(q.card as Code)} and ${q.keep ? 'keep' : 'discard'} it. Do you answer with a Queen?`
}
