export { candidatesIn, playoutMove } from './policy.ts'
export { type Candidate, Search } from './search.ts'
export { settingsFor } from './searcher.ts'
export type { SearchSettings } from './settings.ts'
