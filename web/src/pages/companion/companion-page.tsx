import { SHELF } from '@holdout/catalog'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import './shelf.css'
import { companionText } from '../../text/companion.ts'

/** The trackers of each game, loaded when they are opened. */
const COMPANIONS: Readonly<Record<string, ComponentType>> = {
  'until-dawn': lazy(() => import('./dawn-companion.tsx')),
  'until-daylight': lazy(() => import('./daylight/daylight-companion.tsx')),
  'zombie-town': lazy(() => import('./town-companion.tsx')),
  'viral-dawn': lazy(() => import('./highway-companion.tsx')),
  'thirty-seconds': lazy(() => import('./thirty/thirty-companion.tsx')),
}

/** Tools for people who play the boxed game: a phone on the table. It deals no cards. */
export default function CompanionPage({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined)
    return (
      <SitePage title={companionText.title} here="/companion" lead={companionText.lead}>
        <ul className="box-shelf">
          {SHELF.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={`/companion/${slug}`} className="box-shelf__box">
                <GamePicture slug={slug} className="box-shelf__picture" />
                <span>
                  <b>{title}</b>
                  <br />
                  {companionText.features[slug]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </SitePage>
    )
  const Companion = Object.hasOwn(COMPANIONS, slug) ? COMPANIONS[slug] : null
  if (Companion === null) return <NotFoundPage />
  return (
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <Companion />
    </Suspense>
  )
}
