import { type Draw, drawTries, type EndNotes, type PlayedMove, type SeatTry, type Try, tryOf } from '@holdout/knowledge'
import { type Card, type CardName, type Color, cardNamed, face } from './data/load.ts'
import type { Event } from './events.ts'
import { JOHN, type State } from './state.ts'

/** Cards of a kind among the drawn ones; each of them is bad news. */
function drawnCards(title: string, isOne: (card: Card) => boolean): EndNotes<State, Event>['luck'][number] {
  const value = (name: CardName): number => (isOne(cardNamed(name)) ? 1 : 0)
  const drawOf = (event: Event): (Draw<CardName> | null)[] =>
    event.event === 'reshuffled'
      ? [null]
      : event.event === 'drew' || event.event === 'howl-drew'
        ? [{ card: event.card, value }]
        : []
  return {
    title,
    tries: ({ before, events, after }) =>
      drawTries(
        before.deck.map(card => face(card).id),
        events.flatMap(drawOf),
        after.deck.map(card => face(card).id),
      ).flatMap(forJohn),
  }
}

/** UD-65 The bite pile has cards of the color of the bite. */
function biteMatches({ before, events }: PlayedMove<State, Event>): SeatTry[] {
  let pile: (Color | null)[] = before.bitePile.map(card => face(card).color)
  const colorOf = (name: CardName): Color | null => cardNamed(name).color
  const tries: Try[] = []
  for (const event of events) {
    if (event.event === 'put-into-bite-pile') pile.push(colorOf(event.card))
    if (event.event === 'howl-drew' && event.to === 'bite-pile') pile.push(colorOf(event.card))
    if (event.event === 'bite-joined') pile.push(colorOf(event.bite))
    if (event.event === 'treated') pile.splice(pile.indexOf(colorOf(event.card)), 1)
    if (event.event === 'rebecca-turned') pile = []
    if (event.event !== 'bite-tested') continue
    const values = pile.map(color => (color === colorOf(event.bite) ? 1 : 0))
    if (values.length > 0) tries.push(tryOf(values, event.same ? 1 : 0))
  }
  return tries.flatMap(forJohn)
}

function forJohn(one: Try | null): SeatTry[] {
  return one ? [{ ...one, seat: JOHN, good: 'fewer' }] : []
}

export const endNotes: EndNotes<State, Event> = {
  luck: [
    drawnCards('Bite cards drawn', card => card.kind === 'bite'),
    drawnCards('Plus cards drawn', card => card.plus),
    { title: 'Bite matches', tries: biteMatches },
  ],
  turning: ['breached', 'rebecca-turned', 'john-turned', 'jasper-killed'],
}
