export * from './analysis.ts'
