import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { version } from '../../../package.json'
import { InstallButton } from '../../parts/install-button.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { aboutText } from '../../text/about.ts'
import { siteText } from '../../text/site.ts'
import { ICON_AUTHORS } from './icon-authors.ts'

export default function AboutPage() {
  return (
    <SitePage title={aboutText.title} here="/about" lead={aboutText.lead}>
      <section className="panel" aria-labelledby="about-what">
        <h2 id="about-what">{aboutText.what}</h2>
        <p>{aboutText.whatText(SHELF.map(({ title }) => title))}</p>
        <p>{aboutText.version(version)}</p>
        <p>
          <Link href="/how-it-thinks">{siteText.howItThinks}</Link>
        </p>
        <InstallButton />
      </section>
      <section className="panel" aria-labelledby="about-games">
        <h2 id="about-games">{aboutText.games}</h2>
        <ul>
          {SHELF.map(({ slug, title, credits }) => (
            <li key={slug}>
              <b>{title}</b>
              {credits && `: ${credits}`}
            </li>
          ))}
        </ul>
        <p>{aboutText.rulings}</p>
      </section>
      <section className="panel" aria-labelledby="about-private">
        <h2 id="about-private">{aboutText.privacy}</h2>
        <p>{aboutText.privacyLocal}</p>
        <p>{aboutText.privacyOnline}</p>
      </section>
      <section className="panel" aria-labelledby="about-thanks">
        <h2 id="about-thanks">{aboutText.credits}</h2>
        <p>
          {aboutText.icons[0]}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {aboutText.icons[1]}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
          {aboutText.iconAuthors(ICON_AUTHORS)}
        </p>
        <p>{aboutText.fonts}</p>
        <p>{aboutText.pictures}</p>
      </section>
    </SitePage>
  )
}
