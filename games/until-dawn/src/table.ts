/** For clients: the types of what they are shown and may do, and the words. No rules. */
export { type CardName, type Colour, cardNamed } from './data/load.ts'
export type { DoorView, ZombieView } from './door-view.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { clockTime, entranceTitle, textOfCard } from './say.ts'
export { BARRICADES, BITE_LIMIT, ENTRANCES, type Entrance, type Move } from './state.ts'
export type { View } from './view.ts'
