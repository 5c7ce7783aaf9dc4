export * from './daily/challenge.ts'
export * from './daily/days.ts'
export * from './daily/result.ts'
