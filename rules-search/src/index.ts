export { type RuleHit, RulesSearch, type SearchResult } from './rules-search.ts'
