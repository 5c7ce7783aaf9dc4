import type { ArenaReport, ArenaStanding } from '@holdout/sim'
import { arenaText as text } from '../text/arena.ts'
import { columns, percent } from './columns.ts'

/** The report of a tournament, as lines of text. */
export function arenaLines(report: ArenaReport): string[] {
  const { standings } = report
  const rules = Object.entries(report.houseRules).map(([name, value]) => `${name}=${value}`)
  const bySeat = standings.flatMap(({ bot, seats }) =>
    Object.entries(seats).map(([seat, { wins, games, rate, low, high }]) => [
      text.seatOf(bot, seat),
      `${wins} of ${games}`,
      percent(rate),
      text.interval(percent(low), percent(high)),
    ]),
  )
  return [
    text.head(report.title, report.matches, report.deals, report.seed, rules),
    '',
    ...columns([text.columns, ...standings.map(row)]),
    ...(bySeat.length > 0 ? ['', text.seats, ...columns(bySeat)] : []),
    '',
    text.time(report.seconds),
  ]
}

function row({ bot, wins, rating, time }: ArenaStanding): string[] {
  return [
    bot,
    `${wins.wins} of ${wins.games}`,
    percent(wins.rate),
    text.interval(percent(wins.low), percent(wins.high)),
    text.rating(rating.mu, rating.sigma),
    time === null ? '–' : [time.mean, time.p95, time.max].map(ms => ms.toFixed(1)).join(', '),
  ]
}
