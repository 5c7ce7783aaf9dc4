import { chanceText } from '@holdout/engine'
import type { Analysis, Estimate, Mark, Moment } from './analysis.ts'

export const MARK_NAMES: Readonly<Record<Mark, string>> = {
  'good-find': 'Good find',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  lucky: 'Lucky',
  unlucky: 'Unlucky',
}

/** A change of chance in points, with its sign: `+6`, `−10`, `0`. */
export function pointsText(value: number): string {
  const points = Math.round(value * 100)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** What a moment changed, for the end of its row: points, or `best` for a good find. */
export function momentValue({ mark, change }: Moment): string {
  return mark === 'good-find' ? 'best' : pointsText(change.value)
}

/**
 * The second line of a moment: its mark, when, why, and the rule. A chance is named only if it is rare enough to be a
 * reason.
 */
export function momentNote(moment: Moment, analysis: Pick<Analysis, 'known' | 'seat' | 'team'>): string {
  const { mark, part, lead, odds, rule } = moment
  const parts = [markOf(moment, analysis), part.toLowerCase()]
  if (mark === 'good-find' && lead) parts.push(`next best ${pointsText(-lead.value)}`)
  if (odds !== null && odds < 0.3) parts.push(chanceText(odds))
  if (rule) parts.push(`rule ${rule}`)
  return parts.filter(text => text !== '').join(' · ')
}

/**
 * The mark of a moment in words. None if all cards were open, because the player could not have known, and none for
 * teammates.
 */
function markOf({ mark, kind, seat }: Moment, { known, seat: own, team }: Parameters<typeof momentNote>[1]): string {
  if (kind === 'luck' || (known === 'seen' && seat === own)) return MARK_NAMES[mark]
  return known === 'all' || team ? '' : `Rival's ${MARK_NAMES[mark].toLowerCase()}`
}

/** The parts of the sum line: `25%`, `−6 luck`, `−34 decisions`, `+15 rivals' mistakes`, `= 0%`. */
export function sumParts({ sums, team, seats }: Analysis): string[] {
  const { initial, final, luck, own, others } = sums
  const rest = Object.values(others).reduce((sum, { value }) => sum + value, 0)
  const parts = [percentText(initial), `${pointsText(luck.value)} luck`, `${pointsText(own.value)} decisions`]
  if (seats.length > 1) parts.push(`${pointsText(rest)} ${team ? "teammates' decisions" : "rivals' mistakes"}`)
  return [...parts, `= ${percentText(final)}`]
}

export function percentText({ value }: Pick<Estimate, 'value'>): string {
  return `${Math.round(value * 100)}%`
}
