export * from './grammar.ts'
export * from './plain.ts'
export * from './you.ts'
