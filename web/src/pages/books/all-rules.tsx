import { SHELF } from '@holdout/catalog'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { useGameInfo } from '../../client/game-info.ts'
import { RulesField } from '../../parts/rules-field.tsx'
import { type Book, useRulesSearch } from '../../parts/use-rules-search.ts'
import { rulesText } from '../../text/rules.ts'
import '../../parts/rule-book.css'

/** The number of rules that are shown of each game. */
const MOST = 3

/** The search over the rulebooks of all games. */
export function AllRules() {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  return (
    <div className="rules">
      <RulesField label={rulesText.searchAll} value={typed} change={setTyped} />
      {query !== '' && SHELF.map(({ slug, title }) => <OneGame key={slug} slug={slug} title={title} query={query} />)}
    </div>
  )
}

function OneGame({ slug, title, query }: { readonly slug: string; readonly title: string; readonly query: string }) {
  const info = useGameInfo(slug)
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {info ? <Hits slug={slug} book={info} query={query} /> : <p role="status">{rulesText.loading}</p>}
    </section>
  )
}

function Hits({ slug, book, query }: { readonly slug: string; readonly book: Book; readonly query: string }) {
  const find = useRulesSearch(book)
  if (!find) return <p role="status">{rulesText.loadingSearch}</p>
  const { rules, exact } = find(query)
  if (rules.length === 0 || !exact) return <p>{rulesText.results(query, 0, true)}</p>
  return rules.slice(0, MOST).map(({ rule }) => (
    <article key={rule.id} className="rule">
      <h4>
        <Link href={`/rules/${slug}#${rule.id}`}>
          <span className="rule__id">{rule.id}</span> {rule.title}
        </Link>
      </h4>
      <p>{rule.text}</p>
    </article>
  ))
}
