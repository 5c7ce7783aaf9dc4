/** For clients: the types of what they are shown and may do, and the words. No rules. */
export type { CardName } from './data/box.ts'
export { titleOf } from './data/titles.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export type { Move } from './state.ts'
export type { AttackView, ObjectiveView, PlayerView, View } from './view.ts'
