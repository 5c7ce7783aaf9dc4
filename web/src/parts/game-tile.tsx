import person from 'icon:person'
import stopwatch from 'icon:stopwatch'
import type { About } from '@holdout/engine'
import { Link } from 'wouter'
import { tileText } from '../text/home.ts'
import { GamePicture } from './game-picture.tsx'
import { Icon } from './icon.tsx'

/** A game on the shelf; the whole tile is one link. */
export function GameTile({ about, href }: { readonly about: About; readonly href: string }) {
  const { slug, title, hook, mood, players, minutes } = about
  return (
    <Link href={href} className="tile">
      <GamePicture slug={slug} className="tile__picture" />
      <div className="tile__body">
        <h2 className="tile__name">{title}</h2>
        <span className="tile__hook">{hook}</span>
        <span className="tile__mood">
          <span>{mood}</span>
          <span className="tile__go">{tileText.play}</span>
        </span>
        <span className="tile__facts">
          <span>
            <Icon of={person} /> {tileText.players(players)}
          </span>
          <span>
            <Icon of={stopwatch} /> {tileText.minutes(minutes)}
          </span>
        </span>
      </div>
    </Link>
  )
}
