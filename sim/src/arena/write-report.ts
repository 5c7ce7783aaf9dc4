import { interval, percent, whole, words } from '../html/figures.ts'
import { html, Markup, table } from '../html/markup.ts'
import { STYLE } from '../html/style.ts'
import { arenaText as text } from '../text.ts'
import type { ArenaReport, ArenaStanding } from './report.ts'

/** Writes the report of a tournament as one HTML page without network access or scripts. */
export async function writeArenaReport(report: ArenaReport): Promise<string> {
  const { sharesChart } = await import('../html/charts.ts')
  const { standings, title, matches } = report
  const shares = standings.map(({ bot, wins }) => ({ label: bot, ...wins }))
  const bySeat = standings.flatMap(({ bot, seats }) =>
    Object.entries(seats).map(([seat, rate]) => ({ label: text.seatOf(bot, seat), ...rate })),
  )
  const rules = Object.entries(report.houseRules).map(([name, value]) => `${words(name)} ${value}`)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title(title, matches)}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<p>${text.kind}</p>
<h1>${text.title(title, matches)}</h1>
<p>${text.summary(report.deals, report.seed, rules)}</p>
</header>
<main>
<section class="whole"><h2>${text.wins}</h2>
${sharesChart(text.wins, shares)}
</section>
<section class="whole"><h2>${text.ratings}</h2>
${table(text.ratings, text.columns, standings.map(row))}
</section>
${bySeat.length > 0 ? [html`<section><h2>${text.seats}</h2>${sharesChart(text.seats, bySeat)}</section>`] : []}
</main>
</body>
</html>
`
  return page.text
}

function row({ bot, wins, rating, time }: ArenaStanding): string[] {
  return [
    bot,
    whole(wins.games),
    percent(wins.rate),
    interval(wins),
    `${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`,
    time === null ? '–' : [time.mean, time.p95, time.max].map(ms => ms.toFixed(1)).join(', '),
  ]
}
