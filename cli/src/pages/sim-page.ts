import { type AnyGame, type Outcome, plain } from '@holdout/engine'
import type { SimReport } from '@holdout/sim'

/** What came out of a simulation, for people. */
export function simLines(game: AnyGame, report: SimReport): string[] {
  const { games, bots, seed, moves, outcomes, wins } = report
  const players = new Set(bots).size === 1 ? bots[0] : bots.join(', ')
  const changed = report.houseRules.map(name => `${name}=${report.options[name]}`)
  if (report.cards !== undefined) changed.push(`cards of ${report.cards}`)
  return [
    `${game.title}: ${count(games, 'game')}, bots ${players}, seed ${seed}${changed.map(change => `, ${change}`).join('')}`,
    '',
    'Wins (with the interval that 95 times of 100 holds the true rate)',
    ...rates({
      ...wins.seats,
      ...prefixed('side ', wins.sides),
      ...(Object.keys(wins.bots).length > 1 ? prefixed('bot ', wins.bots) : {}),
    }),
    '',
    'Endings',
    ...table(
      Object.entries(outcomes).map(([id, number]) => [id, String(number), percent(number / games), inWords(game, id)]),
    ),
    '',
    `Moves in a game: ${moves.mean.toFixed(1)} in the mean, half up to ${moves.p50}, 95 % up to ${moves.p95}, at most ${moves.max}`,
    ...(Object.keys(report.facts).length ? ['', 'What the endings tell', ...facts(report)] : []),
    '',
    `${report.seconds.toFixed(1)} s: ${rounded(report.gamesPerSecond)} games/s, ${rounded(report.movesPerSecond)} moves/s`,
  ]
}

function prefixed<T>(prefix: string, record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [prefix + name, value]))
}

function rates(all: Readonly<Record<string, { wins: number; rate: number; low: number; high: number }>>): string[] {
  return table(
    Object.entries(all).map(([name, { wins, rate, low, high }]) => [
      name,
      String(wins),
      percent(rate),
      `${percent(low)} to ${percent(high)}`,
    ]),
  )
}

function facts(report: SimReport): string[] {
  return table(
    Object.entries(report.facts).map(([name, { mean, min, max }]) => [name, `${mean.toFixed(2)} (${min} to ${max})`]),
  )
}

/** What an ending is called; a game whose words need more than the id leaves it at that. */
function inWords(game: AnyGame, id: string): string {
  try {
    const outcome: Outcome = { id, winners: [], tier: 0, facts: {} }
    return plain(game.words.outcome(outcome))
  } catch {
    return ''
  }
}

/** Columns as wide as need be; numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), [])
  return rows.map(row =>
    `  ${row.map((cell, i) => (/^[\d.]+( %)?$/.test(cell) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}`.trimEnd(),
  )
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`
}

function rounded(number: number): string {
  return number < 100 ? number.toFixed(1) : String(Math.round(number))
}
