/** The entry for clients: views, moves, events and texts, without the rules. */
export { type CardId, kindOf, strengthOf, titleOfCard } from './data/load.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export type { Move } from './state.ts'
export { BAG } from './state.ts'
export type { PlayerView, View } from './view/index.ts'
