/** The entry for clients: types of view, move and event, the board and card texts, without the rules. */
export { BOARD, BUILDINGS, distance, isBuilding, locNamed, nameOf } from './data/board.ts'
export { COMBAT, FACES } from './data/load.ts'
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { type Points, pointsOf, rank } from './rules/ranking.ts'
export { placeName, textOfCard, worthOf } from './say/parts.ts'
export type { BuildingView, GunView, PawnView, PlayerView, SurvivorView, View } from './view/types.ts'
