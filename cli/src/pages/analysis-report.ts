import { type Analysis, momentNote, momentValue, percentText, sumParts } from '@holdout/analysis'
import { html, Markup, reportStyle, table } from '@holdout/sim'
import type { Names } from '@holdout/table'
import { plain } from '@holdout/words'
import { analyzeText as text } from '../text/analyze.ts'
import { accuracyMissing, accuracyRows, notesOn, optionLine, sumRows, windowRows } from './analysis-page.ts'

const WIDTH = 1000
const HEIGHT = 240
const EDGE = 36

/** An analysis as one HTML page without scripts or network access. */
export function analysisReport(analysis: Analysis, heading: string, names: Names): string {
  const { moments } = analysis
  const windows = windowRows(analysis)
  const missing = accuracyMissing(analysis)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${new Markup(reportStyle)}</style>
</head>
<body>
<header><h1>${heading}</h1><p>${sumParts(analysis).join(', ').replace(', =', ' =')}</p>${notesOn(analysis).map(note => html`<p>${note}</p>`)}</header>
<main>
<section class="whole"><h2>${text.curve}</h2>${curve(analysis, names)}</section>
<section><h2>${text.sums}</h2>${table(text.sumsNote, text.sumColumns, sumRows(analysis, names))}</section>
<section><h2>${text.accuracy}</h2>${
    missing === null
      ? table(text.accuracyNote, text.accuracyColumns, accuracyRows(analysis, names))
      : html`<p>${missing}</p>`
  }</section>
<section class="whole"><h2>${text.moments}</h2>${
    moments.length === 0
      ? html`<p>${text.noMoments}</p>`
      : moments.map(
          moment => html`<h3>${momentValue(moment)} · ${moment.at}. ${plain(moment.title, names)}</h3>
<p>${momentNote(moment, analysis)}</p>
${moment.options.map(option => html`<p>${optionLine(option, names)}</p>`)}`,
        )
  }</section>
${windows.length === 0 ? '' : html`<section class="whole"><h2>${text.windows}</h2>${table(text.windowsNote, text.windowColumns, windows)}</section>`}
</main>
<footer>${text.footer}</footer>
</body>
</html>
`.text
}

/** The chance of the analyzed seat after every move, with the key moments. */
function curve({ steps, moments }: Analysis, names: Names): Markup {
  const x = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, steps.length - 1)
  const y = (chance: number): number => HEIGHT - EDGE / 2 - chance * (HEIGHT - EDGE)
  const points = steps.map(({ at, chance }) => `${x(at).toFixed(1)},${y(chance.value).toFixed(1)}`).join(' ')
  const label = `${text.curve}: ${percentText(steps[0].chance)} to ${percentText(steps[steps.length - 1].chance)}`
  return html`<div style="overflow-x: auto"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" style="min-width: 44rem" role="img" aria-label="${label}">
${[0, 0.5, 1].map(
  chance => html`<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${y(chance)}" y2="${y(chance)}" stroke="#34465a"/>
<text x="0" y="${y(chance) + 4}" fill="#a9b7c4" font-size="13">${percentText({ value: chance })}</text>`,
)}
<polyline points="${points}" fill="none" stroke="#7db5ff" stroke-width="2.5"/>
${moments.map(
  ({ at, kind, title }) =>
    html`<circle cx="${x(at)}" cy="${y(steps[at].chance.value)}" r="6" fill="${kind === 'luck' ? '#c9a4ff' : '#f2a65a'}"><title>${plain(title, names)}</title></circle>`,
)}
</svg></div>`
}
