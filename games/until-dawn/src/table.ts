/** The entry for clients: views, moves, events and texts, without the rules. */
export { type CardName, type Colour, cardNamed } from './data/load.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { clockTime, entranceTitle, textOfCard } from './say/index.ts'
export { BARRICADES, BITE_LIMIT, ENTRANCES, type Entrance, type Move } from './state.ts'
export type { DoorView, ZombieView } from './view/doors.ts'
export type { View } from './view/index.ts'
