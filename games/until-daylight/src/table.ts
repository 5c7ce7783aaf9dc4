/** For clients: the types of what they are shown and may do, and the words. No rules. */
export type { CardName, Face, Fate } from './data/box.ts'
export { ownCards } from './data/load.ts'
export { titleOf } from './data/titles.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export type { Move } from './state.ts'
export type { AttackView, ObjectiveView, PlayerView, View } from './view.ts'
export { type WaveFacts, waveOf } from './wave.ts'
