import { SHELF } from '@holdout/catalog'
import { useState } from 'react'
import { GameTile } from '../../parts/game-tile.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import './together.css'

const MOST = Math.max(...SHELF.map(({ players }) => players[1]))
const COUNTS = Array.from({ length: MOST - 1 }, (_, i) => [i + 2, `${i + 2} people`] as const)

/** Several people, one screen: how many, and at which game. Bots take the seats that are left. */
export default function TogetherPage() {
  const [people, setPeople] = useState(2)
  const fit = SHELF.filter(({ players }) => players[1] >= people)
  const rest = SHELF.filter(({ players }) => players[1] < people)
  return (
    <SitePage
      title="Around one screen"
      lead="The screen goes round; whoever holds it sees only what they may know. Bots take the seats that are left."
    >
      <Segments name="people" label="How many people" value={people} choices={COUNTS} set={setPeople} />
      <ul className="tiles together__tiles" aria-label="Games">
        {fit.map(about => (
          <li key={about.slug}>
            <GameTile about={about} href={`/setup/${about.slug}?people=${people}`} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="together__rest">
          {rest
            .map(({ title, players }) => `${title} is for ${players[1] === 1 ? 'one' : `at most ${players[1]}`}.`)
            .join(' ')}
        </p>
      )}
    </SitePage>
  )
}
