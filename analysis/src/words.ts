import { chanceText } from '@holdout/knowledge'
import type { Analysis, Estimate, Mark, Moment } from './analysis.ts'

export const MARK_NAMES: Readonly<Record<Mark, string>> = {
  'good-find': 'Good find',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  lucky: 'Lucky',
  unlucky: 'Unlucky',
  helped: 'Helped',
  hurt: 'Hurt',
}

/** A change of chance in points, with its sign: `+6`, `−10`, `0`. */
export function pointsText(value: number): string {
  const points = Math.round(value * 100)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** The change at a moment, for the end of its row: points, or `best` for a good find. */
export function momentValue({ mark, change }: Moment): string {
  return mark === 'good-find' ? 'best' : pointsText(change.value)
}

/**
 * The second line of a moment: its mark, when, why, and the rule. A chance is named only if it is rare enough to be a
 * reason.
 */
export function momentNote(moment: Moment, analysis: Pick<Analysis, 'known'>): string {
  const { mark, part, lead, odds, rule } = moment
  const parts = [markOf(moment, analysis), part.toLowerCase()]
  if (mark === 'good-find' && lead) parts.push(`next best ${pointsText(-lead.value)}`)
  if (odds !== null && odds < 0.3) parts.push(chanceText(odds))
  if (rule) parts.push(`rule ${rule}`)
  return parts.filter(text => text !== '').join(' · ')
}

/** The mark of a moment in words. None for decisions with all cards open: the player could not have known. */
function markOf({ mark, kind }: Moment, { known }: Parameters<typeof momentNote>[1]): string {
  return kind === 'luck' || known === 'seen' ? MARK_NAMES[mark] : ''
}

/** Whether the decisions of all seats were searched. If not, those of others cannot be told apart from luck. */
export function isExamined({ sums }: Pick<Analysis, 'sums'>): boolean {
  return Object.values(sums.others).every(part => part !== null)
}

/** The change by all other seats' decisions; 0 for those that were not examined. */
export function othersOf({ sums }: Pick<Analysis, 'sums'>): number {
  return Object.values(sums.others).reduce((sum, part) => sum + (part?.value ?? 0), 0)
}

/** The parts of the sum line: `25%`, `−6 luck`, `−34 decisions`, `+15 rivals' mistakes`, `+3 uncertain`, `= 0%`. */
export function sumParts(analysis: Analysis): string[] {
  const { sums, team, seats } = analysis
  const { initial, final, luck, own, uncertain } = sums
  const rest = pointsText(othersOf(analysis))
  const examined = isExamined(analysis)
  const parts = [
    percentText(initial),
    `${pointsText(examined ? luck.value : luck.value + othersOf(analysis))} ${examined ? 'luck' : notApart(team)}`,
    `${pointsText(own.value)} decisions`,
    ...(examined && seats.length > 1 ? [`${rest} ${team ? "teammates' decisions" : "rivals' mistakes"}`] : []),
    ...(pointsText(uncertain) === '0' ? [] : [`${pointsText(uncertain)} uncertain`]),
  ]
  return [...parts, `= ${percentText(final)}`]
}

/** The name of luck while decisions of other seats were not searched. */
export function notApart(team: boolean): string {
  return `luck and ${team ? 'teammates' : 'rivals'}, not told apart`
}

export function percentText({ value }: Pick<Estimate, 'value'>): string {
  return `${Math.round(value * 100)}%`
}
