export * from './analysis.ts'
export { Analyzing, analyze } from './analyzing.ts'
export {
  MARK_NAMES,
  momentNote,
  momentValue,
  notApart,
  percentText,
  pointsText,
  shownParts,
  sumParts,
} from './words.ts'
