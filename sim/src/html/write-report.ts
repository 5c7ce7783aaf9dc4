import { loadGame } from '@holdout/catalog'
import { type MatchRecord, writeRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { SimReport } from '../report.ts'
import { reportText as text } from '../text.ts'
import type { Share } from './charts.ts'
import { commandOf } from './command.ts'
import { decimal, interval, percent, rateOf, whole, words } from './figures.ts'
import { html, Markup, table } from './markup.ts'
import { STYLE } from './style.ts'

/**
 * Writes the report as one HTML page without network access or scripts: charts, tables, the command to repeat the run,
 * and example games to download. Loads the chart library only here, because most runs write no page.
 */
export async function writeReport(report: SimReport, examples: readonly MatchRecord[]): Promise<string> {
  const game = await loadGame(report.game)
  const { sharesChart, lengthsChart } = await import('./charts.ts')
  const endings = endingsOf(report)
  const wins = winsOf(game, report)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title(game.title, report.games)}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<p>${text.kind}</p>
<h1>${text.title(game.title, report.games)}</h1>
<p>${text.rules(report.houseRules.map(words), report.cards)}</p>
</header>
<main>
${tiles(report, wins)}
<section><h2>${text.endings.title}</h2>
${sharesChart(text.endings.title, endings)}
${ratesTable(text.endings.title, text.endings.columns, endings)}
</section>
<section><h2>${text.wins.title}</h2>
${sharesChart(text.wins.title, wins)}
${ratesTable(text.wins.caption(Object.keys(report.wins.seats).length > 1, report.rotate), text.wins.columns, wins)}
</section>
<section><h2>${text.lengths.title}</h2>
${lengthsChart(report.moves)}
${lengthsTable(report)}
</section>
<section><h2>${text.grades.title}</h2>
${sharesChart(text.grades.title, gradesOf(report))}
${ratesTable(text.grades.caption, text.grades.columns, gradesOf(report))}
</section>
${factsSection(report)}
${examplesSection(examples)}
${runSection(game, report)}
</main>
<footer>${text.footer}</footer>
</body>
</html>
`
  return page.text
}

function endingsOf({ outcomes, games }: SimReport): Share[] {
  return Object.entries(outcomes).map(([id, count]) => ({ label: words(id), ...rateOf(count, games) }))
}

function gradesOf({ tiers, games }: SimReport): Share[] {
  return Object.entries(tiers)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([tier, count]) => ({ label: text.grade(tier), ...rateOf(count, games) }))
}

/** Sides and bots if there are several, then every seat. */
function winsOf(game: AnyKnownGame, { wins, options, bots }: SimReport): Share[] {
  const shares: Share[] = []
  const several = Object.keys(wins.seats).length > 1
  for (const [side, rate] of Object.entries(wins.sides)) shares.push({ label: text.side(side), ...rate })
  if (several) for (const [bot, rate] of Object.entries(wins.bots)) shares.push({ label: text.bot(bot), ...rate })
  for (const { seat, title } of game.seats(options)) {
    shares.push({ label: several ? text.seat(title) : text.onlySeat(title, bots[0]), ...wins.seats[seat] })
  }
  return shares
}

function tiles(report: SimReport, [first]: readonly Share[]): Markup {
  const { moves, gamesPerSecond, movesPerSecond } = report
  return html`<dl class="tiles">
<div><dt>${text.tiles.winsOf(first.label)}</dt><dd>${percent(first.rate)}<small>${interval(first)}</small></dd></div>
<div><dt>${text.tiles.mostFrequent}</dt><dd>${words(Object.keys(report.outcomes)[0])}<small>${percent(Object.values(report.outcomes)[0] / report.games)}</small></dd></div>
<div><dt>${text.tiles.moves}</dt><dd>${decimal(moves.mean)}<small>${text.tiles.movesNote(moves.p50, moves.max)}</small></dd></div>
<div><dt>${text.tiles.speed}</dt><dd>${whole(gamesPerSecond)}<small>${text.tiles.speedNote(movesPerSecond)}</small></dd></div>
</dl>`
}

function ratesTable(caption: string, [what, count]: readonly [string, string], shares: readonly Share[]): Markup {
  return table(
    caption,
    [what, count, ...text.shareColumns],
    shares.map(share => [share.label, whole(share.wins), percent(share.rate), interval(share)]),
  )
}

function lengthsTable({ moves }: SimReport): Markup {
  const { caption, columns, rows } = text.lengths
  return table(caption, columns, [
    [rows.mean, decimal(moves.mean)],
    [rows.min, whole(moves.min)],
    [rows.median, whole(moves.p50)],
    [rows.p95, whole(moves.p95)],
    [rows.max, whole(moves.max)],
  ])
}

function factsSection({ facts }: SimReport): Markup {
  const rows = Object.entries(facts).map(([name, { mean, min, max, games }]) => [
    words(name),
    decimal(mean),
    decimal(min),
    decimal(max),
    whole(games),
  ])
  if (rows.length === 0) return html``
  return html`<section><h2>${text.facts.title}</h2>
${table(text.facts.caption, text.facts.columns, rows)}
</section>`
}

function runSection(game: AnyKnownGame, report: SimReport): Markup {
  const { bots, seed, options, seconds } = report
  const seats = game.seats(options)
  const chosen = Object.entries(options)
    .filter(([name, value]) => value !== game.options[name].default)
    .map(([name, value]) => text.run.option(game.options[name].title, value))
  const botsBySeat = seats.map(({ title }, at) => [title, bots[at]] as const)
  return html`<section class="whole"><h2>${text.run.title}</h2>
<pre><code>${commandOf(report, game.options)}</code></pre>
<p class="soft">${text.run.help}</p>
<dl class="run">
<dt>${text.run.game}</dt><dd>${text.run.gameOf(game.title, game.rulesVersion)}</dd>
<dt>${text.run.games}</dt><dd>${whole(report.games)}</dd>
<dt>${text.run.bots}</dt><dd>${text.run.botsOf(botsBySeat, report.rotate)}</dd>
<dt>${text.run.seed}</dt><dd>${seed}</dd>
<dt>${text.run.options}</dt><dd>${text.run.optionsOf(chosen)}</dd>
<dt>${text.run.time}</dt><dd>${text.run.seconds(seconds)}</dd>
</dl>
<p class="after"><a download="${report.game}-simulation.json" href="${dataLink(JSON.stringify(report, null, 2))}">${text.run.download}</a></p>
</section>`
}

function examplesSection(examples: readonly MatchRecord[]): Markup {
  if (examples.length === 0) return html``
  const items = examples.map(record => {
    const file = `${record.game}-${record.seed.replace(/[^\w.-]+/g, '-')}.json`
    return html`<li><a download="${file}" href="${dataLink(writeRecord(record))}">${words(record.outcome ?? text.examples.unfinished)}<span>${text.examples.note(record.moves.length, record.seed)}</span></a></li>`
  })
  return html`<section><h2>${text.examples.title}</h2>
<p class="soft">${text.examples.help[0]}<code>npx holdout replay FILE</code>${text.examples.help[1]}</p>
<ul class="games">${items}</ul>
</section>`
}

function dataLink(json: string): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(json)}`
}
