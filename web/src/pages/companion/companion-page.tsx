import { SHELF } from '@holdout/catalog'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import './shelf.css'

/** Each box has trackers of its own, loaded when it is opened. */
const COMPANIONS: Readonly<Record<string, ComponentType>> = {
  'until-dawn': lazy(() => import('./dawn-companion.tsx')),
  'until-daylight': lazy(() => import('./daylight/daylight-companion.tsx')),
  'zombie-town': lazy(() => import('./town-companion.tsx')),
  'viral-dawn': lazy(() => import('./highway-companion.tsx')),
  'thirty-seconds': lazy(() => import('./thirty/thirty-companion.tsx')),
}

/** What each companion does, in a line. */
const DOES: Readonly<Record<string, string>> = {
  'until-dawn': 'Time and zombie markers, shells, planks, bite pile',
  'until-daylight': 'Search timer with a hidden gong, waves, wheels, dice',
  'zombie-town': 'Days, zombies to move, points',
  'viral-dawn': 'Miles and resources checked, match score',
  'thirty-seconds': 'Clock for both sides, solo zombies, score sheet',
}

/** For people with the box on the table: one phone in the middle, no cards dealt. */
export default function CompanionPage({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined)
    return (
      <SitePage
        title="Companion for the box"
        here="/companion"
        lead="You have the game on the table? Put a phone beside it: clocks, dice, counters. It works with the network off."
      >
        <ul className="box-shelf">
          {SHELF.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={`/companion/${slug}`} className="box-shelf__box">
                <GamePicture slug={slug} className="box-shelf__picture" />
                <span>
                  <b>{title}</b>
                  <br />
                  {DOES[slug]}
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
