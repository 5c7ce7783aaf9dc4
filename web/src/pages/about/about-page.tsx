import { SHELF } from '@holdout/catalog'
import { version } from '../../../package.json'
import { InstallButton } from '../../parts/install-button.tsx'
import { listed } from '../../parts/save-words.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { ICON_AUTHORS } from './icon-authors.ts'

export default function AboutPage() {
  return (
    <SitePage
      title="About"
      here="/about"
      lead="Holdout is a home for zombie-survival tabletop games: play them, replay them, and look up why."
    >
      <section className="panel" aria-labelledby="about-what">
        <h2 id="about-what">What this is</h2>
        <p>
          {listed(SHELF.map(({ title }) => title))}: alone, with bots, with several people around one screen, or online
          with whoever has the link. Every choice that is barred says why, with the rule; every deal has a seed that
          brings it back; every game can be replayed.
        </p>
        <p>
          Version {version}. Free software under the MIT licence. The games’ rules are told in our own words; the games
          belong to their authors and publishers.
        </p>
        <InstallButton />
      </section>
      <section className="panel" aria-labelledby="about-games">
        <h2 id="about-games">The games</h2>
        <ul>
          {SHELF.map(({ slug, title, credits }) => (
            <li key={slug}>
              <b>{title}</b>
              {credits && `: ${credits}`}
            </li>
          ))}
        </ul>
        <p>Rulings of ours are marked “our ruling” in each rulebook.</p>
      </section>
      <section className="panel" aria-labelledby="about-private">
        <h2 id="about-private">What leaves this device</h2>
        <p>
          Nothing, as long as you play here. Rules and bots run in this browser; games, settings and names are kept in
          it and nowhere else, and clearing its data for this page clears them. After the first visit all of that works
          without a network. Nobody counts visitors, and there is no advertising.
        </p>
        <p>
          At an online table the server that sent you this page deals the cards and keeps what is played and written
          there, with the names you give. A hand is sent only to the one who holds it.
        </p>
      </section>
      <section className="panel" aria-labelledby="about-thanks">
        <h2 id="about-thanks">Drawings and letters</h2>
        <p>
          Icons come from{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>{' '}
          under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
          ; some are coloured, mirrored or set into our own drawings. Icons made by {listed(ICON_AUTHORS)}.
        </p>
        <p>
          Inter by the Inter Project Authors and Creepster by Font Diner, both under the SIL Open Font License 1.1;
          Special Elite by Astigmatic under the Apache License 2.0. All three are cut down to the letters we use.
        </p>
        <p>The pictures of the games, the sky and the camp are our own.</p>
      </section>
    </SitePage>
  )
}
