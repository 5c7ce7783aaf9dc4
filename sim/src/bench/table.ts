import type { BenchReport, GameBench } from './bench.ts'

/** What stands in the table: one line for each figure, one column for each game. */
const LINES: readonly [string, (game: GameBench) => number][] = [
  ['random playouts per second', game => game.playoutsPerSecond],
  ['decisions per second', game => game.decisionsPerSecond],
  ['… beside the toy game', game => game.besideToy],
  ['decisions per game', game => game.decisionsPerGame],
  ['moves offered', game => game.movesOffered],
  ['enumerate, µs', game => game.enumerateMicros],
  ['apply, µs', game => game.applyMicros],
  ['played: check, events, views, µs', game => game.playedMicros],
  ['… beside apply', game => game.playedRatio],
  ['… beside list and apply', game => game.playedBesideDecision],
  ['clone, µs', game => game.cloneMicros],
  ['view, all seats and table, µs', game => game.viewMicros],
  ['determinize, µs', game => game.determinizeMicros],
  ['hash of the state, µs', game => game.hashMicros],
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
    `Medians of ${report.rounds} rounds at scale ${report.scale}, ${report.seconds.toFixed(0)} s in all. Node ${report.node}, ${report.cpu}.`,
    `This machine: ${figure(calibration.integerMega)} million steps of an integer loop, ${figure(calibration.toyPerSecond)} decisions of a toy game on plain objects per second.`,
    ...(report.compiled ? [] : ['Run from the sources, not from compiled code: these figures mean nothing.']),
  ].join('\n')
}

/** Three figures that count; large numbers in full, with commas. */
function figure(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}
