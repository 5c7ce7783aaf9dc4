export { type Candidate, Search } from './search.ts'
export type { SearchSettings } from './settings.ts'
