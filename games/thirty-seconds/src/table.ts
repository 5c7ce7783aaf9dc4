/**
 * The entry for clients: types of views and moves, limits, reach and texts, and the data and score of the companion.
 */
export { FACE_DOWN, hasSupplyIcon, idOf, isDamagedLabel, type Label } from './data/labels.ts'
export {
  againCard,
  attackCardNamed,
  CHARACTERS,
  costOfTactic,
  modeNamed,
  zombieNamed,
} from './data/load.ts'
export { type AiStep, type ChartEntry, SOLO_DECKS } from './data/solo.ts'
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { ACTION_COST } from './rules/costs.ts'
export { type Run, scoreLines } from './rules/score.ts'
export { abilityText, textOfCard, titleOf } from './say/cards.ts'
export { detailOf } from './say/detail.ts'
export { drawsHidden, zombieThere } from './say/parts.ts'
export { chartText, sectionTitle, soloStepText } from './say/solo.ts'
export { countOf, reachOf, sayEffect, sayUse, usesOf } from './say/weapons.ts'
export { cardIn, SLOTS, type Slot } from './slots.ts'
export { FULL_HEALTH, HAND_LIMITS, ROWS, STREET, SURVIVOR, sideOf, ZOMBIE } from './state.ts'
export { isWholeRow, rowOfTarget, type Target, targetAt, wholeRow, zombieOn } from './targets.ts'
export { damageOf } from './view/damage.ts'
export type { AttackView, PileView, RowView, View, ZombieView } from './view/index.ts'
export { attackDeckLeft, oddsOf, strikersIn } from './view/odds.ts'
