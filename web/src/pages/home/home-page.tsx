import cards from 'icon:card-random'
import cap from 'icon:graduate-cap'
import lantern from 'icon:lantern-flame'
import book from 'icon:open-book'
import podium from 'icon:podium'
import tower from 'icon:radio-tower'
import glass from 'icon:sands-of-time'
import scroll from 'icon:scroll-unfurled'
import friends from 'icon:three-friends'
import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { SOLO } from '../../client/solo-game.ts'
import { isFirstVisit } from '../../learn/first-visit.ts'
import { GameTile } from '../../parts/game-tile.tsx'
import { Icon } from '../../parts/icon.tsx'
import sky from '../../parts/pictures/sky.svg?no-inline'
import { SiteBar } from '../../parts/site-bar.tsx'
import { SiteFooter } from '../../parts/site-page.tsx'
import { SiteTabs } from '../../parts/site-tabs.tsx'
import { useArrival } from '../../parts/use-arrival.ts'
import { ContinueStrip } from './continue-strip.tsx'
import { DailyNote } from './daily-note.tsx'
import { JoinForm } from './join-form.tsx'
import './home.css'
import { commonText } from '../../text/common.ts'
import { homeText } from '../../text/home.ts'

const DOORS = [
  ['/learn', cap, ...homeText.learn],
  ['/companion', glass, ...homeText.companion],
  ['/online', tower, ...homeText.online],
  ['/rules', book, ...homeText.rules],
  ['/cards', cards, ...homeText.cards],
  ['/saved', scroll, ...homeText.saved],
  ['/records', podium, ...homeText.records],
] as const

/** The home page: the sky over the heading, games to continue, all games, and links to the rest. */
export default function HomePage() {
  const heading = useArrival(homeText.pageTitle)
  return (
    <div className="home">
      <img className="home__sky" src={sky} alt="" />
      <div className="home__page">
        <div className="is-night">
          <SiteBar here="/">
            <JoinForm />
          </SiteBar>
        </div>
        <main id="main" tabIndex={-1}>
          <section className="hero is-night" aria-label={homeText.start}>
            <h1 ref={heading} tabIndex={-1}>
              {homeText.heading}
            </h1>
            <p className="hero__more">{homeText.lead}</p>
            <div className="hero__go">
              <Link
                href={isFirstVisit(SOLO.slug) ? `/quick/${SOLO.slug}?preset=first-game` : `/quick/${SOLO.slug}`}
                className="button button--main hero__play"
              >
                <Icon of={lantern} />
                {homeText.playNow}
              </Link>
              <Link href="/together" className="button hero__together">
                <Icon of={friends} />
                {homeText.shareScreen}
              </Link>
              <span className="hero__note">{homeText.playNowNote(SOLO.title)}</span>
            </div>
          </section>
          <DailyNote />
          <ContinueStrip />
          <ul className="tiles" aria-label={commonText.games}>
            {SHELF.map(about => (
              <li key={about.slug}>
                <GameTile about={about} href={`/${about.slug}`} />
              </li>
            ))}
          </ul>
          <nav className="doors" aria-label={homeText.more}>
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
