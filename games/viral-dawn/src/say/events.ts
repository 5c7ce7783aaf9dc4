import { type Phrase, say } from '@holdout/engine'
import { listed, quantity } from '@holdout/words'
import { type Code, cardOf, FACES } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }
import type { Event } from '../events.ts'
import { HAND } from '../state.ts'
import { card, milesListed, player, suits } from './parts.ts'

/** What a laid card is for in the log. The miles depend on the other cards, so they are left out. */
function laidAs(code: Code, first: boolean): string {
  const { suit } = FACES[cardOf(code)]
  return first && suit !== null ? `as ${suits[suit].resource}` : 'for miles'
}

/** The sentence for each event. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'game-began': e => say`Game ${e.game}. ${player(e.dealer)} deals, ${player(e.first)} begins.`,
  dealt: e =>
    e.cards
      ? say`${player(e.seat)} is dealt ${listed(e.cards.map(card))}.`
      : say`${player(e.seat)} is dealt ${quantity(e.count, 'card')}.`,
  'starter-turned': e => say`The discard pile starts with ${card(e.card)}, which has no effect.`,
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'turn-began': e => say`${player(e.seat)}'s turn, lap ${e.lap}.`,
  'attacks-unlocked': () => say`The first lap is over: attacks are now allowed.`,
  drew: e => {
    const why = e.what === 'turn' ? '' : e.what === 'refill' ? ' to refill a short hand' : ' as a replacement'
    return e.card ? say`${player(e.seat)} draws ${card(e.card)}${why}.` : say`${player(e.seat)} draws a card${why}.`
  },
  'nothing-to-draw': e => say`Both piles are empty: ${player(e.seat)} draws nothing.`,
  reshuffled: e =>
    say`The draw pile is empty. The discard pile is shuffled into a new draw pile of ${quantity(e.cards.length, 'card')}.`,
  laid: e => say`${player(e.seat)} lays ${card(e.card)} ${laidAs(e.card, e.first)}.`,
  discarded: e => say`${player(e.seat)} discards ${card(e.card)}.`,
  purged: e => say`${player(e.seat)} purges ${card(e.card)}.`,
  passed: e => say`${player(e.seat)} has no cards and passes.`,
  'jack-played': e =>
    say`${player(e.seat)} plays ${card(e.card)} on ${player(e.on)}, which costs a turn unless a Queen answers.`,
  'king-played': e =>
    say`${player(e.seat)} plays ${card(e.card)} on ${player(e.on)} to take ${card(e.take)} and ${e.keep ? 'keep' : 'discard'} it.`,
  'queen-played': e =>
    say`${player(e.seat)} answers with ${card(e.card)}: the attack is reversed and now hits ${player(e.against)}.`,
  'no-queen': e => say`${player(e.seat)} does not answer with a Queen.`,
  'turn-owed': e => say`${player(e.seat)} will lose their next ${e.owes === 1 ? 'turn' : `${e.owes} turns`}.`,
  'jack-wasted': e => say`${player(e.seat)} already owes a lost turn, so the Jack adds nothing.`,
  'turn-lost': e =>
    say`${player(e.seat)} loses this turn${e.owes ? ` and will lose ${quantity(e.owes, 'more turn')}` : ''}.`,
  'card-taken': e =>
    e.keep
      ? say`${player(e.seat)} takes ${card(e.card)} from ${player(e.from)} and keeps it.`
      : say`${player(e.seat)} takes ${card(e.card)} from ${player(e.from)} and discards it.`,
  'nothing-taken': e => say`${player(e.seat)} takes nothing from ${player(e.from)}.`,
  apocalypse: e =>
    say`Apocalypse! ${player(e.seat)} plays ${card(e.card)}: everyone moves one place to the right, and the laid cards stay. The seating order is now ${listed(e.order.map(player))}.`,
  'joker-answered': e =>
    e.jokers === null
      ? say`${player(e.seat)} has answered.`
      : e.jokers === 0
        ? say`${player(e.seat)} announces no Joker.`
        : say`${player(e.seat)} announces ${e.jokers === 1 ? 'a Joker' : 'two Jokers'}.`,
  'jokers-announced': e =>
    e.order.length === 1
      ? say`One Joker is played, by ${player(e.order[0])}.`
      : say`Jokers are played in this order: ${listed(e.order.map(player))}.`,
  swapped: e => say`${player(e.seat)} plays ${card(e.card)} and changes places with ${player(e.with)}.`,
  'draw-skipped': e => say`${player(e.seat)} does not draw.`,
  'ended-without-action': e =>
    say`${player(e.seat)} ends the turn without an action and holds ${quantity(e.cards, 'card')}.`,
  'count-called': e =>
    e.cards > HAND
      ? say`${player(e.seat)} calls a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, too many.`
      : say`${player(e.seat)} calls a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, not too many.`,
  'fined-from-hand': e => say`A random card from ${player(e.seat)}'s hand is discarded: ${card(e.card)}.`,
  'fined-from-layout': e => say`${player(e.seat)} also discards ${card(e.card)}, their laid card with the most miles.`,
  'game-won': e =>
    say`${player(e.seat)} reaches the Safe Zone ${text.hows[e.how]}! Resources: ${listed(e.resources.map(card))}. 20 miles: ${listed(milesListed(e.miles, e.counts))}.`,
  overrun: e =>
    say`Overrun: after ${quantity(e.turns, 'turn')} no player has reached the Safe Zone. The game has no winner.`,
  'match-won': e =>
    e.games === 1
      ? say`${player(e.seat)} wins.`
      : say`${player(e.seat)} wins the match with ${e.wins} of ${quantity(e.games, 'game')}.`,
  'match-shared': e => say`${listed(e.seats.map(player))} share the match with ${quantity(e.wins, 'win')} each.`,
}

export function sentenceOf(event: Event): Phrase {
  return (events[event.event] as (e: Event) => Phrase)(event)
}
