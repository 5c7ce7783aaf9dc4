/** The entry for clients: views, moves, events, facts about layouts, and texts. */
export { type Code, cardOf, FACES, type Face, type Kind, SUITS, type Suit } from './data/load.ts'
export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { cardsShort } from './rules/distance.ts'
export { milesOf, ROAD } from './rules/safe-zone.ts'
export { winningSplit } from './rules/split.ts'
export { resourceOf, textOfCard, titleOfCard, titleOfPlace } from './say/parts.ts'
export { additionLabel, additionNote, additionResult, helpFor, LACKS, needsOf, RESHUFFLE } from './say/standing.ts'
export type { How } from './state.ts'
export type { PlaceView, PlayerView, Question, ResultView, View } from './view/index.ts'
export { drawOdds, unseenIn } from './view/odds.ts'
export {
  additionOf,
  faceOf,
  milesRange,
  type Role,
  type Standing,
  standingOf,
  standingWithout,
  type Winners,
  winnersFor,
  winsByLaying,
  wonStanding,
} from './view/standing.ts'
