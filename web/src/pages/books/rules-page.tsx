import { SHELF } from '@holdout/catalog'
import type { About } from '@holdout/engine'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'wouter'
import { usePart } from '../../client/address.ts'
import { useGameInfo } from '../../client/game-info.ts'
import { chapterId, RuleBook } from '../../parts/rule-book.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { rulesText } from '../../text/rules.ts'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { AllRules } from './all-rules.tsx'
import { GameLinks } from './game-links.tsx'

/** The rulebooks. `#UD-52` opens one at a rule, as `?rule=UD-52` did in earlier versions. */
export default function RulesPage({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined)
    return (
      <SitePage title={commonText.rules} here="/rules" lead={rulesText.lead}>
        <GameLinks to="/rules" />
        <AllRules />
      </SitePage>
    )
  const about = SHELF.find(game => game.slug === slug)
  return about ? <OneBook about={about} /> : <NotFoundPage />
}

function OneBook({ about: { slug, title, credits } }: { readonly about: About }) {
  const info = useGameInfo(slug)
  const [search] = useSearchParams()
  const rule = usePart() || (search.get('rule') ?? undefined)
  const [opened, setOpened] = useState(0)
  // A search hides the chapters. A new key reopens the book and shows them again.
  const goTo = (chapter: string): void => {
    if (!document.getElementById(chapterId(chapter))) flushSync(() => setOpened(opened + 1))
    const heading = document.getElementById(chapterId(chapter))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <SitePage title={rulesText.titleOf(title)} heading={title} here="/rules">
      <GameLinks to="/rules" here={slug} />
      <section aria-labelledby="rules-title" className="book book--chapters">
        <div className="book__head">
          <h2 id="rules-title">{commonText.rules}</h2>
          <Link href={`/cards/${slug}`} className="button">
            {commonText.cards}
          </Link>
          <Link href={`/${slug}`} className="button button--open">
            {commonText.play}
          </Link>
        </div>
        {credits && <p className="book__credits">{credits}</p>}
        {info ? (
          <>
            <ul className="chapters" aria-label={rulesText.chapters}>
              {info.rulebook.map(chapter => (
                <li key={chapter.title}>
                  <button type="button" onClick={() => goTo(chapter.title)}>
                    {chapter.title}
                  </button>
                </li>
              ))}
            </ul>
            <RuleBook book={info} at={rule} key={`${rule} ${opened}`} />
          </>
        ) : (
          <p role="status">{rulesText.loading}</p>
        )}
      </section>
    </SitePage>
  )
}
