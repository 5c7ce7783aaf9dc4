import type { View } from '@holdout/thirty-seconds/table'
import { plain, quantity } from '@holdout/words'
import { badgeOf, type Ended, type Ending, type EndRow, type EndTable } from '../../table/end/ending.ts'

/** The last row before the street. */
const ROWS = 10

/** Whether one side gave up or stayed away: the Survivor neither escaped nor died, so it is no record. */
export function isUnfinished({ outcome: { id, facts }, view }: Ended<View>): boolean {
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
  const away = short === 0 ? 'at the mouth of the alley' : `${quantity(short, 'row')} short of the street`
  const line = escaped ? `After ${rounds}, with ${Number(facts.health)} health left.` : `After ${rounds}, ${away}.`
  const badge = badgeOf(ended)
  const chips = [
    `${quantity(Number(facts.killed), 'zombie')} killed`,
    ...(escaped ? [`${Number(facts.health)} health left`] : [`Row ${facts.row} of ${ROWS + 1}`]),
  ]
  const told = { badge, line, chips, table: alleyOf(ended, escaped) }
  if (isUnfinished(ended)) {
    // A solo outcome does not name the player.
    const headline = outcome.id === 'solo-dead' ? `You gave up after ${rounds}.` : plain(outcome.text, names)
    return { ...told, headline, line: `${away[0].toUpperCase()}${away.slice(1)}.`, mark: null, share: headline }
  }
  if (me === null) {
    const headline = plain(outcome.text, names)
    return { ...told, headline, mark: null, share: headline }
  }
  if (me !== 'survivor') {
    const mark = {
      kind: 'zombies',
      score: won ? 100 - Number(facts.rounds) : 0,
      say: won ? `won in ${rounds}` : 'lost',
    }
    return {
      ...told,
      headline: won ? 'The alley is yours.' : 'The Survivor got away.',
      mark,
      share: won
        ? `My zombies caught the Survivor after ${rounds}, ${away}.`
        : `The Survivor escaped my zombies after ${rounds}.`,
    }
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
  const share = won
    ? `I escaped the alley after ${rounds}${score === null ? ` with ${facts.health} health left` : ` with ${score} points`}.`
    : `The alley got me after ${rounds}, ${away}.`
  return { ...told, headline, mark, share }
}

/** The parts of a solo score. */
const SCORE: readonly (readonly [fact: string, name: string])[] = [
  ['kills', 'Kills'],
  ['healthPoints', 'Health'],
  ['ammo', 'Ammo'],
  ['mouth', 'At the alley mouth'],
  ['crowd', 'The crowd left behind'],
  ['fast', 'Speed'],
]

/** The way through the alley, and the score of a solo match. */
function alleyOf({ outcome: { facts } }: Ended<View>, escaped: boolean): EndTable {
  const row = escaped ? ROWS + 1 : Number(facts.row)
  const parts = SCORE.flatMap(([fact, name]): EndRow[] =>
    facts[fact] === undefined ? [] : [{ name, say: quantity(Number(facts[fact]), 'point') }],
  )
  const plainRows: readonly EndRow[] = [
    { name: 'Rounds', say: String(facts.rounds) },
    { name: 'Health left', say: String(facts.health), bad: Number(facts.health) === 0 },
    { name: 'Zombies killed', say: String(facts.killed) },
  ]
  return {
    title: parts.length > 0 ? 'Score' : 'How far the Survivor got',
    note: escaped ? 'the street' : `row ${row} of ${ROWS + 1}`,
    way: { from: 'door', to: 'street', at: Math.min(1, row / (ROWS + 1)), say: escaped ? 'escaped' : `row ${row}` },
    rows: parts.length > 0 ? parts : plainRows,
  }
}
