import { type Phrase, say } from '@holdout/engine'
import type { Event } from './events.ts'
import { card, combat, listed, many, Piece, Place, piece, place, player } from './parts.ts'

const hidden = (id: string | null): Phrase => (id === null ? ['a card'] : [card(id)])

/** One function for each thing that can happen. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'home-chosen': e => say`${player(e.seat)} makes ${place(e.at)} a home base and puts ${piece(e.pawn)} there.`,
  dealt: e => say`Everybody gets a Pistol and ${e.count} cards to choose from.`,
  kept: e =>
    e.card === null ? say`${player(e.seat)} settles on a card.` : say`${player(e.seat)} keeps ${card(e.card)}.`,
  'drew-on': e => say`${player(e.seat)} was dealt too few and draws ${many(e.count, 'more card')}.`,
  'play-began': e => say`${player(e.keeper)} begins and keeps the time. It is day 1.`,
  'turn-began': e => say`${player(e.seat)} is on turn, day ${e.day}.`,
  'turn-skipped': e => say`${player(e.seat)} is dead; the turn is skipped.`,
  'day-changed': e => say`It is now day ${e.day}.`,
  doomed: e =>
    say`${many(e.count, 'survivor')} of ${player(e.seat)} in ${place(e.at)} ${e.count === 1 ? 'shares' : 'share'} the house with a zombie and will not last this turn.`,
  'ended-actions': e => say`${player(e.seat)} is done with actions.`,
  discarded: e => say`${player(e.seat)} discards ${card(e.card)}.`,
  walked: e => say`${Piece(e.pawn)} goes from ${place(e.from)} to ${place(e.to)}.`,
  'must-fight': e => say`${Piece(e.pawn)} must fight ${many(e.count, 'zombie')} at ${place(e.at)}.`,
  challenged: e => say`${Piece(e.by)} challenges ${piece(e.pawn)} in ${place(e.at)}.`,
  looked: e =>
    e.of === null
      ? say`${player(e.seat)} looks at ${many(e.count, 'card')} of ${place(e.at)}.`
      : say`${player(e.seat)} looks at a card that ${player(e.of)} has stored in ${place(e.at)}.`,
  took: e => say`${player(e.seat)} takes ${hidden(e.card)} from ${place(e.at)} into hand.`,
  returned: e => say`${player(e.seat)} puts ${hidden(e.card)} back to the ${e.to}.`,
  'took-none': e => say`${player(e.seat)} takes none of them.`,
  triggered: e => say`${player(e.seat)} turns up ${card(e.card)}: it happens at once.`,
  'event-played': e => say`${player(e.seat)} plays ${card(e.card)}.`,
  'no-effect': e => say`${card(e.card)} can do nothing and is discarded.`,
  'gun-played': e => say`${player(e.seat)} gives a ${card(e.card)} to ${piece(e.to)}.`,
  'gun-given': e => say`${Piece(e.pawn)} hands a ${card(e.card)} to ${piece(e.to)}.`,
  'gun-taken': e => say`${Piece(e.pawn)} takes the ${card(e.card)} of ${piece(e.from)}.`,
  'gun-dropped': e => say`${player(e.seat)} drops an empty ${card(e.card)}.`,
  stored: e => say`${player(e.seat)} stores ${hidden(e.card)} in ${place(e.at)}.`,
  'stored-taken': e => say`${player(e.seat)} takes ${hidden(e.card)} out of store in ${place(e.at)}.`,
  'survivor-joined': e => say`${Piece(e.survivor)} joins ${piece(e.pawn)}.`,
  'survivor-placed': e => say`${player(e.seat)} leaves ${piece(e.survivor)} in ${place(e.at)}.`,
  'survivor-died': e => say`${Piece(e.survivor)} of ${player(e.seat)} is lost at ${place(e.at)}.`,
  shot: e =>
    say`${Piece(e.by)} fires at a zombie ${e.distance === 0 ? 'right there' : `${many(e.distance, 'square')} away`}, ${place(e.at)}: ${combat(e.cards)}, a ${e.hit ? 'hit' : 'miss'}. ${many(e.bullets, 'bullet')} left.`,
  'zombie-killed': e => say`${player(e.seat)} has killed a zombie at ${place(e.at)}.`,
  'zombie-faces': e => say`A zombie falls upon ${piece(e.pawn)} at ${place(e.at)}.`,
  'zombie-stays': e => say`The zombie stays at ${place(e.at)}.`,
  attacked: e => say`${Piece(e.by)} attacks ${piece(e.target)} at ${place(e.at)}.`,
  clashed: e =>
    e.loser === null
      ? say`${Piece(e.attacker)} turns ${combat(e.attackerCards)}, ${piece(e.target)} ${combat(e.targetCards)}: a tie, both turn again.`
      : say`${Piece(e.attacker)} turns ${combat(e.attackerCards)}, ${piece(e.target)} ${combat(e.targetCards)}: ${piece(e.loser)} loses the round.`,
  'fired-on-unarmed': e =>
    say`${Piece(e.by)} fires at ${piece(e.target)}, who cannot fire back: ${combat(e.cards)}, ${e.hit ? 'a hit' : 'nothing happens'}.`,
  retreated: e => say`${Piece(e.pawn)} draws back from ${place(e.from)} to ${place(e.to)}.`,
  wounded: e =>
    say`${Piece(e.pawn)} is hurt${e.cause === 'trap' ? ' by a trap' : e.cause === 'zombie' ? ' by a zombie' : ''}: health ${e.health}.`,
  sacrificed: e => say`${Piece(e.survivor)} is given up to save ${piece(e.pawn)}.`,
  fled: e => say`${Piece(e.pawn)} flees from ${place(e.from)} to ${place(e.to)}.`,
  'pawn-died': e => say`${Piece(e.pawn)} of ${player(e.seat)} dies at ${place(e.at)}.`,
  'player-died': e => say`${player(e.seat)} is out of the game.`,
  claimed: e =>
    e.from === null
      ? say`${player(e.seat)} claims ${place(e.at)}.`
      : say`${player(e.seat)} takes ${place(e.at)} away from ${player(e.from)}.`,
  'lost-building': e =>
    say`${player(e.seat)} loses ${place(e.at)}${e.home ? ', the home base' : ''}${e.stored ? `, and ${many(e.stored, 'stored card')} with it` : ''}.`,
  built: e =>
    say`${player(e.seat)} builds ${e.card === null ? ['a barricade'] : [card(e.card)]} on ${place(e.at)}: ${many(e.walls, 'wall')} now.`,
  collapsed: e =>
    say`${many(e.zombies, 'zombie')} ${e.zombies === 1 ? 'presses' : 'press'} on ${place(e.at)}: ${e.cards.length === 1 ? 'its wall comes' : 'its walls come'} down, ${listed(e.cards.map(card))}.`,
  'trap-killed': e =>
    e.seat === null
      ? say`A trap takes a zombie at ${place(e.at)}.`
      : say`A trap of ${player(e.seat)} takes a zombie at ${place(e.at)}.`,
  'torn-down': e => say`${Piece(e.pawn)} tears ${card(e.card)} off ${place(e.at)}.`,
  'ability-used': e =>
    say`${player(e.seat)} uses ${card(e.house)} in ${place(e.at)}; the house is worth ${e.counter} now.`,
  fetched: e => say`${player(e.seat)} takes ${card(e.card)} from the discard pile.`,
  visited: e => say`${Piece(e.pawn)} drops in from ${place(e.from)} at ${place(e.to)}.`,
  reloaded: e => say`${player(e.seat)} reloads a ${card(e.card)}: ${many(e.bullets, 'bullet')}.`,
  healed: e => say`${Piece(e.pawn)} is patched up: health ${e.health}.`,
  'fireworks-lit': e => say`${player(e.seat)} lights fireworks on ${place(e.at)}.`,
  'fireworks-ended': e => say`The fireworks on ${place(e.at)} have burnt out.`,
  'zombie-phase': e => say`${player(e.seat)} moves ${many(e.count, 'zombie')}.`,
  'zombie-moved': e => say`A zombie goes from ${place(e.from)} to ${place(e.to)}.`,
  'zombie-appeared': e =>
    say`${e.count === 1 ? 'A zombie comes' : `${e.count} zombies come`} out of the ground at ${place(e.at)}.`,
  'zombie-pushed': e => say`A zombie is driven back from ${place(e.from)} to ${place(e.to)}.`,
  refilled: e =>
    say`${many(e.count, 'zombie')} ${e.count === 1 ? 'rises' : 'rise'} around the cemetery; ${e.cemetery} left in it.`,
  'combat-shuffled': e => say`The ${e.count} used combat cards are shuffled into a new deck.`,
  'extra-action': e => say`${player(e.seat)} has ${many(e.actions, 'action')} now.`,
  'cards-switched': e => say`${Place(e.at)} and ${place(e.with)} exchange their unexplored cards.`,
  sent: e => say`${player(e.seat)} sends ${piece(e.pawn)} off to ${place(e.to)}.`,
  'game-over': e => say`The game is over. ${ENDINGS[e.ending]}`,
}

export const ENDINGS: Readonly<Record<string, string>> = {
  'win-points': 'Most points win.',
  'win-kills': 'A tie on points: the one with most zombies killed wins.',
  'win-shared': 'A tie on points and zombies: they share the win.',
  'win-last-alive': 'Only one player is still alive, and wins.',
  'no-winner': 'Nobody is alive. The zombies have the town.',
}

export function sayEvent(event: Event): Phrase {
  return (events[event.event] as (e: Event) => Phrase)(event)
}
