/** For clients: the types of what they are shown and may do, and the words. No rules. */
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { abilityText, textOfCard, titleOf } from './text.ts'
export type { AttackView, PileView, RowView, View, ZombieView } from './view.ts'
