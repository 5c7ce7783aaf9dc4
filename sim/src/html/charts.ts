import * as Plot from '@observablehq/plot'
import { Window } from 'happy-dom'
import type { Lengths } from '../lengths.ts'
import { reportText } from '../text.ts'
import type { Rate } from '../wilson.ts'
import { percent } from './figures.ts'
import { html, Markup } from './markup.ts'

/** One bar of a chart of shares. */
export interface Share extends Rate {
  readonly label: string
}

/** Widths for desktop and phone. Each chart is drawn twice, because a scaled-down chart is not readable. */
const SIZES = { wide: 512, narrow: 340 } as const

const FONT = 13
/** Mean width of a letter, to estimate the width of labels without a browser. */
const LETTER = 0.56 * FONT

const BAR = '#a87727' // lantern light, dimmed so that the interval shows on it
const BRIGHT = '#e9eef2'
const DARK = '#0b0f14'
const SOFT = '#a9b7c4'
const LINE = '#34465a'

/** A bar chart of shares, each with its interval. */
export function sharesChart(title: string, shares: readonly Share[]): Markup {
  const most = Math.max(...shares.map(({ high }) => high))
  const description = shares.map(({ label, rate }) => `${label} ${percent(rate)}`).join(', ')
  const marginLeft = marginFor(shares.map(({ label }) => label))
  const marginRight = 72
  return twice(`${title}: ${description}.`, width => {
    const ticks = (width - marginLeft - marginRight) / 70 // long labels leave little room
    return {
      height: 40 + shares.length * 34,
      marginTop: 6,
      marginLeft,
      marginRight,
      x: {
        domain: [0, Math.min(1, most * 1.05)],
        tickFormat: (share: number) => `${Number((share * 100).toPrecision(3))} %`,
        ticks,
        label: null,
      },
      y: { domain: shares.map(({ label }) => label), label: null, tickSize: 0, padding: 0.35 },
      marks: [
        Plot.gridX({ stroke: LINE, strokeOpacity: 1, ticks }),
        Plot.barX(shares, { x: 'rate', y: 'label', fill: BAR, rx: 2 }),
        Plot.ruleY(shares, { x1: 'low', x2: 'high', y: 'label', stroke: DARK, strokeWidth: 5 }),
        Plot.ruleY(shares, { x1: 'low', x2: 'high', y: 'label', stroke: BRIGHT, strokeWidth: 2 }),
        Plot.tickX(shares, { x: 'low', y: 'label', stroke: BRIGHT, strokeWidth: 2, inset: 5 }),
        Plot.tickX(shares, { x: 'high', y: 'label', stroke: BRIGHT, strokeWidth: 2, inset: 5 }),
        Plot.text(shares, {
          x: 'high',
          y: 'label',
          text: ({ rate }: Share) => percent(rate),
          dx: 8,
          textAnchor: 'start',
          fill: BRIGHT,
        }),
      ],
    }
  })
}

/** A histogram of the game lengths. */
export function lengthsChart({ histogram, mean, p50, p95, max }: Lengths): Markup {
  const { lengths } = reportText
  const bars = histogram.map(bar => ({ ...bar, left: bar.from - 0.5, right: bar.to + 0.5 }))
  const marks = [
    { at: p50, text: lengths.median(p50) },
    { at: p95, text: lengths.p95(p95) },
  ]
  const description = lengths.description(mean, p50, p95, max)
  return twice(description, width => ({
    height: 240,
    marginLeft: 52,
    marginTop: 46,
    marginBottom: 40,
    x: { label: lengths.moves, labelAnchor: 'center', labelArrow: 'none', ticks: width / 70 },
    y: { label: lengths.games, labelArrow: 'none', ticks: 5 },
    marks: [
      Plot.gridY({ stroke: LINE, strokeOpacity: 1, ticks: 5 }),
      Plot.rectY(bars, { x1: 'left', x2: 'right', y: 'games', fill: BAR, insetLeft: 0.5, insetRight: 0.5 }),
      Plot.ruleY([0], { stroke: SOFT }),
      Plot.ruleX(marks, { x: 'at', stroke: BRIGHT, strokeDasharray: '3,3' }),
      ...marks.map((mark, i) =>
        Plot.text([mark], {
          x: 'at',
          text: 'text',
          frameAnchor: 'top',
          fill: BRIGHT,
          dy: -12 - 16 * i,
          ...besideLine(mark.at, max),
        }),
      ),
    ],
  }))
}

/** Places the label of a line on the side with more room. */
function besideLine(at: number, max: number): { textAnchor: 'start' | 'end'; dx: number } {
  return at > max / 2 ? { textAnchor: 'end', dx: 2 } : { textAnchor: 'start', dx: -2 }
}

function marginFor(labels: readonly string[]): number {
  return Math.ceil(Math.max(...labels.map(label => label.length)) * LETTER) + 14
}

function twice(ariaLabel: string, chart: (width: number) => Plot.PlotOptions): Markup {
  return html`${Object.entries(SIZES).map(([size, width]) => html`<div class="${size}">${drawn({ ...chart(width), width, ariaLabel })}</div>`)}`
}

/** Renders the chart as SVG without a browser. */
function drawn(options: Plot.PlotOptions): Markup {
  const { document } = new Window()
  const style = { fontSize: `${FONT}px`, color: SOFT, background: 'none', fontFamily: 'inherit' }
  const svg = Plot.plot({ ...options, document: document as never, style }) as unknown as {
    setAttribute(name: string, value: string): void
    querySelector(name: string): { remove(): void } | null
    outerHTML: string
  }
  // Screen readers get one picture with a description. The numbers are in the table below it.
  svg.setAttribute('role', 'img')
  svg.querySelector('style')?.remove() // the page has its own
  return new Markup(svg.outerHTML)
}
