import { type Phrase, say } from '@holdout/engine'
import { agree, capitalized, does, form, listed, player, quantity, yours } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Harm } from '../state.ts'
import { aCard, card, combatCards, Piece, Place, piece, place, turnOf, within } from './parts.ts'

const hidden = (id: string | null): Phrase => (id === null ? ['a card'] : aCard(id))

const WOUNDED_BY: Readonly<Record<Harm['cause'], string>> = {
  zombie: ' from a zombie',
  fight: ' in a fight',
  trap: ' from a trap',
}

/** The log line of each event. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'home-chosen': e => say`${does(e.seat, 'chooses', 'choose')} ${place(e.at)} as the home base of ${piece(e.pawn)}.`,
  dealt: e => say`Each pawn gets a Pistol. Each player is dealt ${quantity(e.count, 'card')} to choose from.`,
  kept: e => say`${does(e.seat, 'keeps', 'keep')} ${hidden(e.card)}.`,
  'drew-on': e =>
    say`${does(e.seat, 'has', 'have')} too few cards to keep and ${form(e.seat, 'draws', 'draw')} ${quantity(e.count, 'more card')}.`,
  'play-began': e =>
    say`${does(e.keeper, 'goes', 'go')} first and ${form(e.keeper, 'is', 'are')} the timekeeper. It is day 1.`,
  'turn-began': e => say`Day ${e.day}: ${does(e.seat, 'takes', 'take')} a turn.`,
  'turn-skipped': e => capitalized(say`${turnOf(e.seat)} is skipped: dead players have no turns.`),
  'day-changed': e => say`It is now day ${e.day}.`,
  doomed: e =>
    say`${quantity(e.count, 'survivor')} of ${yours(e.seat)} in ${place(e.at)} ${agree(e.count, 'is', 'are')} doomed: a zombie is in the building.`,
  'ended-actions': e => say`${does(e.seat, 'ends', 'end')} the action phase.`,
  discarded: e => say`${does(e.seat, 'discards', 'discard')} ${aCard(e.card)}.`,
  walked: e => say`${Piece(e.pawn)} walks from ${place(e.from)} to ${place(e.to)}.`,
  'must-fight': e => say`${Piece(e.pawn)} must fight ${quantity(e.count, 'zombie')} ${within(e.at)}.`,
  challenged: e => say`${Piece(e.by)} challenges ${piece(e.pawn)} in ${place(e.at)}.`,
  looked: e =>
    e.of === null
      ? say`${does(e.seat, 'looks', 'look')} at ${quantity(e.count, 'card')} in ${place(e.at)}.`
      : say`${does(e.seat, 'looks', 'look')} at a card stored by ${player(e.of)} in ${place(e.at)}.`,
  took: e => say`${does(e.seat, 'takes', 'take')} ${hidden(e.card)} from ${place(e.at)} into hand.`,
  returned: e => say`${does(e.seat, 'returns', 'return')} ${hidden(e.card)} to the ${e.to} of the pile.`,
  'took-none': e => say`${does(e.seat, 'takes', 'take')} none of the cards.`,
  triggered: e => say`${does(e.seat, 'draws', 'draw')} and ${form(e.seat, 'triggers', 'trigger')} ${aCard(e.card)}.`,
  'event-played': e => say`${does(e.seat, 'plays', 'play')} ${card(e.card)}.`,
  'no-effect': e => say`${card(e.card)} has no effect and is discarded.`,
  'gun-played': e => say`${does(e.seat, 'plays', 'play')} a ${card(e.card)} for ${piece(e.to)}.`,
  'gun-given': e => say`${Piece(e.pawn)} gives a ${card(e.card)} to ${piece(e.to)}.`,
  'gun-taken': e => say`${Piece(e.pawn)} takes the ${card(e.card)} from ${piece(e.from)}.`,
  'gun-dropped': e => say`${does(e.seat, 'drops', 'drop')} an empty ${card(e.card)}.`,
  stored: e => say`${does(e.seat, 'stores', 'store')} ${hidden(e.card)} in ${place(e.at)}.`,
  'stored-taken': e => say`${does(e.seat, 'picks', 'pick')} up ${hidden(e.card)} stored in ${place(e.at)}.`,
  'survivor-joined': e => say`${Piece(e.survivor)} joins ${piece(e.pawn)}.`,
  'survivor-placed': e => say`${does(e.seat, 'places', 'place')} ${piece(e.survivor)} in ${place(e.at)}.`,
  'survivor-died': e => say`${Piece(e.survivor)} of ${yours(e.seat)} dies ${within(e.at)}.`,
  shot: e =>
    say`${Piece(e.by)} fires at a zombie ${within(e.at)} (${e.distance === 0 ? 'same place' : `${quantity(e.distance, 'square')} away`}) and turns ${combatCards(e.cards)}: a ${e.hit ? 'hit' : 'miss'}. ${quantity(e.bullets, 'bullet')} left.`,
  'zombie-killed': e => say`${does(e.seat, 'kills', 'kill')} a zombie ${within(e.at)}.`,
  'zombie-faces': e => say`A zombie attacks ${piece(e.pawn)} ${within(e.at)}.`,
  'zombie-stays': e => say`The zombie stays ${within(e.at)}.`,
  attacked: e => say`${Piece(e.by)} attacks ${piece(e.target)} ${within(e.at)}.`,
  clashed: e =>
    e.loser === null
      ? say`${Piece(e.attacker)} turns ${combatCards(e.attackerCards)}, ${piece(e.target)} turns ${combatCards(e.targetCards)}: a tie, both turn again.`
      : say`${Piece(e.attacker)} turns ${combatCards(e.attackerCards)}, ${piece(e.target)} turns ${combatCards(e.targetCards)}: ${piece(e.loser, 'the')} loses the round.`,
  'fired-on-unarmed': e =>
    say`${Piece(e.by)} fires at ${piece(e.target)}, who is unarmed, and turns ${combatCards(e.cards)}: a ${e.hit ? 'hit' : 'miss'}.`,
  retreated: e => say`${Piece(e.pawn)} retreats from ${place(e.from)} to ${place(e.to)}.`,
  wounded: e => say`${Piece(e.pawn)} takes 1 damage${WOUNDED_BY[e.cause]}: health ${e.health}.`,
  sacrificed: e => say`${Piece(e.survivor)} is sacrificed for ${piece(e.pawn)}.`,
  fled: e => say`${Piece(e.pawn)} flees from ${place(e.from)} to ${place(e.to)}.`,
  'pawn-died': e => say`${Piece(e.pawn)} of ${yours(e.seat)} dies ${within(e.at)}.`,
  'player-died': e => say`${does(e.seat, 'is', 'are')} dead and out of the game.`,
  claimed: e =>
    e.from === null
      ? say`${does(e.seat, 'claims', 'claim')} ${place(e.at)}.`
      : say`${does(e.seat, 'takes', 'take')} ${place(e.at)} from ${player(e.from)}.`,
  'lost-building': e =>
    say`${does(e.seat, 'loses', 'lose')} ${place(e.at)}${e.home ? ' (home base)' : ''}${e.stored ? ` and ${quantity(e.stored, 'stored card')}` : ''}.`,
  built: e =>
    say`${does(e.seat, 'builds', 'build')} ${e.card === null ? ['a barricade'] : aCard(e.card)} on ${place(e.at)}, which now has ${quantity(e.walls, 'barricade')}.`,
  collapsed: e =>
    say`${Place(e.at)} has ${quantity(e.zombies, 'adjacent zombie')}: its ${agree(e.cards.length, 'barricade collapses', 'barricades collapse')} (${listed(e.cards.map(card))}).`,
  'trap-killed': e =>
    e.seat === null
      ? say`A trap kills a zombie ${within(e.at)}.`
      : say`A trap of ${yours(e.seat)} kills a zombie ${within(e.at)}.`,
  'torn-down': e => say`${Piece(e.pawn)} tears down ${aCard(e.card)} of ${place(e.at)}.`,
  'ability-used': e =>
    say`${does(e.seat, 'uses', 'use')} ${card(e.house)} in ${place(e.at)}; ${quantity(e.counter, 'use')} left.`,
  fetched: e => say`${does(e.seat, 'takes', 'take')} ${aCard(e.card)} from the discard pile.`,
  visited: e => say`${Piece(e.pawn)} goes from ${place(e.from)} to ${place(e.to)}.`,
  reloaded: e => say`${does(e.seat, 'reloads', 'reload')} a ${card(e.card)}: ${quantity(e.bullets, 'bullet')}.`,
  healed: e => say`${Piece(e.pawn)} is healed: health ${e.health}.`,
  'fireworks-lit': e => say`${does(e.seat, 'lights', 'light')} fireworks on ${place(e.at)}.`,
  'fireworks-ended': e => say`The fireworks on ${place(e.at)} end.`,
  'zombie-phase': e => say`Zombie phase: ${does(e.seat, 'moves', 'move')} ${quantity(e.count, 'zombie')}.`,
  'zombie-moved': e => say`A zombie moves from ${place(e.from)} to ${place(e.to)}.`,
  'zombie-appeared': e => say`${quantity(e.count, 'zombie')} ${agree(e.count, 'appears', 'appear')} ${within(e.at)}.`,
  'zombie-pushed': e => say`A zombie moves back from ${place(e.from)} to ${place(e.to)}.`,
  refilled: e =>
    say`${quantity(e.count, 'zombie')} ${agree(e.count, 'leaves', 'leave')} the cemetery; ${e.cemetery} ${agree(e.cemetery, 'is', 'are')} left in it.`,
  'combat-shuffled': e =>
    say`${quantity(e.count, 'used combat card')} ${agree(e.count, 'is', 'are')} shuffled into a new combat deck.`,
  'extra-action': e => say`${does(e.seat, 'gets', 'get')} an additional action: ${quantity(e.actions, 'action')} left.`,
  'cards-switched': e => say`${Place(e.at)} and ${place(e.with)} switch their unexplored cards.`,
  sent: e => say`${does(e.seat, 'sends', 'send')} ${piece(e.pawn)} to ${place(e.to)}.`,
  'game-over': e => say`The game is over. ${ENDINGS[e.ending]}`,
}

export const ENDINGS: Readonly<Record<string, string>> = {
  'win-points': 'The player with the most points wins.',
  'win-kills': 'A tie on points: the player with the most zombies killed wins.',
  'win-shared': 'A tie on points and zombies killed: the tied players share the win.',
  'win-last-alive': 'The last player alive wins.',
  'no-winner': 'All players are dead. The zombies have the town.',
}

export function sayEvent(event: Event): Phrase {
  return (events[event.event] as (e: Event) => Phrase)(event)
}
