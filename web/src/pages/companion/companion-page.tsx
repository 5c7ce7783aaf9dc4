import { SHELF } from '@holdout/catalog'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import './shelf.css'
import { companionText } from '../../text/companion.ts'

/** The companions, by the name of their folder, loaded when they are opened. */
const COMPANIONS = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../../companion/*/index.tsx')).map(([path, load]) => [
    path.split('/').at(-2),
    lazy(load),
  ]),
)

/** Tools for people who play the boxed game: a phone on the table. It deals no cards. */
export default function CompanionPage({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined)
    return (
      <SitePage title={companionText.title} here="/companion" lead={companionText.lead}>
        <ul className="box-shelf">
          {SHELF.filter(({ slug }) => Object.hasOwn(COMPANIONS, slug)).map(({ slug, title, companion }) => (
            <li key={slug}>
              <Link href={`/companion/${slug}`} className="box-shelf__box">
                <GamePicture slug={slug} className="box-shelf__picture" />
                <span>
                  <b>{title}</b>
                  <br />
                  {companion}
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
