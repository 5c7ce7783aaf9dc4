import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { GamePicture } from '../../parts/game-picture.tsx'
import './books.css'
import { commonText } from '../../text/common.ts'

/** A row of links to the games; the open one is marked. */
export function GameLinks({ to, here }: { readonly to: string; readonly here?: string | undefined }) {
  return (
    <nav className="game-links" aria-label={commonText.games}>
      {SHELF.map(({ slug, title }) => (
        <Link key={slug} href={`${to}/${slug}`} className="game-link" aria-current={slug === here ? 'page' : undefined}>
          <GamePicture slug={slug} className="game-link__picture" />
          {title}
        </Link>
      ))}
    </nav>
  )
}
