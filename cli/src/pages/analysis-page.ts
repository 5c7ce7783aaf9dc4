import {
  type Analysis,
  momentNote,
  momentStory,
  momentValue,
  notApart,
  percentText,
  pointsText,
  shownParts,
  sumParts,
  undecidedStory,
} from '@holdout/analysis'
import type { Names } from '@holdout/table'
import { plain } from '@holdout/words'
import { analyzeText as text } from '../text/analyze.ts'
import { columns } from './columns.ts'

/** An analysis as lines of text. */
export function analysisLines(analysis: Analysis, names: Names, width: number): string[] {
  const { steps } = analysis
  const chances = steps.map(({ chance }) => chance.value)
  return [
    text.curve,
    `  ${percentText({ value: chances[0] })} ${sparkline(chances, Math.min(60, width - 14))} ${percentText({ value: chances[chances.length - 1] })}`,
    `  ${sumParts(analysis).join('  ')}`,
    '',
    text.sums,
    ...columns([text.sumColumns, ...sumRows(analysis, names)]),
    '',
    text.moments,
    ...momentLines(analysis, names),
    '',
    text.accuracy,
    ...accuracyLines(analysis, names),
    ...windowLines(analysis),
    ...notesOn(analysis).flatMap(note => ['', note]),
  ]
}

const BARS = '▁▂▃▄▅▆▇█'

/** Chances as a row of bars, averaged to the width. */
function sparkline(chances: readonly number[], width: number): string {
  const count = Math.max(1, Math.min(width, chances.length))
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * chances.length) / count)
    const part = chances.slice(from, Math.max(from + 1, Math.floor(((i + 1) * chances.length) / count)))
    const mean = part.reduce((sum, chance) => sum + chance, 0) / part.length
    return BARS[Math.max(0, Math.min(BARS.length - 1, Math.floor(mean * BARS.length)))]
  }).join('')
}

/** The parts of the sum. An error is given only if all that belongs to a part was searched. */
export function sumRows(analysis: Analysis, names: Names): string[][] {
  const { initial, others, final } = analysis.sums
  const parts = shownParts(analysis)
  const [luck, own] = parts
  const uncertain = parts.find(({ part }) => part === 'uncertain')
  const row = (name: string, value: string, error: number | null): string[] => [
    name,
    value,
    error === null ? '' : `±${(error * 100).toFixed(1)}`,
  ]
  const luckName = luck.part === 'luck' ? text.sumRows.luck : notApart(analysis.team)
  return [
    row(text.sumRows.initial, percentText(initial), initial.error),
    row(luckName, pointsText(luck.value), luck.error),
    row(text.sumRows.own, pointsText(own.value), own.error),
    ...Object.entries(others).map(([seat, part]) =>
      row(
        text.sumRows.other(names[seat]),
        part && luck.part === 'luck' ? pointsText(part.value) : text.notExamined,
        part && luck.part === 'luck' ? part.error : null,
      ),
    ),
    ...(uncertain ? [row(text.sumRows.uncertain, pointsText(uncertain.value), null)] : []),
    row(text.sumRows.final, percentText(final), final.error),
  ]
}

function momentLines(analysis: Analysis, names: Names): string[] {
  const { moments } = analysis
  const undecided = undecidedStory(analysis)
  const first = undecided ? [`  ${plain(undecided, names)}`] : moments.length === 0 ? [`  ${text.noMoments}`] : []
  return [
    ...first,
    ...moments.flatMap(moment => {
      const story = momentStory(moment)
      return [
        `  ${momentValue(moment).padStart(4)}  ${moment.at}. ${plain(moment.title, names)}`,
        ...(story ? [`        ${plain(story, names)}`] : []),
        `        ${momentNote(moment, analysis)}`,
        ...moment.options.map(option => `        ${optionLine(option, names)}`),
      ]
    }),
  ]
}

export function optionLine(
  { move, text: label, chance, best, played }: Analysis['moments'][number]['options'][number],
  names: Names,
): string {
  const flags = [...(best ? [text.option.best] : []), ...(played ? [text.option.played] : [])]
  const name = move && label ? plain(label, names) : text.nothing
  return `${percentText(chance).padStart(4)}  ${name}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}`
}

function accuracyLines(analysis: Analysis, names: Names): string[] {
  const missing = accuracyMissing(analysis)
  if (missing !== null) return [`  ${missing}`]
  return [...columns([text.accuracyColumns, ...accuracyRows(analysis, names)]), `  ${text.accuracyNote}`]
}

/** Why no accuracy is stated; null if it is. */
export function accuracyMissing({ accuracy, depth }: Analysis): string | null {
  return Object.values(accuracy).some(({ measured }) => measured) ? null : text.accuracyNotMeasured(depth === 'deep')
}

export function accuracyRows({ accuracy, seats }: Analysis, names: Names): string[][] {
  return seats.flatMap(({ seat }) => {
    const { value, loss, decisions } = accuracy[seat]
    return value === null ? [] : [[names[seat], value.toFixed(0), (100 * loss).toFixed(1), String(decisions)]]
  })
}

function windowLines(analysis: Analysis): string[] {
  const rows = windowRows(analysis)
  return rows.length === 0 ? [] : ['', text.windows, ...columns([text.windowColumns, ...rows])]
}

export function windowRows({ windows }: Analysis): string[][] {
  return windows.map(({ title, from, to, change }) => [
    title,
    from === to ? String(from) : `${from} to ${to}`,
    pointsText(change.value),
  ])
}

/** The parts that a quick analysis leaves out; empty for a deep one. */
export function notesOn({ depth, seats }: Analysis): string[] {
  return depth === 'quick' && seats.length > 1 ? [text.quickNote] : []
}
