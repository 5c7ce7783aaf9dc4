import { plain, quantity } from '@holdout/engine'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'

/** Endings in which nobody died and nobody got away. */
const GAVE_UP: ReadonlySet<string> = new Set(['resign', 'forfeit'])

/** The last row before the street. */
const ROWS = 10

/** How far the Survivor got, and with how much health. */
export function ending(ended: Ended): Ending {
  const { outcome, me, won, names } = ended
  const { facts } = outcome
  const rounds = quantity(Number(facts.rounds), 'round')
  const short = ROWS + 1 - Number(facts.row)
  const escaped = outcome.id === 'survivor-escapes' || outcome.id === 'solo-escape'
  const line = escaped
    ? `After ${rounds}, with ${Number(facts.health)} health left.`
    : `After ${rounds}, ${quantity(short, 'row')} short of the street.`
  const badge = badgeOf(ended)
  const picture = escaped ? 'end-won.svg' : GAVE_UP.has(outcome.id) ? 'end-lost.svg#gave-up' : 'end-lost.svg'
  if (me === null) return { badge, headline: plain(outcome.text, names), line, mark: null, picture }
  if (me !== 'survivor') {
    const headline = won ? 'The alley is yours.' : 'The Survivor got away.'
    const mark = {
      kind: 'zombies',
      score: won ? 100 - Number(facts.rounds) : 0,
      say: won ? `won in ${rounds}` : 'lost',
    }
    return { badge, headline, line, mark, picture }
  }
  const score = typeof facts.score === 'number' ? facts.score : null
  const headline = won
    ? score === null
      ? 'You reached the street.'
      : `Escaped with ${score} points.`
    : 'The alley won.'
  const kind = outcome.id.startsWith('solo') ? 'solo' : 'duel'
  const mark = won
    ? { kind, score: score ?? 100 + Number(facts.health), say: score === null ? 'escaped' : quantity(score, 'point') }
    : { kind, score: kind === 'solo' ? 0 : Number(facts.row), say: `row ${facts.row}` }
  return { badge, headline, line, mark, picture }
}
