import type { Achievement, FinishedMatch } from '@holdout/knowledge'
import type { Event } from './events.ts'
import { nightLength, type State } from './state.ts'

type Match = FinishedMatch<State, Event>

function count({ events }: Match, name: Event['event']): number {
  return events.filter(({ event }) => event === name).length
}

/** Spaces from the end of the time track to 05:00: the last space is 07:00, and a space is half an hour. */
const AFTER_FIVE = 4

/** Whether no entrance was breached before 05:00 was reached. */
function heldUntilFive({ events, end }: Match): boolean {
  const breached = events.findIndex(({ event }) => event === 'breached')
  const before = breached < 0 ? events : events.slice(0, breached)
  const five = nightLength(end) - AFTER_FIVE
  return before.some(one => one.event === 'step-began' && one.zombieTime >= five)
}

/** The most bite tests in a row without a match. */
function testsWithoutMatch({ events }: Match): number {
  let most = 0
  let row = 0
  for (const one of events)
    if (one.event === 'bite-tested') {
      row = one.same ? 0 : row + 1
      most = Math.max(most, row)
    }
  return most
}

export const achievements: readonly Achievement<State, Event>[] = [
  {
    id: 'dawn',
    title: 'Dawn',
    text: 'Survive the final assault.',
    rule: 'UD-94',
    reached: ({ won }) => won,
  },
  {
    id: 'four-at-five',
    title: 'Four at five',
    text: 'Hold all four entrances until 05:00.',
    rule: 'UD-46',
    reached: heldUntilFive,
  },
  {
    id: 'everyone',
    title: 'Everyone at dawn',
    text: 'Survive with Rebecca and Jasper alive.',
    rule: 'UD-95',
    reached: ({ outcome }) => outcome.id === 'perfect',
  },
  {
    id: 'after-rebecca',
    title: 'Without Rebecca',
    text: 'Survive a night in which Rebecca turned.',
    rule: 'UD-72',
    reached: match => match.won && count(match, 'rebecca-turned') > 0,
  },
  {
    id: 'last-door',
    title: 'The last door',
    text: 'Survive with a single unbreached entrance.',
    rule: 'UD-50',
    reached: ({ won, end }) => won && end.doors.filter(door => door.breachedBy === null).length === 1,
  },
  {
    id: 'last-shell',
    title: 'The last shell',
    text: 'Survive with no shells left.',
    rule: 'UD-20',
    reached: ({ won, end }) => won && end.ammo === 0,
  },
  {
    id: 'shells-saved',
    title: 'Planks before powder',
    text: 'Survive with at least 4 shells left.',
    rule: 'UD-18',
    reached: ({ won, end }) => won && end.ammo >= 4,
  },
  {
    id: 'all-planks',
    title: 'All boarded up',
    text: 'Have all 8 barricades on entrances at the same time.',
    rule: 'UD-17',
    // With scarce barricades, the supply can be empty with fewer on the entrances.
    reached: ({ events, end }) =>
      !end.options['scarce-planks'] && events.some(one => one.event === 'barricaded' && one.supply === 0),
  },
  {
    id: 'sneakers',
    title: 'Three at the planks',
    text: 'Hold an entrance against 3 attacking Sneakers at once.',
    rule: 'UD-39',
    reached: ({ events }) => events.some(one => one.event === 'sneakers-held' && one.count >= 3),
  },
  {
    id: 'howls',
    title: 'Let them howl',
    text: 'Have 3 Screamers howl at your barricades in one game.',
    rule: 'UD-41',
    reached: match => count(match, 'howled') >= 3,
  },
  {
    id: 'good-dog',
    title: 'Good dog',
    text: 'Cancel the plus of a zombie with Jasper.',
    rule: 'UD-80',
    reached: match => count(match, 'jasper-used') > 0,
  },
  {
    id: 'treated',
    title: 'Steady hands',
    text: 'Treat the Bite 3 times in one game and survive.',
    rule: 'UD-22',
    reached: match => match.won && count(match, 'treated') >= 3,
  },
  {
    id: 'no-match',
    title: 'Wrong color',
    text: 'Pass 4 bite tests in a row without a match.',
    rule: 'UD-66',
    reached: match => testsWithoutMatch(match) >= 4,
  },
]
