import type { Chapter } from '@holdout/engine'
import { useEffect, useRef, useState } from 'react'
import './rule-book.css'

/** Where a chapter of an open rulebook is to be found on the page. */
export function chapterId(title: string): string {
  return `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** The rulebook, searched by words or by a rule's id. `only`: just the one rule that was asked for. */
export function RuleBook({
  chapters,
  at,
  only = false,
}: {
  readonly chapters: readonly Chapter[]
  readonly at?: string | undefined
  readonly only?: boolean
}) {
  const [wanted, setWanted] = useState('')
  const [all, setAll] = useState(!only)
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'center' })
  }, [])
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = chapters
    .map(chapter => ({
      ...chapter,
      rules: chapter.rules.filter(rule => {
        if (!all) return rule.id === at
        const text = `${rule.id} ${rule.title ?? ''} ${rule.text} ${chapter.title}`.toLowerCase()
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length > 0)
  return (
    <div className="rules">
      {all && (
        <label className="field">
          <span>Search</span>
          <input
            className="input"
            type="search"
            value={wanted}
            onChange={event => setWanted(event.target.value)}
            placeholder="a word, or a rule such as 52"
          />
        </label>
      )}
      {found.length === 0 && <p>{all ? `No rule mentions “${wanted}”.` : `There is no rule ${at}.`}</p>}
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h3 id={chapterId(title)} tabIndex={-1}>
            {title}
          </h3>
          {rules.map(rule => (
            <article
              key={rule.id}
              ref={rule.id === at ? marked : undefined}
              className={`rule ${rule.id === at ? 'is-marked' : ''}`}
            >
              <h4>
                <span className="rule__id">{rule.id}</span> {rule.title}
              </h4>
              <p>{rule.text}</p>
            </article>
          ))}
        </section>
      ))}
      {!all && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          The whole rulebook
        </button>
      )}
    </div>
  )
}
