export * from './analysis.ts'
export { Analyzing, analyze } from './analyzing.ts'
export {
  isExamined,
  MARK_NAMES,
  momentNote,
  momentValue,
  notApart,
  othersOf,
  percentText,
  pointsText,
  sumParts,
} from './words.ts'
