import MiniSearch from 'minisearch'
import { termsOf, words } from './terms.ts'

export interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly chapter: string
}

const FIELDS = ['title', 'text', 'chapter'] as const
const BOOST = { title: 2.5, text: 1, chapter: 0.8 }
const SYNONYM_WEIGHT = 0.4
/** The share that a word matched only by a synonym adds to the matched part of the query. */
const SYNONYM_SHARE = 0.5
/** The weight of question words. They help to compare two questions, but the other words matter more. */
const QUESTION_WORD_WEIGHT = 0.6
const QUESTION_WORD_SHARE = 0.4
const BM25 = { k: 1.2, b: 0.6, d: 0.3 }

/** An index of short entries, scored against the terms of a query. */
export class TextIndex {
  private readonly index: MiniSearch<IndexEntry>
  /** The number of entries that contain each term. */
  private readonly vocabulary = new Map<string, number>()
  private readonly size: number

  /** `term` gives the form under which a word is indexed, or null. */
  constructor(entries: readonly IndexEntry[], term: (word: string) => string | null) {
    this.index = new MiniSearch<IndexEntry>({ fields: [...FIELDS], tokenize: words, processTerm: term })
    this.index.addAll(entries)
    this.size = entries.length
    for (const entry of entries)
      for (const one of new Set(FIELDS.flatMap(field => termsOf(entry[field], term))))
        this.vocabulary.set(one, (this.vocabulary.get(one) ?? 0) + 1)
  }

  has(one: string): boolean {
    return this.vocabulary.has(one)
  }

  /** True if a word of the entries begins with this term. */
  begins(one: string): boolean {
    return (
      this.vocabulary.has(one) || (one.length >= 3 && [...this.vocabulary.keys()].some(known => known.startsWith(one)))
    )
  }

  /** The score of each entry that has at least this share of the terms. Synonyms and misspelled terms count less. */
  scores(terms: readonly string[], synonyms: ReadonlyMap<string, readonly string[]>, least = 0): Map<string, number> {
    const meant = new Set([...synonyms].flatMap(([one, stoodFor]) => (this.vocabulary.has(one) ? stoodFor : [])))
    const unknown = (one: string): boolean => !this.vocabulary.has(one) && !meant.has(one)
    // The terms are already stemmed. Prefixes and typing errors are tried only if no word or synonym matches.
    const matches = this.index.search([...terms, ...synonyms.keys()].join(' '), {
      combineWith: 'OR',
      tokenize: text => text.split(' '),
      processTerm: one => one,
      boost: BOOST,
      prefix: one => one.length >= 3 && unknown(one),
      fuzzy: one => one.length >= 4 && unknown(one) && 0.25,
      boostTerm: one => this.synonymWeight(one, synonyms.get(one)) ?? (one.startsWith('?') ? QUESTION_WORD_WEIGHT : 1),
      bm25: BM25,
    })
    const scores = new Map<string, number>()
    for (const { id, score, queryTerms } of matches) {
      const share = shareOf(terms, queryTerms, synonyms)
      // Entries with more of the query's words come first: one rare word must not outweigh three matching ones.
      if (share >= least) scores.set(id as string, score * (0.35 + 0.65 * share))
    }
    return scores
  }

  /** A synonym counts less than the query's own word, even if the synonym is rarer. */
  private synonymWeight(one: string, stoodFor: readonly string[] | undefined): number | undefined {
    if (!stoodFor) return undefined
    return SYNONYM_WEIGHT * Math.min(1, Math.max(...stoodFor.map(of => this.rarity(of))) / this.rarity(one))
  }

  private rarity(one: string): number {
    const known = this.vocabulary.get(one) ?? 0
    return Math.log(1 + (this.size - known + 0.5) / (known + 0.5))
  }
}

/** The share of the query that is matched, by its own words or by synonyms. */
function shareOf(
  terms: readonly string[],
  matched: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): number {
  const meant = new Set(matched.flatMap(one => synonyms.get(one) ?? []))
  const weight = (one: string): number => (one.startsWith('?') ? QUESTION_WORD_SHARE : 1)
  const share = (one: string): number => (matched.includes(one) ? 1 : meant.has(one) ? SYNONYM_SHARE : 0) * weight(one)
  const sum = (of: (one: string) => number): number => terms.reduce((total, one) => total + of(one), 0)
  return terms.length === 0 ? 0 : sum(share) / sum(weight)
}
