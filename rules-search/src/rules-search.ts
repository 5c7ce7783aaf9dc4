import type { CardFace, Chapter, Rule, SearchTerms } from '@holdout/engine'
import { idsNamed } from './rule-ids.ts'
import { nearestWord } from './spelling.ts'
import { COMMON, Synonyms } from './synonyms.ts'
import { questionTerm, stem, term, termsOf, words } from './terms.ts'
import { TextIndex } from './text-index.ts'

/** The parts of a game that are searched. */
export interface Searchable {
  readonly rulebook: readonly Chapter[]
  readonly cards: readonly CardFace[]
  readonly searchTerms?: SearchTerms | undefined
}

export interface RuleHit {
  readonly rule: Rule
  readonly chapter: string
}

export interface SearchResult {
  /** Best first. */
  readonly rules: readonly RuleHit[]
  readonly cards: readonly CardFace[]
  /**
   * False if no word of the query occurs in the rulebook or begins a word there. The hits are then the rules with the
   * nearest words.
   */
  readonly exact: boolean
}

/** Hits far below the best one are left out, but a few are always shown. */
const WORTH_SHOWING = 0.3
const FEWEST = 3
const MOST_RULES = 12
const MOST_CARDS = 6
/** A card is shown if it contains at least this share of the query's words. Most questions about rules name no card. */
const CARD_SHARE = 0.6
/** The weight of a listed question relative to the rule's own text. */
const QUESTION_WEIGHT = 1.6
/** The extra weight if a listed question has exactly the words of the query, question words aside. */
const SAME_WORDS = 1.5

/**
 * A full-text index of one game's rulebook and cards. Build it once per game: building costs far more than a search.
 */
export class RulesSearch {
  private readonly synonyms: Synonyms
  private readonly rules: TextIndex
  private readonly questions: TextIndex
  /** The words of the rules and the listed questions, as written. */
  private readonly written: ReadonlySet<string>
  /** The words of each listed question in alphabetical order. */
  private readonly wordings = new Map<string, string>()
  private readonly cards: TextIndex
  private readonly ruleById = new Map<string, RuleHit>()
  private readonly cardById = new Map<string, CardFace>()

  constructor({ rulebook, cards, searchTerms }: Searchable) {
    this.synonyms = new Synonyms([...COMMON, ...(searchTerms?.synonyms ?? [])])
    const asked = Object.entries(searchTerms?.asked ?? {})
    for (const chapter of rulebook)
      for (const rule of chapter.rules) this.ruleById.set(rule.id, { rule, chapter: chapter.title })
    for (const card of cards) this.cardById.set(card.id, card)
    this.rules = new TextIndex(
      [...this.ruleById.values()].map(({ rule: { id, title = '', text }, chapter }) => ({ id, title, text, chapter })),
      term,
    )
    this.questions = new TextIndex(
      asked.flatMap(([id, phrases]) =>
        phrases.map((title, at) => ({ id: `${id}#${at}`, title, text: '', chapter: '' })),
      ),
      questionTerm,
    )
    for (const [id, phrases] of asked)
      for (const [at, phrase] of phrases.entries()) this.wordings.set(`${id}#${at}`, wordingOf(termsOf(phrase, term)))
    const texts = [...this.ruleById.values()].flatMap(({ rule: { title = '', text } }) => [title, text])
    this.written = new Set([...texts, ...asked.flatMap(([, phrases]) => phrases)].flatMap(words))
    this.cards = new TextIndex(
      cards.map(({ id, title, text, kind }) => ({ id, title, text, chapter: kind })),
      term,
    )
  }

  /** Finds rules and cards for a question, words, or a rule number in any spelling. */
  find(typed: string): SearchResult {
    const ids = idsNamed(typed, [...this.ruleById.keys()])
    if (ids && ids.length > 0) return { rules: ids.flatMap(id => this.ruleById.get(id) ?? []), cards: [], exact: true }
    const query = this.respell(typed)
    const asked = termsOf(query, term)
    if (asked.length === 0 && termsOf(query, questionTerm).length < 2) return { rules: [], cards: [], exact: true }
    const synonyms = this.synonyms.expand(query)
    return {
      rules: best(this.ruleScores(query, asked, synonyms), MOST_RULES).flatMap(id => this.ruleById.get(id) ?? []),
      cards: best(this.cards.scores(asked, synonyms, CARD_SHARE), MOST_CARDS).flatMap(
        id => this.cardById.get(id) ?? [],
      ),
      exact: this.isExact(typed),
    }
  }

  private isExact(typed: string): boolean {
    const terms = termsOf(typed, term)
    return terms.length === 0 || this.synonyms.expand(typed).size > 0 || terms.some(one => this.knows(one))
  }

  /** Scores a rule by its own text and by its most similar listed question. */
  private ruleScores(
    query: string,
    asked: readonly string[],
    synonyms: ReadonlyMap<string, readonly string[]>,
  ): Map<string, number> {
    const scores = this.rules.scores(asked, synonyms)
    const byQuestion = new Map<string, number>()
    const wording = wordingOf(asked)
    for (const [id, likeness] of this.questions.scores(termsOf(query, questionTerm), synonyms)) {
      const rule = id.slice(0, id.indexOf('#'))
      const score = this.wordings.get(id) === wording ? likeness * SAME_WORDS : likeness
      byQuestion.set(rule, Math.max(score, byQuestion.get(rule) ?? 0))
    }
    for (const [rule, score] of byQuestion) scores.set(rule, (scores.get(rule) ?? 0) + score * QUESTION_WEIGHT)
    return scores
  }

  /**
   * Spells words as the rulebook does: "black out" → "blackout", "bitepile" → "bite pile", "durabilty" → "durability".
   */
  private respell(query: string): string {
    const known = (word: string): boolean => this.rules.has(stem(word)) || this.cards.has(stem(word))
    const strange = (word: string): boolean =>
      term(word) !== null && !known(word) && !this.questions.has(stem(word)) && this.synonyms.expand(word).size === 0
    const result: string[] = []
    for (const word of words(query)) {
      const before = result.at(-1) ?? ''
      const both = before + word
      if (term(before) !== null && term(word) !== null && (strange(before) || strange(word)) && known(both))
        result.splice(-1, 1, both)
      else if (strange(word)) result.push(...(halves(word).find(parts => parts.every(known)) ?? [this.corrected(word)]))
      else result.push(word)
    }
    return result.join(' ')
  }

  /** Replaces a misspelled word by the nearest word of the rulebook, unless it begins one. */
  private corrected(word: string): string {
    return this.knows(stem(word)) ? word : (nearestWord(word, this.written) ?? word)
  }

  private knows(one: string): boolean {
    return [this.rules, this.questions, this.cards].some(i => i.begins(one))
  }
}

function wordingOf(terms: readonly string[]): string {
  return [...terms].sort().join(' ')
}

/** All ways to split a word into two of at least three letters. */
function halves(word: string): string[][] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
}

function best(scores: ReadonlyMap<string, number>, most: number): string[] {
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const top = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, score], place) => place < FEWEST || score >= top * WORTH_SHOWING)
    .slice(0, most)
    .map(([id]) => id)
}
