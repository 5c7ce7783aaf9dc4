import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import { isIn, type Player, playerOf } from '../codes.ts'
import { type Card, KIND } from '../data/load.ts'
import { jokersIn, playersIn, type State } from '../state.ts'
import { clone } from './clone.ts'

/**
 * Deals again what the seat cannot know: the other hands and the draw pile. Which cards were part of which shuffle is
 * public, and so is when each hand drew, so a hidden card is exchanged only for one of the same shuffle. Publicly
 * announced Jokers stay in their hands; which of the two it is does not matter.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  copy.chance = rekeyed(chance)
  const me = playerOf(seat)
  const piles = copy.hands.filter((_, player) => player !== me)
  piles.push(copy.draw)
  const fixed = announcedJokers(copy, me)
  for (let shuffle = 0; shuffle <= s.shuffles; shuffle++)
    mix(piles, card => s.shuffledIn[card] === shuffle && !fixed.includes(card), chance)
  answerAgain(copy, me, chance)
  return copy
}

/** Shuffles the chosen cards among the positions they have in the piles. */
function mix(piles: readonly Card[][], chosen: (card: Card) => boolean, chance: Chance): void {
  const cards: Card[] = []
  for (const pile of piles) for (const card of pile) if (chosen(card)) cards.push(card)
  if (cards.length < 2) return
  chance.shuffle('hidden', cards)
  let next = 0
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) {
      if (chosen(pile[i])) pile[i] = cards[next++]
    }
  }
}

/** VD-57 The publicly announced Jokers in other hands. */
function announcedJokers(s: State, me: Player): Card[] {
  const step = s.agenda.at(-1)
  let heard: readonly Player[] = []
  if (step?.step === 'joker-target') heard = step.queue
  else if (step?.step === 'joker-announce' && s.options['joker-order'] === 'arrival') heard = step.announced
  const jokers: Card[] = []
  for (const player of heard) {
    if (player === me) continue
    const joker = s.hands[player].find(card => KIND[card] === 'joker' && !jokers.includes(card))
    if (joker !== undefined) jokers.push(joker)
  }
  return jokers
}

/**
 * With `jokerOrder=clockwise` the other answers are secret: they are replaced by random ones that fit the new hands.
 */
function answerAgain(s: State, me: Player, chance: Chance): void {
  const step = s.agenda.at(-1)
  if (step?.step !== 'joker-announce' || s.options['joker-order'] === 'arrival') return
  const announced = step.announced.filter(player => player === me)
  for (let player = 0; player < playersIn(s); player++) {
    if (player === me || isIn(step.waiting, player)) continue
    const jokers = chance.int('answer', jokersIn(s.hands[player]) + 1)
    for (let i = 0; i < jokers; i++) announced.push(player)
  }
  s.agenda[s.agenda.length - 1] = { ...step, announced }
}
