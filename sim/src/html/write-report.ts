import { loadGame } from '@holdout/catalog'
import { type AnyGame, type MatchRecord, writeRecord } from '@holdout/engine'
import type { SimReport } from '../report.ts'
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
<title>${game.title}: ${whole(report.games)} games</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<p>Holdout simulation</p>
<h1>${game.title}: ${whole(report.games)} games</h1>
<p>${report.houseRules.length ? `With house rules: ${report.houseRules.map(words).join(', ')}.` : 'Standard rules.'}${report.cards ? ` Cards from ${report.cards}.` : ''}</p>
</header>
<main>
${tiles(report, wins)}
<section><h2>Endings</h2>
${sharesChart('Endings', endings)}
${ratesTable('Endings', ['ending', 'games'], endings)}
</section>
<section><h2>Wins</h2>
${sharesChart('Wins', wins)}
${ratesTable(winsCaption(report), ['player', 'wins'], wins)}
</section>
<section><h2>Length</h2>
${lengthsChart(report.moves)}
${lengthsTable(report)}
</section>
<section><h2>Tiers</h2>
${sharesChart('Tiers', tiersOf(report))}
${ratesTable('Tiers: a higher tier is a better ending', ['tier', 'games'], tiersOf(report))}
</section>
${factsSection(report)}
${examplesSection(examples)}
${runSection(game, report)}
</main>
<footer>Bars show the share of games. The line at the end of a bar is its 95% confidence interval (Wilson).</footer>
</body>
</html>
`
  return page.text
}

function endingsOf({ outcomes, games }: SimReport): Share[] {
  return Object.entries(outcomes).map(([id, count]) => ({ label: words(id), ...rateOf(count, games) }))
}

function tiersOf({ tiers, games }: SimReport): Share[] {
  return Object.entries(tiers)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([tier, count]) => ({ label: `tier ${tier}`, ...rateOf(count, games) }))
}

/** Sides and bots if there are several, then every seat. */
function winsOf(game: AnyGame, { wins, options, bots }: SimReport): Share[] {
  const shares: Share[] = []
  const several = Object.keys(wins.seats).length > 1
  for (const [side, rate] of Object.entries(wins.sides)) shares.push({ label: `side ${side}`, ...rate })
  if (several) for (const [bot, rate] of Object.entries(wins.bots)) shares.push({ label: `bot ${bot}`, ...rate })
  for (const { seat, title } of game.seats(options)) {
    shares.push({ label: several ? `seat ${title}` : `${title} (${bots[0]})`, ...wins.seats[seat] })
  }
  return shares
}

function tiles(report: SimReport, [first]: readonly Share[]): Markup {
  const { moves, gamesPerSecond, movesPerSecond } = report
  return html`<dl class="tiles">
<div><dt>Wins of ${first.label}</dt><dd>${percent(first.rate)}<small>${interval(first)}</small></dd></div>
<div><dt>Most frequent ending</dt><dd>${words(Object.keys(report.outcomes)[0])}<small>${percent(Object.values(report.outcomes)[0] / report.games)}</small></dd></div>
<div><dt>Moves per game (mean)</dt><dd>${decimal(moves.mean)}<small>median ${whole(moves.p50)}, max ${whole(moves.max)}</small></dd></div>
<div><dt>Games per second</dt><dd>${whole(gamesPerSecond)}<small>${whole(movesPerSecond)} moves per second</small></dd></div>
</dl>`
}

function ratesTable(caption: string, [what, count]: readonly [string, string], shares: readonly Share[]): Markup {
  return table(
    caption,
    [what, count, 'share', '95% CI'],
    shares.map(share => [share.label, whole(share.wins), percent(share.rate), interval(share)]),
  )
}

function winsCaption({ wins, rotate }: SimReport): string {
  const seats = Object.keys(wins.seats).length > 1 ? ' A bot in several seats counts once per seat.' : ''
  return `Wins.${seats}${rotate ? ' The bots rotated seats after each game.' : ''}`
}

function lengthsTable({ moves }: SimReport): Markup {
  return table(
    'Moves per game',
    ['statistic', 'moves'],
    [
      ['mean', decimal(moves.mean)],
      ['min', whole(moves.min)],
      ['median', whole(moves.p50)],
      ['p95', whole(moves.p95)],
      ['max', whole(moves.max)],
    ],
  )
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
  return html`<section><h2>Averages at game end</h2>
${table('Values at game end', ['value', 'mean', 'min', 'max', 'games'], rows)}
</section>`
}

function runSection(game: AnyGame, report: SimReport): Markup {
  const { bots, seed, options, seconds } = report
  const seats = game.seats(options)
  const chosen = Object.entries(options)
    .filter(([name, value]) => value !== game.options[name].default)
    .map(
      ([name, value]) => `${game.options[name].title}: ${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`,
    )
  return html`<section class="whole"><h2>How to repeat this run</h2>
<pre><code>${commandOf(report, game.options)}</code></pre>
<p class="soft">The same command gives the same numbers on every machine and with any number of threads. Only the speed differs.</p>
<dl class="run">
<dt>Game</dt><dd>${game.title} (rules version ${game.rulesVersion})</dd>
<dt>Games</dt><dd>${whole(report.games)}</dd>
<dt>Bots</dt><dd>${seats.map(({ title }, at) => `${title}: ${bots[at]}`).join(' · ')}${report.rotate ? ' (seats of the first game)' : ''}</dd>
<dt>Seed</dt><dd>${seed}</dd>
<dt>Options</dt><dd>${chosen.length ? `${chosen.join(' · ')}; otherwise defaults` : 'all defaults'}</dd>
<dt>Time</dt><dd>${decimal(seconds)} s</dd>
</dl>
<p class="after"><a download="${report.game}-simulation.json" href="${dataLink(JSON.stringify(report, null, 2))}">Download as JSON</a></p>
</section>`
}

function examplesSection(examples: readonly MatchRecord[]): Markup {
  if (examples.length === 0) return html``
  const items = examples.map(record => {
    const file = `${record.game}-${record.seed.replace(/[^\w.-]+/g, '-')}.json`
    return html`<li><a download="${file}" href="${dataLink(writeRecord(record))}">${words(record.outcome ?? 'not finished')}<span>${whole(record.moves.length)} moves, seed ${record.seed}</span></a></li>`
  })
  return html`<section><h2>Example games</h2>
<p class="soft">Each file is a match record. Save it and open it with <code>npx holdout replay FILE</code>.</p>
<ul class="games">${items}</ul>
</section>`
}

function dataLink(json: string): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(json)}`
}
