import { benchText } from '../text.ts'
import type { BenchReport, GameBench } from './bench.ts'

const { rows: titles } = benchText

/** The lines of the table: one per figure, with one column per game. */
const LINES: readonly [string, (game: GameBench) => number][] = [
  [titles.playouts, game => game.playoutsPerSecond],
  [titles.decisions, game => game.decisionsPerSecond],
  [titles.besideToy, game => game.besideToy],
  [titles.decisionsPerGame, game => game.decisionsPerGame],
  [titles.movesOffered, game => game.movesOffered],
  [titles.search, game => game.searchPerSecond],
  [titles.searchValues, game => game.searchValuesPerSecond],
  [titles.enumerate, game => game.enumerateMicros],
  [titles.apply, game => game.applyMicros],
  [titles.played, game => game.playedMicros],
  [titles.besideApply, game => game.playedRatio],
  [titles.besideDecision, game => game.playedBesideDecision],
  [titles.clone, game => game.cloneMicros],
  [titles.view, game => game.viewMicros],
  [titles.determinize, game => game.determinizeMicros],
  [titles.hash, game => game.hashMicros],
  [titles.bytes, game => game.bytesPerState],
]

/** A benchmark as a table for people. */
export function benchTable(report: BenchReport): string {
  const { games, calibration } = report
  const rows = [
    [benchText.head, ...games.map(({ game }) => game)],
    ...LINES.map(([title, of]) => [title, ...games.map(game => figure(of(game)))]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')
  const [head, ...body] = rows
  return [
    line(head),
    widths.map(width => '─'.repeat(width)).join('  '),
    ...body.map(line),
    '',
    benchText.medians(report.rounds, report.scale, report.seconds, report.node, report.cpu),
    benchText.machine(figure(calibration.integerMega), figure(calibration.toyPerSecond)),
    ...(report.compiled ? [] : [benchText.notCompiled]),
  ].join('\n')
}

/** Three significant digits; large numbers in full, with commas. */
function figure(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}
