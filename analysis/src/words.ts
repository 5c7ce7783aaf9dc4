import { type Phrase, say } from '@holdout/engine'
import { chanceText } from '@holdout/knowledge'
import { quantity } from '@holdout/words'
import type { Analysis, AnalyzedStep, Change, Estimate, Mark, Moment } from './analysis.ts'

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
  const { part, odds, rule } = moment
  const parts = [markOf(moment, analysis), part.toLowerCase()]
  if (odds !== null && odds < 0.3) parts.push(chanceText(odds))
  if (rule) parts.push(`rule ${rule}`)
  return parts.filter(text => text !== '').join(' · ')
}

/**
 * The cause of a moment: the better move, what it was worth, and the facts that were better after it. Null for luck, and
 * for decisions of which no other move may be shown.
 */
export function momentStory({ mark, options, changes, lead, change }: Moment): Phrase | null {
  const best = options.find(option => option.best)
  const played = options.find(option => option.played)
  if (!best || !played) return null
  if (mark === 'good-find') {
    const next = options.find(option => !option.best)
    const lost = Math.round(100 * (lead?.value ?? 0))
    return next && lost > 0 ? say`The next best, ${quoted(next.text)}, keeps ${quantity(lost, 'point')} less.` : null
  }
  // The same number as at the end of the row, which rounds once.
  const more = change.value < 0 ? Math.round(-100 * change.value) : pointsBetween(best.chance, played.chance)
  if (best === played || more <= 0) return null
  return say`Better: ${quoted(best.text)}. It keeps ${quantity(more, 'point')} more${causeOf(changes)}`
}

/** At most two facts, so that a story is a sentence. */
function causeOf(changes: readonly Change[]): string {
  const facts = changes.slice(0, 2).map(({ text }) => text.replace(/\.$/, ''))
  return facts.length === 0 ? '.' : `: ${facts.map(fact => fact[0].toLowerCase() + fact.slice(1)).join(', ')}.`
}

function quoted(label: Phrase | null): Phrase {
  return label === null ? ['do nothing'] : ['“', ...label, '”']
}

function pointsBetween(a: Estimate, b: Estimate): number {
  return Math.round(100 * a.value) - Math.round(100 * b.value)
}

/**
 * What is said of a match that no decision decided: the part that changed most. No single step is named, because the
 * chance also changes by what everyone expected all along. Null while a decisive moment is known, or before every
 * decision is searched.
 */
export function undecidedStory({ decisive, steps, done, of }: Analysis): Phrase | null {
  if (decisive !== null || done < of || steps.length < 2) return null
  return say`No decision cost more than 3 points.${trendOf(steps)}`
}

/** The part of the match in which the chance changed most. */
function trendOf(steps: readonly AnalyzedStep[]): string {
  let before = steps[0].chance.value
  let most = { part: '', from: before, to: before }
  steps.forEach(({ part, chance }, at) => {
    if (steps[at + 1]?.part === part) return
    if (Math.abs(chance.value - before) > Math.abs(most.to - most.from)) most = { part, from: before, to: chance.value }
    before = chance.value
  })
  if (most.part === '') return ''
  const [from, to] = [most.from, most.to].map(value => percentText({ value }))
  return ` Most changed in ${most.part}: from ${from} to ${to}.`
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
