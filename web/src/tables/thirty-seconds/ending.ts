import type { View } from '@holdout/thirty-seconds/table'
import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending } from '../../table/end/ending.ts'

/** The last row before the street. */
const ROWS = 10

/** Whether one side gave up or stayed away: the Survivor neither escaped nor died, so it is no record. */
function isUnfinished({ outcome: { id, facts }, view }: Ended<View>): boolean {
  if (id === 'resign' || id === 'forfeit') return true
  if (id !== 'solo-dead' || Number(facts.health) <= 0) return false
  const limit = view.options['round-limit']
  return limit === 0 || Number(facts.rounds) < limit
}

/** How far the Survivor got, and with how much health. */
export function ending(ended: Ended<View>): Ending {
  const { outcome, me, won, names } = ended
  const { facts } = outcome
  const rounds = quantity(Number(facts.rounds), 'round')
  const short = ROWS + 1 - Number(facts.row)
  const escaped = outcome.id === 'survivor-escapes' || outcome.id === 'solo-escape'
  const line = escaped
    ? `After ${rounds}, with ${Number(facts.health)} health left.`
    : `After ${rounds}, ${quantity(short, 'row')} short of the street.`
  const badge = badgeOf(ended)
  if (isUnfinished(ended)) {
    const said = plain(outcome.text, names)
    // A solo outcome does not name the player.
    const headline = outcome.id === 'solo-dead' ? `You gave up after ${rounds}.` : said
    const picture = 'end-lost.svg#gave-up'
    return { badge, headline, line: `${quantity(short, 'row')} short of the street.`, mark: null, picture }
  }
  const picture = escaped ? 'end-won.svg' : 'end-lost.svg'
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
