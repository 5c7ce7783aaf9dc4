import type { BenchReport, GameBench } from './bench.ts'

/** The lines of the table: one per figure, with one column per game. */
const LINES: readonly [string, (game: GameBench) => number][] = [
  ['random playouts per second', game => game.playoutsPerSecond],
  ['decisions per second', game => game.decisionsPerSecond],
  ['… relative to the toy game', game => game.besideToy],
  ['decisions per game', game => game.decisionsPerGame],
  ['legal moves per decision', game => game.movesOffered],
  ['enumerate, µs', game => game.enumerateMicros],
  ['apply, µs', game => game.applyMicros],
  ['played: check, events, views, µs', game => game.playedMicros],
  ['… relative to apply', game => game.playedRatio],
  ['… relative to enumerate + apply', game => game.playedBesideDecision],
  ['clone, µs', game => game.cloneMicros],
  ['view, all seats and table, µs', game => game.viewMicros],
  ['determinize, µs', game => game.determinizeMicros],
  ['state hash, µs', game => game.hashMicros],
  ['bytes per state', game => game.bytesPerState],
]

/** A benchmark as a table for people. */
export function benchTable(report: BenchReport): string {
  const { games, calibration } = report
  const rows = [
    ['one core, CPU time', ...games.map(({ game }) => game)],
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
    `Medians of ${report.rounds} rounds at scale ${report.scale}, ${report.seconds.toFixed(0)} s total. Node ${report.node}, ${report.cpu}.`,
    `This machine: ${figure(calibration.integerMega)} million integer loop steps per second, ${figure(calibration.toyPerSecond)} toy game decisions per second.`,
    ...(report.compiled ? [] : ['Run from source, not from compiled code: these figures are not meaningful.']),
  ].join('\n')
}

/** Three significant digits; large numbers in full, with commas. */
function figure(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}
