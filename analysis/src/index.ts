export * from './analysis.ts'
export { Analyzing, analyze } from './analyzing.ts'
export {
  MARK_NAMES,
  momentNote,
  momentStory,
  momentValue,
  notApart,
  percentText,
  pointsText,
  shownParts,
  sumParts,
  undecidedStory,
} from './words.ts'
