import { type Phrase, say } from '@holdout/engine'
import { capitalized, does, form, listed, player } from '@holdout/words'
import type { Event } from '../events.ts'
import { card } from './parts.ts'

/** The sentence for each event. */
const sentences: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'turn-began': e => say`Turn ${e.turn}: ${does(e.seat, 'is', 'are')} on watch.`,
  held: e => say`${does(e.seat, 'puts', 'put')} ${card(e.card)} against the door, which now has strength ${e.door}.`,
  kept: e =>
    e.card ? say`${does(e.seat, 'keeps', 'keep')} ${card(e.card)}.` : say`${does(e.seat, 'keeps', 'keep')} a card.`,
  passed: e => say`${does(e.seat, 'has', 'have')} no cards and ${form(e.seat, 'passes', 'pass')}.`,
  listened: e =>
    e.card
      ? say`${does(e.seat, 'listens', 'listen')} at the door: next comes ${card(e.card)}.`
      : say`${does(e.seat, 'listens', 'listen')} at the door.`,
  'zombie-came': e =>
    capitalized(say`${card(e.card)} joins the crowd, which now has strength ${e.crowd}. The door has ${e.door}.`),
  'door-cracked': e => say`The door cracks: the crowd is stronger by ${e.short}.`,
  braced: e => say`${does(e.seat, 'braces', 'brace')} the door with ${card(e.card)}. It now has strength ${e.door}.`,
  'stepped-back': e => say`${does(e.seat, 'steps', 'step')} back from the door.`,
  drew: e =>
    e.card ? say`${does(e.seat, 'draws', 'draw')} ${card(e.card)}.` : say`${does(e.seat, 'draws', 'draw')} a card.`,
  'door-broke': e =>
    say`The door breaks. ${listed(e.caught.map(player))} kept the most (worth ${e.kept}) and ${e.caught.length === 1 ? form(e.caught[0], 'is', 'are') : 'are'} caught.`,
  conceded: e => say`${does(e.seat, 'gives', 'give')} up.`,
  'dawn-came': e => say`Dawn comes, and the door has held. The most valuable bag is worth ${e.kept}.`,
}

export function sayEvent(event: Event): Phrase {
  return (sentences[event.event] as (e: Event) => Phrase)(event)
}
