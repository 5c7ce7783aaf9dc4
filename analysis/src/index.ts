export * from './analysis.ts'
export { Analyzing, analyze } from './analyzing.ts'
