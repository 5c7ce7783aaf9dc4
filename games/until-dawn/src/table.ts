/** For clients: the types of what they are shown and may do, and the words. No rules. */
export type { CardName, Colour } from './data/load.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { clockTime, entranceTitle, textOfCard } from './say.ts'
export type { Entrance, Move } from './state.ts'
export type { DoorView, View, ZombieView } from './view.ts'
