import type { Outcome } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { SimReport } from '@holdout/sim'
import { plain } from '@holdout/words'
import { simReportText as text } from '../text/sim.ts'
import { columns, percent } from './columns.ts'

/** The report of a simulation, as lines of text. */
export function simLines(game: AnyKnownGame, report: SimReport): string[] {
  const { games, bots, seed, moves, outcomes, wins } = report
  const changes = report.houseRules.map(name => `${name}=${report.options[name]}`)
  if (report.cards !== undefined) changes.push(text.ownCards(report.cards))
  return [
    text.head(game.title, games, new Set(bots).size === 1 ? [bots[0]] : bots, seed, changes),
    '',
    text.wins,
    ...rates({
      ...wins.seats,
      ...prefixed(text.side, wins.sides),
      ...(Object.keys(wins.bots).length > 1 ? prefixed(text.bot, wins.bots) : {}),
    }),
    '',
    text.endings,
    ...columns(
      Object.entries(outcomes).map(([id, count]) => [id, String(count), percent(count / games), outcomeText(game, id)]),
    ),
    '',
    text.moves(moves),
    ...(Object.keys(report.facts).length ? ['', text.averages, ...facts(report)] : []),
    '',
    text.speed(report.seconds, rounded(report.gamesPerSecond), rounded(report.movesPerSecond)),
  ]
}

function prefixed<T>(prefix: string, record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [prefix + name, value]))
}

function rates(all: Readonly<Record<string, { wins: number; rate: number; low: number; high: number }>>): string[] {
  return columns(
    Object.entries(all).map(([name, { wins, rate, low, high }]) => [
      name,
      String(wins),
      percent(rate),
      text.interval(percent(low), percent(high)),
    ]),
  )
}

function facts(report: SimReport): string[] {
  return columns(Object.entries(report.facts).map(([name, { mean, min, max }]) => [name, text.range(mean, min, max)]))
}

/** The text of an outcome, or '' if the game cannot describe it from its id alone. */
function outcomeText(game: AnyKnownGame, id: string): string {
  try {
    const outcome: Outcome = { id, winners: [], tier: 0, facts: {} }
    return plain(game.words.outcome(outcome))
  } catch {
    return ''
  }
}

function rounded(number: number): string {
  return number < 100 ? number.toFixed(1) : String(Math.round(number))
}
