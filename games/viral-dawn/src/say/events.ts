import { type Phrase, say } from '@holdout/engine'
import { does, form, listed, player, quantity, whose } from '@holdout/words'
import { type Code, cardOf, FACES } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }
import type { Event } from '../events.ts'
import { HAND } from '../state.ts'
import { card, milesListed, suits } from './parts.ts'

/** What a laid card is for in the log. The miles depend on the other cards, so they are left out. */
function laidAs(code: Code, first: boolean): string {
  const { suit } = FACES[cardOf(code)]
  return first && suit !== null ? `as ${suits[suit].resource}` : 'for miles'
}

/** The sentence for each event. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'game-began': e => say`Game ${e.game}. ${does(e.dealer, 'deals', 'deal')}, ${does(e.first, 'begins', 'begin')}.`,
  dealt: e =>
    e.cards
      ? say`${does(e.seat, 'is', 'are')} dealt ${listed(e.cards.map(card))}.`
      : say`${does(e.seat, 'is', 'are')} dealt ${quantity(e.count, 'card')}.`,
  'starter-turned': e => say`The discard pile starts with ${card(e.card)}, which has no effect.`,
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'turn-began': e => say`${whose(e.seat)} turn, lap ${e.lap}.`,
  'attacks-unlocked': () => say`The first lap is over: attacks are now allowed.`,
  drew: e => {
    const why = e.what === 'turn' ? '' : e.what === 'refill' ? ' to refill a short hand' : ' as a replacement'
    return e.card
      ? say`${does(e.seat, 'draws', 'draw')} ${card(e.card)}${why}.`
      : say`${does(e.seat, 'draws', 'draw')} a card${why}.`
  },
  'nothing-to-draw': e => say`Both piles are empty: ${does(e.seat, 'draws', 'draw')} nothing.`,
  reshuffled: e =>
    say`The draw pile is empty. The discard pile is shuffled into a new draw pile of ${quantity(e.cards.length, 'card')}.`,
  laid: e => say`${does(e.seat, 'lays', 'lay')} ${card(e.card)} ${laidAs(e.card, e.first)}.`,
  discarded: e => say`${does(e.seat, 'discards', 'discard')} ${card(e.card)}.`,
  purged: e => say`${does(e.seat, 'purges', 'purge')} ${card(e.card)}.`,
  passed: e => say`${does(e.seat, 'has', 'have')} no cards and ${form(e.seat, 'passes', 'pass')}.`,
  'jack-played': e =>
    say`${does(e.seat, 'plays', 'play')} ${card(e.card)} on ${player(e.on)}, which costs a turn unless a Queen answers.`,
  'king-played': e =>
    say`${does(e.seat, 'plays', 'play')} ${card(e.card)} on ${player(e.on)} to take ${card(e.take)} and ${e.keep ? 'keep' : 'discard'} it.`,
  'queen-played': e =>
    say`${does(e.seat, 'answers', 'answer')} with ${card(e.card)}: the attack is reversed and now hits ${player(e.against)}.`,
  'no-queen': e => say`${does(e.seat, 'does', 'do')} not answer with a Queen.`,
  'turn-owed': e =>
    say`${player(e.seat)} will lose ${form(e.seat, 'their', 'your')} next ${e.owes === 1 ? 'turn' : `${e.owes} turns`}.`,
  'jack-wasted': e =>
    say`${player(e.seat)} already ${form(e.seat, 'owes', 'owe')} a lost turn, so the Jack adds nothing.`,
  'turn-lost': e =>
    say`${does(e.seat, 'loses', 'lose')} this turn${e.owes ? ` and will lose ${quantity(e.owes, 'more turn')}` : ''}.`,
  'card-taken': e =>
    e.keep
      ? say`${does(e.seat, 'takes', 'take')} ${card(e.card)} from ${player(e.from)} and ${form(e.seat, 'keeps', 'keep')} it.`
      : say`${does(e.seat, 'takes', 'take')} ${card(e.card)} from ${player(e.from)} and ${form(e.seat, 'discards', 'discard')} it.`,
  'nothing-taken': e => say`${does(e.seat, 'takes', 'take')} nothing from ${player(e.from)}.`,
  apocalypse: e =>
    say`Apocalypse! ${does(e.seat, 'plays', 'play')} ${card(e.card)}: everyone moves one place to the right, and the laid cards stay. The seating order is now ${listed(e.order.map(player))}.`,
  'joker-answered': e =>
    e.jokers === null
      ? say`${does(e.seat, 'has', 'have')} answered.`
      : e.jokers === 0
        ? say`${does(e.seat, 'announces', 'announce')} no Joker.`
        : say`${does(e.seat, 'announces', 'announce')} ${e.jokers === 1 ? 'a Joker' : 'two Jokers'}.`,
  'jokers-announced': e =>
    e.order.length === 1
      ? say`One Joker is played, by ${player(e.order[0])}.`
      : say`Jokers are played in this order: ${listed(e.order.map(player))}.`,
  swapped: e =>
    say`${does(e.seat, 'plays', 'play')} ${card(e.card)} and ${form(e.seat, 'changes', 'change')} places with ${player(e.with)}.`,
  'draw-skipped': e => say`${does(e.seat, 'does', 'do')} not draw.`,
  'ended-without-action': e =>
    say`${does(e.seat, 'ends', 'end')} the turn without an action and ${form(e.seat, 'holds', 'hold')} ${quantity(e.cards, 'card')}.`,
  'count-called': e =>
    e.cards > HAND
      ? say`${does(e.seat, 'calls', 'call')} a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, too many.`
      : say`${does(e.seat, 'calls', 'call')} a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, not too many.`,
  'fined-from-hand': e => say`A random card from ${whose(e.seat)} hand is discarded: ${card(e.card)}.`,
  'fined-from-layout': e =>
    say`${player(e.seat)} also ${form(e.seat, 'discards', 'discard')} ${card(e.card)}, ${form(e.seat, 'their', 'your')} laid card with the most miles.`,
  'game-won': e =>
    say`${does(e.seat, 'reaches', 'reach')} the Safe Zone ${text.hows[e.how]}! Resources: ${listed(e.resources.map(card))}. 20 miles: ${listed(milesListed(e.miles, e.counts))}.`,
  overrun: e =>
    say`Overrun: after ${quantity(e.turns, 'turn')} no player has reached the Safe Zone. The game has no winner.`,
  'match-won': e =>
    e.games === 1
      ? say`${does(e.seat, 'wins', 'win')}.`
      : say`${does(e.seat, 'wins', 'win')} the match with ${e.wins} of ${quantity(e.games, 'game')}.`,
  'match-shared': e => say`${listed(e.seats.map(player))} share the match with ${quantity(e.wins, 'win')} each.`,
}

export function sentenceOf(event: Event): Phrase {
  return (events[event.event] as (e: Event) => Phrase)(event)
}
