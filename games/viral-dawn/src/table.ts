/** For clients: the types of what they are shown and may do, and the words. No rules. */
export { type Code, cardOf, FACES, type Face, type Kind, type Suit } from './data/load.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { refuse } from './refuse.ts'
export { resourceOf, textOfCard, titleOfCard, titleOfPlace, titleOfSeat } from './say.ts'
export type { How, Move } from './state.ts'
export type { PlaceView, PlayerView, Question, ResultView, View } from './view.ts'
