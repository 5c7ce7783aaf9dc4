import { diceTry, type EndNotes, type PlayedMove, type SeatTry } from '@holdout/knowledge'
import { boxOf, type Face } from './data/box.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The chance of some faces on the combat die. */
function chanceOf(s: State, isOne: (face: Face) => boolean): number {
  const { combatDie } = boxOf(s)
  return combatDie.filter(isOne).length / combatDie.length
}

/** DL-78 Heads in the first roll of each attack. */
function heads({ before, events }: PlayedMove<State, Event>): SeatTry[] {
  const chance = chanceOf(before, face => face === 'head')
  return events.flatMap(event =>
    event.event === 'rolled' ? [{ ...diceTry(event.dice, chance, event.heads), seat: event.who, good: 'more' }] : [],
  )
}

/** DL-100, DL-104 Dice of the enemies that are no miss. */
function enemyHits({ before, events }: PlayedMove<State, Event>): SeatTry[] {
  const chance = chanceOf(before, face => face !== 'miss')
  return events.flatMap(event =>
    event.event === 'volley'
      ? [{ ...diceTry(event.dice, chance, event.bodies + event.heads), seat: event.at, good: 'fewer' }]
      : [],
  )
}

export const endNotes: EndNotes<State, Event> = {
  luck: [
    { title: 'Heads rolled', tries: heads },
    { title: 'Enemy dice that hit you', tries: enemyHits },
  ],
  turning: ['died', 'survivor-killed', 'saved', 'new-leader'],
}
