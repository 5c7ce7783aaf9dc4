import { type Phrase, say } from '@holdout/engine'
import { agree, listed, quantity } from '@holdout/words'
import type { Event } from '../events.ts'
import type { Harm } from '../state.ts'
import { aCard, card, combatCards, Piece, Place, piece, place, player, within } from './parts.ts'

const hidden = (id: string | null): Phrase => (id === null ? ['a card'] : aCard(id))

const WOUNDED_BY: Readonly<Record<Harm['cause'], string>> = {
  zombie: ' from a zombie',
  fight: ' in a fight',
  trap: ' from a trap',
}

/** The log line of each event. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'home-chosen': e => say`${player(e.seat)} chooses ${place(e.at)} as the home base of ${piece(e.pawn)}.`,
  dealt: e => say`Each pawn gets a Pistol. Each player is dealt ${quantity(e.count, 'card')} to choose from.`,
  kept: e => say`${player(e.seat)} keeps ${hidden(e.card)}.`,
  'drew-on': e => say`${player(e.seat)} has too few cards to keep and draws ${quantity(e.count, 'more card')}.`,
  'play-began': e => say`${player(e.keeper)} goes first and is the timekeeper. It is day 1.`,
  'turn-began': e => say`Day ${e.day}: ${player(e.seat)} takes a turn.`,
  'turn-skipped': e => say`The turn of ${player(e.seat)} is skipped: dead players have no turns.`,
  'day-changed': e => say`It is now day ${e.day}.`,
  doomed: e =>
    say`${quantity(e.count, 'survivor')} of ${player(e.seat)} in ${place(e.at)} ${agree(e.count, 'is', 'are')} doomed: a zombie is in the building.`,
  'ended-actions': e => say`${player(e.seat)} ends the action phase.`,
  discarded: e => say`${player(e.seat)} discards ${aCard(e.card)}.`,
  walked: e => say`${Piece(e.pawn)} walks from ${place(e.from)} to ${place(e.to)}.`,
  'must-fight': e => say`${Piece(e.pawn)} must fight ${quantity(e.count, 'zombie')} ${within(e.at)}.`,
  challenged: e => say`${Piece(e.by)} challenges ${piece(e.pawn)} in ${place(e.at)}.`,
  looked: e =>
    e.of === null
      ? say`${player(e.seat)} looks at ${quantity(e.count, 'card')} in ${place(e.at)}.`
      : say`${player(e.seat)} looks at a card stored by ${player(e.of)} in ${place(e.at)}.`,
  took: e => say`${player(e.seat)} takes ${hidden(e.card)} from ${place(e.at)} into hand.`,
  returned: e => say`${player(e.seat)} returns ${hidden(e.card)} to the ${e.to} of the pile.`,
  'took-none': e => say`${player(e.seat)} takes none of the cards.`,
  triggered: e => say`${player(e.seat)} draws and triggers ${aCard(e.card)}.`,
  'event-played': e => say`${player(e.seat)} plays ${card(e.card)}.`,
  'no-effect': e => say`${card(e.card)} has no effect and is discarded.`,
  'gun-played': e => say`${player(e.seat)} plays a ${card(e.card)} for ${piece(e.to)}.`,
  'gun-given': e => say`${Piece(e.pawn)} gives a ${card(e.card)} to ${piece(e.to)}.`,
  'gun-taken': e => say`${Piece(e.pawn)} takes the ${card(e.card)} from ${piece(e.from)}.`,
  'gun-dropped': e => say`${player(e.seat)} drops an empty ${card(e.card)}.`,
  stored: e => say`${player(e.seat)} stores ${hidden(e.card)} in ${place(e.at)}.`,
  'stored-taken': e => say`${player(e.seat)} picks up ${hidden(e.card)} stored in ${place(e.at)}.`,
  'survivor-joined': e => say`${Piece(e.survivor)} joins ${piece(e.pawn)}.`,
  'survivor-placed': e => say`${player(e.seat)} places ${piece(e.survivor)} in ${place(e.at)}.`,
  'survivor-died': e => say`${Piece(e.survivor)} of ${player(e.seat)} dies ${within(e.at)}.`,
  shot: e =>
    say`${Piece(e.by)} fires at a zombie ${within(e.at)} (${e.distance === 0 ? 'same place' : `${quantity(e.distance, 'square')} away`}) and turns ${combatCards(e.cards)}: a ${e.hit ? 'hit' : 'miss'}. ${quantity(e.bullets, 'bullet')} left.`,
  'zombie-killed': e => say`${player(e.seat)} kills a zombie ${within(e.at)}.`,
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
  'pawn-died': e => say`${Piece(e.pawn)} of ${player(e.seat)} dies ${within(e.at)}.`,
  'player-died': e => say`${player(e.seat)} is dead and out of the game.`,
  claimed: e =>
    e.from === null
      ? say`${player(e.seat)} claims ${place(e.at)}.`
      : say`${player(e.seat)} takes ${place(e.at)} from ${player(e.from)}.`,
  'lost-building': e =>
    say`${player(e.seat)} loses ${place(e.at)}${e.home ? ' (home base)' : ''}${e.stored ? ` and ${quantity(e.stored, 'stored card')}` : ''}.`,
  built: e =>
    say`${player(e.seat)} builds ${e.card === null ? ['a barricade'] : aCard(e.card)} on ${place(e.at)}, which now has ${quantity(e.walls, 'barricade')}.`,
  collapsed: e =>
    say`${Place(e.at)} has ${quantity(e.zombies, 'adjacent zombie')}: its ${agree(e.cards.length, 'barricade collapses', 'barricades collapse')} (${listed(e.cards.map(card))}).`,
  'trap-killed': e =>
    e.seat === null
      ? say`A trap kills a zombie ${within(e.at)}.`
      : say`A trap of ${player(e.seat)} kills a zombie ${within(e.at)}.`,
  'torn-down': e => say`${Piece(e.pawn)} tears down ${aCard(e.card)} of ${place(e.at)}.`,
  'ability-used': e =>
    say`${player(e.seat)} uses ${card(e.house)} in ${place(e.at)}; ${quantity(e.counter, 'use')} left.`,
  fetched: e => say`${player(e.seat)} takes ${aCard(e.card)} from the discard pile.`,
  visited: e => say`${Piece(e.pawn)} goes from ${place(e.from)} to ${place(e.to)}.`,
  reloaded: e => say`${player(e.seat)} reloads a ${card(e.card)}: ${quantity(e.bullets, 'bullet')}.`,
  healed: e => say`${Piece(e.pawn)} is healed: health ${e.health}.`,
  'fireworks-lit': e => say`${player(e.seat)} lights fireworks on ${place(e.at)}.`,
  'fireworks-ended': e => say`The fireworks on ${place(e.at)} end.`,
  'zombie-phase': e => say`Zombie phase: ${player(e.seat)} moves ${quantity(e.count, 'zombie')}.`,
  'zombie-moved': e => say`A zombie moves from ${place(e.from)} to ${place(e.to)}.`,
  'zombie-appeared': e => say`${quantity(e.count, 'zombie')} ${agree(e.count, 'appears', 'appear')} ${within(e.at)}.`,
  'zombie-pushed': e => say`A zombie moves back from ${place(e.from)} to ${place(e.to)}.`,
  refilled: e =>
    say`${quantity(e.count, 'zombie')} ${agree(e.count, 'leaves', 'leave')} the cemetery; ${e.cemetery} ${agree(e.cemetery, 'is', 'are')} left in it.`,
  'combat-shuffled': e =>
    say`${quantity(e.count, 'used combat card')} ${agree(e.count, 'is', 'are')} shuffled into a new combat deck.`,
  'extra-action': e => say`${player(e.seat)} gets an additional action: ${quantity(e.actions, 'action')} left.`,
  'cards-switched': e => say`${Place(e.at)} and ${place(e.with)} switch their unexplored cards.`,
  sent: e => say`${player(e.seat)} sends ${piece(e.pawn)} to ${place(e.to)}.`,
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
