import type { SearchResult } from '@holdout/rules-search'
import { useEffect, useState } from 'react'
import type { GameInfo } from '../worker/messages.ts'

/** The parts of a game's info that the rulebook shows and searches. */
export type Book = Pick<GameInfo, 'rulebook' | 'cards' | 'searchTerms'>

/** Builds the search index of a rulebook once it is needed; null until then. The search itself is loaded on demand. */
export function useRulesSearch(book: Book): ((query: string) => SearchResult) | null {
  const [find, setFind] = useState<((query: string) => SearchResult) | null>(null)
  useEffect(() => {
    let stale = false
    void import('@holdout/rules-search').then(({ RulesSearch }) => {
      const index = new RulesSearch(book)
      if (!stale) setFind(() => (query: string) => index.find(query))
    })
    return () => {
      stale = true
    }
  }, [book])
  return find
}
