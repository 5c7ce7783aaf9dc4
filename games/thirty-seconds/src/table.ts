/** The entry for clients: types of views and moves, texts, and the data and score of the companion. */
export { type AiStep, CHARACTERS, type ChartEntry, type Mode, modeNamed, SOLO_DECKS, supplyNamed } from './data/load.ts'
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { type Run, scoreLines } from './rules/score.ts'
export { abilityText, chartText, sectionTitle, soloStepText, textOfCard, titleOf } from './say/cards.ts'
export type { AttackView, PileView, RowView, View, ZombieView } from './view/index.ts'
