import { SHELF } from '@holdout/catalog'
import { useState } from 'react'
import { GameTile } from '../../parts/game-tile.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import './together.css'
import { commonText } from '../../text/common.ts'
import { togetherText } from '../../text/together.ts'

const MOST = Math.max(...SHELF.map(({ players }) => players[1]))
const COUNTS = Array.from({ length: MOST - 1 }, (_, i) => [i + 2, togetherText.peopleCount(i + 2)] as const)

/** Several people at one screen: choose how many, then the game. Bots play the empty seats. */
export default function TogetherPage() {
  const [people, setPeople] = useState(2)
  const fit = SHELF.filter(({ players }) => players[1] >= people)
  const rest = SHELF.filter(({ players }) => players[1] < people)
  return (
    <SitePage title={togetherText.title} lead={togetherText.lead}>
      <Segments name="people" label={togetherText.people} value={people} choices={COUNTS} set={setPeople} />
      <ul className="tiles together__tiles" aria-label={commonText.games}>
        {fit.map(about => (
          <li key={about.slug}>
            <GameTile about={about} href={`/${about.slug}?people=${people}`} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="together__rest">
          {rest.map(({ title, players }) => togetherText.limit(title, players[1])).join(' ')}
        </p>
      )}
    </SitePage>
  )
}
