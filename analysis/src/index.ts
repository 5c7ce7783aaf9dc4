export * from './analysis.ts'
export { Analyzing, analyze } from './analyzing.ts'
export { MARK_NAMES, momentNote, momentValue, percentText, pointsText, sumParts } from './words.ts'
