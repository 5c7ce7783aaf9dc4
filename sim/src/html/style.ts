/** Styles for the report, with the colors of the web app. */
export const STYLE = `
:root { color-scheme: dark; --night-0: #0b0f14; --night-1: #121922; --night-2: #1a2430; --line: #34465a;
  --text: #e9eef2; --text-soft: #a9b7c4; --lantern: #ffb84d;
  --dawn: linear-gradient(90deg, #1b2440 0%, #3a2f5f 35%, #8c3f5d 65%, #e0784a 85%, #ffd27a 100%);
  --font-title: "Special Elite", "Courier Prime", "Courier New", monospace;
  --font-ui: "Inter Variable", Inter, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--night-0); color: var(--text); font: 16px/1.5 var(--font-ui); }
header { border-bottom: 4px solid; border-image: var(--dawn) 1; padding: 2rem 0 1.5rem; }
header > *, main, footer { width: min(1120px, 100% - 2rem); margin-inline: auto; }
h1 { font: 400 clamp(1.6rem, 5vw, 2.4rem)/1.2 var(--font-title); margin-block: .25rem .5rem; }
h2 { font: 400 1.25rem/1.3 var(--font-title); margin: 0 0 .75rem; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; padding-block: 1rem 2rem; }
section { background: var(--night-1); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; min-width: 0; }
section.whole { grid-column: 1 / -1; }
.tiles { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 1rem; margin: 0; }
.tiles div { background: var(--night-2); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1.25rem; }
.tiles dt { color: var(--text-soft); font-size: .875rem; }
.tiles dd { margin: 0; font-size: 1.6rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tiles small { display: block; color: var(--text-soft); font-size: .8125rem; }
.run { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 0; }
.run dt { color: var(--text-soft); }
.run dd { margin: 0; overflow-wrap: anywhere; }
.narrow { display: none; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
svg text { white-space: pre; }
.scroll { overflow-x: auto; margin-top: 1rem; }
.scroll:focus-visible, a:focus-visible { outline: 2px solid var(--lantern); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--text-soft); font-size: .8125rem; padding-bottom: .35rem; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; font-weight: 400; }
thead th { color: var(--text-soft); font-size: .8125rem; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { white-space: normal; }
tbody tr:last-child > * { border-bottom: 0; }
pre { background: var(--night-0); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: 0 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, "Cascadia Mono", Consolas, monospace; font-size: .9375em; }
p { margin-block: 0 .75rem; }
header p { margin-block: 0; color: var(--text-soft); }
.after { margin-block: 1rem 0; }
.soft { color: var(--text-soft); font-size: .875rem; }
a { color: var(--lantern); }
ul.games { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: .5rem; }
ul.games a { display: block; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 6px; background: var(--night-2); text-decoration: none; }
ul.games a:hover { border-color: var(--lantern); }
ul.games span { display: block; color: var(--text-soft); font-size: .8125rem; }
footer { color: var(--text-soft); font-size: .8125rem; padding-bottom: 2rem; }
@media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 600px) {
  section { padding: 1rem; }
  .wide { display: none; }
  .narrow { display: block; }
  .tiles { grid-template-columns: 1fr 1fr; gap: .5rem; }
  .tiles div { padding: .7rem .9rem; }
  .tiles dd { font-size: 1.3rem; }
  table { font-size: .875rem; }
  th, td { padding-inline: .3rem; }
  td:last-child, th:last-child { padding-right: 0; }
}
@media print { :root { color-scheme: light; --night-0: #fff; --night-1: #fff; --night-2: #fff; --line: #bbb; --text: #000; --text-soft: #333; --lantern: #a85a00; } section { break-inside: avoid; } }
`
