import { drawTries, type EndNotes, type LuckCount } from '@holdout/knowledge'
import { CODES, type Code, cardOf, KIND, MILES } from './data/load.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The worth of the drawn cards of a seat, added up. More is better. */
function drawn(title: string, worth: (card: number) => number): LuckCount<State, Event> {
  const value = (code: Code): number => worth(cardOf(code))
  return {
    title,
    tries({ before, events, after }) {
      const draws = events.flatMap(event => (event.event === 'drew' && event.card !== null ? [event] : []))
      const tries = drawTries(
        before.draw.map(card => CODES[card]),
        events.flatMap(event =>
          event.event === 'reshuffled' || event.event === 'game-began'
            ? [null]
            : event.event === 'drew' && event.card !== null
              ? [{ card: event.card, value }]
              : [],
        ),
        after.draw.map(card => CODES[card]),
      )
      return tries.flatMap((one, i) => (one ? [{ ...one, seat: draws[i].seat, good: 'more' as const }] : []))
    },
  }
}

export const endNotes: EndNotes<State, Event> = {
  luck: [
    drawn('Miles drawn', card => MILES[card]),
    drawn('Attack cards drawn', card => (KIND[card] === 'jack' || KIND[card] === 'king' ? 1 : 0)),
    drawn('Jokers and Aces drawn', card => (KIND[card] === 'joker' || KIND[card] === 'ace' ? 1 : 0)),
  ],
  turning: ['apocalypse', 'swapped', 'card-taken', 'turn-owed', 'game-won'],
}
