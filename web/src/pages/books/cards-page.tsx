import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { useGameInfo } from '../../client/game-info.ts'
import { CardList } from '../../parts/card-list.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { cardsText } from '../../text/cards.ts'
import { commonText } from '../../text/common.ts'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { GameLinks } from './game-links.tsx'

/** Every card of every game with its text, count and source. */
export default function CardsPage({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined)
    return (
      <SitePage title={commonText.cards} here="/cards" lead={cardsText.lead}>
        <GameLinks to="/cards" />
      </SitePage>
    )
  const about = SHELF.find(game => game.slug === slug)
  return about ? <OneDeck slug={slug} title={about.title} /> : <NotFoundPage />
}

function OneDeck({ slug, title }: { readonly slug: string; readonly title: string }) {
  const info = useGameInfo(slug)
  return (
    <SitePage title={cardsText.titleOf(title)} heading={title} here="/cards">
      <GameLinks to="/cards" here={slug} />
      <section aria-labelledby="cards-title" className="book">
        <div className="book__head">
          <h2 id="cards-title">{commonText.cards}</h2>
          <Link href={`/rules/${slug}`} className="button">
            {commonText.rules}
          </Link>
          <Link href={`/${slug}`} className="button button--open">
            {commonText.play}
          </Link>
        </div>
        {info ? <CardList cards={info.cards} /> : <p role="status">{cardsText.loading}</p>}
      </section>
    </SitePage>
  )
}
