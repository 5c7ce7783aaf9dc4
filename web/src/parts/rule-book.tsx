import type { Chapter, Rule, SearchTerms } from '@holdout/engine'
import { useEffect, useRef, useState } from 'react'
import { RulesField } from './rules-field.tsx'
import { type Book, useRulesSearch } from './use-rules-search.ts'
import './rule-book.css'
import { commonText } from '../text/common.ts'
import { rulesText } from '../text/rules.ts'

/** The element id of a chapter's heading. */
export function chapterId(title: string): string {
  return `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** The rulebook with its search. `at` marks a rule; `only` shows just that rule until the reader asks for the rest. */
export function RuleBook({
  book,
  at,
  only = false,
}: {
  readonly book: Book
  readonly at?: string | undefined
  readonly only?: boolean
}) {
  const [all, setAll] = useState(!only)
  if (all) return <WholeBook book={book} at={at} />
  const rule = book.rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === at)
  return (
    <div className="rules">
      {rule ? <RuleArticle rule={rule} marked /> : <p>{rulesText.noRule(at)}</p>}
      <button type="button" className="button" onClick={() => setAll(true)}>
        {rulesText.openRulebook}
      </button>
    </div>
  )
}

function WholeBook({ book, at }: { readonly book: Book; readonly at: string | undefined }) {
  const [query, setQuery] = useState('')
  return (
    <div className="rules">
      <RulesField label={rulesText.search} value={query} change={setQuery} />
      {query.trim() === '' ? (
        <>
          <Examples terms={book.searchTerms} ask={setQuery} />
          <Chapters chapters={book.rulebook} at={at} />
        </>
      ) : (
        <Results book={book} query={query} />
      )}
    </div>
  )
}

function Examples({ terms, ask }: { readonly terms: SearchTerms | undefined; readonly ask: (query: string) => void }) {
  if (!terms || terms.examples.length === 0) return null
  return (
    <ul className="rules__examples" aria-label={rulesText.examples}>
      {terms.examples.map(question => (
        <li key={question}>
          <button type="button" className="button" onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Chapters({ chapters, at }: { readonly chapters: readonly Chapter[]; readonly at: string | undefined }) {
  return chapters.map(({ title, rules }) => (
    <section key={title}>
      <h3 id={chapterId(title)} tabIndex={-1}>
        {title}
      </h3>
      {rules.map(rule => (
        <RuleArticle key={rule.id} rule={rule} marked={rule.id === at} />
      ))}
    </section>
  ))
}

function Results({ book, query }: { readonly book: Book; readonly query: string }) {
  const find = useRulesSearch(book)
  if (!find) return <p role="status">{rulesText.loadingSearch}</p>
  const { rules, cards, exact } = find(query)
  return (
    <>
      <p role="status">{rulesText.results(query.trim(), rules.length + cards.length, exact)}</p>
      {rules.map(({ rule, chapter }) => (
        <RuleArticle key={rule.id} rule={rule} chapter={chapter} />
      ))}
      {cards.length > 0 && (
        <section>
          <h3>{commonText.cards}</h3>
          {cards.map(card => (
            <article key={card.id} className="rule">
              <h4>
                {card.title} × {card.count}
              </h4>
              <p>{card.text}</p>
            </article>
          ))}
        </section>
      )}
    </>
  )
}

function RuleArticle({
  rule,
  chapter,
  marked = false,
}: {
  readonly rule: Rule
  readonly chapter?: string
  readonly marked?: boolean
}) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (marked) article.current?.scrollIntoView({ block: 'center' })
  }, [marked])
  return (
    <article ref={article} className={`rule ${marked ? 'is-marked' : ''}`}>
      <h4>
        <span className="rule__id">{rule.id}</span> {rule.title}
        {chapter && <small className="rule__chapter">{chapter}</small>}
        {rule.source === 'ours' && <small className="rule__ours">{rulesText.ourRuling}</small>}
      </h4>
      <p>{rule.text}</p>
    </article>
  )
}
