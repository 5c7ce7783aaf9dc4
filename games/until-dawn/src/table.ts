/** The entry for clients: views, moves, events and texts, without the rules. */
export { type CardName, type Color, cardNamed } from './data/load.ts'
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { ATTACK_TEXT, clockTime, entranceTitle, REBECCA_TEXT, shortTextOf, textOfCard } from './say/parts.ts'
export { BARRICADES, BITE_LIMIT, ENTRANCES, type Entrance } from './state.ts'
export { attackOfTop, needsRebecca, setWithDrawn } from './view/threats.ts'
export type { DoorView, View, ZombieView } from './view/types.ts'
