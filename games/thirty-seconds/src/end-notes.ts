import { type Draw, drawTries, type EndNotes, type SeatTry, type Try } from '@holdout/knowledge'
import { attackCardNamed, attackCardOf, type CardId, type Line } from './data/load.ts'
import type { Event } from './events.ts'
import { type State, SURVIVOR, ZOMBIE } from './state.ts'

type Seats = typeof SURVIVOR | typeof ZOMBIE

/** Whether a card hits on a line. */
function hitsOn(line: Line): (card: string) => number {
  return card => (attackCardNamed(card)[line] === 'miss' ? 0 : 1)
}

/** The cards in an attack deck that can decide an attack: all but the Shuffle card (TS-59). */
function deciding(draw: readonly CardId[]): string[] {
  return draw.flatMap(card => (attackCardOf(card).shuffle ? [] : [attackCardOf(card).id]))
}

function drawsOf(event: Event, attacker: Seats): (Draw<string> | null)[] {
  const deck = attacker === SURVIVOR ? 'survivor-attack' : 'zombie-attack'
  switch (event.event) {
    case 'reshuffled':
      return event.deck === deck ? [null] : []
    case 'attack-card':
      return event.seat === attacker ? [{ card: event.card, value: hitsOn(event.line) }] : []
    case 'zombie-attacked':
      return attacker === ZOMBIE ? [{ card: event.card, value: hitsOn(event.line) }] : []
    case 'critical-draw':
      return attacker === SURVIVOR ? [{ card: event.card }] : []
    case 'block':
      return event.seat === attacker ? [{ card: event.card }] : []
    default:
      return []
  }
}

/** Attacks of one side that hit. Both sides care: what is lucky for one is unlucky for the other. */
function hits(title: string, attacker: Seats): EndNotes<State, Event>['luck'][number] {
  const pile = (s: State): readonly CardId[] => (attacker === SURVIVOR ? s.attackDeck : s.zombieAttackDeck).draw
  const both = (one: Try | null): SeatTry[] =>
    one ? [SURVIVOR, ZOMBIE].map(seat => ({ ...one, seat, good: seat === attacker ? 'more' : 'fewer' })) : []
  return {
    title,
    tries: ({ before, events, after }) =>
      drawTries(
        deciding(pile(before)),
        events.flatMap(event => drawsOf(event, attacker)),
        deciding(pile(after)),
      ).flatMap(both),
  }
}

export const endNotes: EndNotes<State, Event> = {
  luck: [hits('Survivor attacks that hit', SURVIVOR), hits('Zombie attacks that hit', ZOMBIE)],
  turning: ['last-breath', 'died', 'escaped', 'grabbed', 'fell'],
}
