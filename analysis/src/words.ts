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

/** A part of the sum as it is shown. `luck-and-others`: the decisions of other seats were not all searched. */
export interface ShownPart {
  readonly part: 'luck' | 'luck-and-others' | 'own' | 'others' | 'uncertain'
  readonly value: number
  /** Null if not all that belongs to the part was searched. */
  readonly error: number | null
}

/**
 * The parts of the sum between the first and the last chance, for every screen and page that shows them. Luck stands
 * alone only if the decisions of all other seats were searched; if not, it cannot be told apart from them.
 */
export function shownParts({ sums, seats }: Pick<Analysis, 'sums' | 'seats'>): readonly ShownPart[] {
  const { luck, own, uncertain } = sums
  const others = Object.values(sums.others)
  const examined = others.every(part => part !== null)
  const rest = others.reduce((sum, part) => sum + (part?.value ?? 0), 0)
  const errors = others.map(part => part?.error ?? null)
  const parts: ShownPart[] = examined
    ? [{ part: 'luck', ...luck }]
    : [{ part: 'luck-and-others', value: luck.value + rest, error: null }]
  parts.push({ part: 'own', ...own })
  if (examined && seats.length > 1)
    parts.push({
      part: 'others',
      value: rest,
      error: errors.includes(null) ? null : Math.hypot(...(errors as number[])),
    })
  if (pointsText(uncertain) !== '0') parts.push({ part: 'uncertain', value: uncertain, error: null })
  return parts
}

/** The parts of the sum line: `25%`, `−6 luck`, `−34 decisions`, `+15 rivals' mistakes`, `+3 uncertain`, `= 0%`. */
export function sumParts(analysis: Analysis): string[] {
  const { sums, team } = analysis
  const names: Readonly<Record<ShownPart['part'], string>> = {
    luck: 'luck',
    'luck-and-others': notApart(team),
    own: 'decisions',
    others: team ? "teammates' decisions" : "rivals' mistakes",
    uncertain: 'uncertain',
  }
  const parts = shownParts(analysis).map(({ part, value }) => `${pointsText(value)} ${names[part]}`)
  return [percentText(sums.initial), ...parts, `= ${percentText(sums.final)}`]
}

/** The name of luck while decisions of other seats were not searched. */
export function notApart(team: boolean): string {
  return `luck and ${team ? 'teammates' : 'rivals'}, not told apart`
}

export function percentText({ value }: Pick<Estimate, 'value'>): string {
  return `${Math.round(value * 100)}%`
}
