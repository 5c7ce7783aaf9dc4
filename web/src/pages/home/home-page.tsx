import cards from 'icon:card-random'
import cap from 'icon:graduate-cap'
import lantern from 'icon:lantern-flame'
import book from 'icon:open-book'
import tower from 'icon:radio-tower'
import glass from 'icon:sands-of-time'
import scroll from 'icon:scroll-unfurled'
import friends from 'icon:three-friends'
import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { GameTile } from '../../parts/game-tile.tsx'
import { Icon } from '../../parts/icon.tsx'
import sky from '../../parts/pictures/sky.svg?no-inline'
import { SiteBar } from '../../parts/site-bar.tsx'
import { SiteFooter } from '../../parts/site-page.tsx'
import { SiteTabs } from '../../parts/site-tabs.tsx'
import { useArrival } from '../../parts/use-arrival.ts'
import { ContinueStrip } from './continue-strip.tsx'
import './home.css'

const DOORS = [
  ['/learn', cap, 'Learn a game', 'Five minutes at the real table, no rulebook'],
  ['/companion', glass, 'Companion for the box', 'Clocks, dice and counters beside the real thing'],
  ['/online', tower, 'Friends elsewhere', 'Open a table, send them the link'],
  ['/rules', book, 'The rules', 'Every rule with its number, searched'],
  ['/cards', cards, 'Every card', 'What it says, how many, whose numbers'],
  ['/saved', scroll, 'Saved games and replays', 'Go on, look back, take a file along'],
] as const

/** One night from left to right: the sky over the heading, and five games that go on with it. */
export default function HomePage() {
  const heading = useArrival('Holdout: five zombie games, one long night')
  return (
    <div className="home">
      <img className="home__sky" src={sky} alt="" />
      <div className="home__page">
        <div className="is-night">
          <SiteBar here="/" />
        </div>
        <main id="main" tabIndex={-1}>
          <section className="hero is-night" aria-label="Start">
            <h1 ref={heading} tabIndex={-1}>
              Last until morning.
            </h1>
            <p className="hero__more">
              Five zombie games for one long night. Play alone, with bots, around one screen, or online by a link. No
              account, nothing to install.
            </p>
            <div className="hero__go">
              <Link href="/quick/until-dawn" className="button button--main hero__play">
                <Icon of={lantern} />
                Play now
              </Link>
              <Link href="/together" className="button hero__together">
                <Icon of={friends} />
                Around one screen
              </Link>
              <span className="hero__note">
                Starts Until Dawn, solo,
                <br />
                with undo on.
              </span>
            </div>
          </section>
          <ContinueStrip />
          <ul className="tiles" aria-label="Games">
            {SHELF.map(about => (
              <li key={about.slug}>
                <GameTile about={about} href={`/setup/${about.slug}`} />
              </li>
            ))}
          </ul>
          <nav className="doors" aria-label="More">
            {DOORS.map(([path, icon, title, more]) => (
              <Link key={path} href={path} className="door">
                <Icon of={icon} />
                <span>
                  <b>{title}</b>
                  <br />
                  {more}
                </span>
              </Link>
            ))}
          </nav>
        </main>
        <SiteFooter />
      </div>
      <SiteTabs here="/" />
    </div>
  )
}
