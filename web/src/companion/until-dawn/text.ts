import { quantity } from '@holdout/words'

/** The companion of Until Dawn. */
export const dawnText = {
  title: 'Until Dawn',
  night: 'Night',
  parts: {
    time: 'Time and zombie markers',
    shells: 'Shells',
    planks: 'Barricades and breaches',
    bite: 'Bite pile and Jasper',
  },
  track: (time: number, zombies: number, last: number) =>
    `Time marker on ${time}, zombie marker on ${zombies}, of ${last}`,
  timeMark: 'T',
  zombieMark: 'Z',
  overrun: 'All entrances are breached: overrun. You lose.',
  assault: 'Both markers are at the end: the final assault. You win if at least one entrance holds.',
  yourTurn: 'Your turn: take at least 1 action.',
  zombiesNext: (actions: number) =>
    `${quantity(actions, 'action')} taken. The zombies attack once, then take ${quantity(actions, 'card step')}.`,
  action: 'Take action',
  cardStep: 'Card step',
  shells: 'Shells',
  shellsOf: (shells: number, all: number) => `${shells} of ${all}`,
  bitePile: 'Bite pile',
  bites: (bites: number, full: boolean) => `${bites}${full ? ', full' : ''}`,
  jasperAlive: 'Jasper is alive',
  entrances: (planks: number) => `Entrances · ${quantity(planks, 'barricade')} left`,
  breached: 'breached',
  breach: 'Breach',
  breachAt: (entrance: string) => `${entrance}: breach`,
  undoBreach: 'Undo breach',
  undoBreachAt: (entrance: string) => `${entrance}: undo breach`,
} as const
