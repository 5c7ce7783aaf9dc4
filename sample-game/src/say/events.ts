import { type Phrase, say } from '@holdout/engine'
import { agree, capitalized, listed } from '@holdout/words'
import type { Event } from '../events.ts'
import { card, player } from './parts.ts'

/** The sentence for each event. */
const sentences: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'turn-began': e => say`Turn ${e.turn}: ${player(e.seat)} is on watch.`,
  held: e => say`${player(e.seat)} puts ${card(e.card)} against the door, which now has strength ${e.door}.`,
  kept: e => (e.card ? say`${player(e.seat)} keeps ${card(e.card)}.` : say`${player(e.seat)} keeps a card.`),
  passed: e => say`${player(e.seat)} has no cards and passes.`,
  listened: e =>
    e.card
      ? say`${player(e.seat)} listens at the door: next comes ${card(e.card)}.`
      : say`${player(e.seat)} listens at the door.`,
  'zombie-came': e =>
    capitalized(say`${card(e.card)} joins the crowd, which now has strength ${e.crowd}. The door has ${e.door}.`),
  'door-cracked': e => say`The door cracks: the crowd is stronger by ${e.short}.`,
  braced: e => say`${player(e.seat)} braces the door with ${card(e.card)}. It now has strength ${e.door}.`,
  'stepped-back': e => say`${player(e.seat)} steps back from the door.`,
  drew: e => (e.card ? say`${player(e.seat)} draws ${card(e.card)}.` : say`${player(e.seat)} draws a card.`),
  'door-broke': e =>
    say`The door breaks. ${listed(e.caught.map(player))} kept the most (worth ${e.kept}) and ${agree(e.caught.length, 'is', 'are')} caught.`,
  conceded: e => say`${player(e.seat)} gives up.`,
  'dawn-came': e => say`Dawn comes, and the door has held. The most valuable bag is worth ${e.kept}.`,
}

export function sayEvent(event: Event): Phrase {
  return (sentences[event.event] as (e: Event) => Phrase)(event)
}
