const stop = (at: number, color: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`
const fade = (id: string, down: boolean, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" ${down ? 'x2="0" y2="1"' : 'x2="1"'}>${stops.join('')}</linearGradient>`
const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, color: string, width: number): string =>
  path(d, 'none', `stroke="${color}" stroke-width="${width}"`)

const DEFS =
  '<defs>' +
  fade('ts-sky', false, stop(0, '#0b1020'), stop(0.55, '#251d3b'), stop(0.8, '#7b3c58'), stop(1, '#f09a5c')) +
  fade('ts-ground', true, stop(0, '#26272f'), stop(0.5, '#383944'), stop(1, '#282a33')) +
  fade('ts-dawn', false, stop(0, '#ff9d55', 0), stop(1, '#ffb066', 0.42)) +
  fade('ts-lamp', true, stop(0, '#ffe6ae', 0.5), stop(1, '#ffe6ae', 0.04)) +
  '<pattern id="ts-brick" width="48" height="24" patternUnits="userSpaceOnUse">' +
  rect(0, 0, 48, 24, '#43363a') +
  line('M0 .5h48M0 12.5h48M12 0v12M36 12v12', '#2a2227', 2) +
  path('M2 2h9v9H2zM26 14h9v9h-9z', '#503f42') +
  '</pattern></defs>'

const pane = (x: number, glass: string): string =>
  rect(x, 64, 56, 64, glass, 'stroke="#46383b" stroke-width="5"') + line(`M${x} 96h56M${x + 28} 64v64`, '#2b292f', 3)

const WALL =
  path('M0 30h236V18h176v20h210V26h180v18h150V32h150v22h144v112H0z', 'url(#ts-brick)') +
  [148, 296, 868, 1034].map(x => pane(x, '#0e1218')).join('') +
  pane(714, '#b57f35') +
  line(
    'M540 152h170M540 134h170M540 134v18m34-18v18m34-18v18m34-18v18m34-18v18m34-18v18M556 152l-52 26',
    '#17181d',
    5,
  ) +
  rect(0, 150, 1246, 16, '#17151a')

const GROUND =
  rect(0, 164, 1366, 320, 'url(#ts-ground)') +
  line('M0 190h1246M0 226h1246M0 272h1246M0 396h1246M0 440h1246', '#101116', 2) +
  '<g fill="#9ab6d8" opacity=".12"><ellipse cx="420" cy="450" rx="84" ry="14"/><ellipse cx="930" cy="432" rx="96" ry="15"/></g>'

/** What stands and lies in the alley. It is no piece of the game. */
const THINGS =
  `<g transform="translate(262 108)">${path('M0 14h104l-7 56H8z', '#23463b')}${path('M-5 5h114v12H-5z', '#305d4d')}${line('M22 20v46M52 20v46M82 20v46', '#17332a', 4)}</g>` +
  `<g transform="translate(880 122)">${rect(0, 12, 52, 42, '#594024')}${rect(30, -20, 44, 32, '#66492a')}${line('M0 12l52 42M52 12L0 54M30-20l44 32', '#33240f', 3)}</g>` +
  `<g transform="translate(24 420)">${path('M4 50q-8-34 18-38l4-10 8 10q24 6 16 38z', '#1d2a33')}${path('M44 50q-4-26 16-30l3-8 7 8q22 6 14 30z', '#283541')}</g>` +
  `<g transform="translate(152 424)" fill="none" stroke="#121419" stroke-width="5"><circle cx="20" cy="30" r="17"/><circle cx="70" cy="30" r="17"/><path d="M20 30l16-23h24l10 23M36 7l10 23H20M60 7L46 30M54 1h13"/></g>` +
  `<g transform="translate(762 430)">${path('M4 42L16 2h8l12 40z', '#d7622f')}${path('M11 19h18l3 9H8z', '#f2e7cc')}${path('M-4 40h48v6H-4z', '#a4471f')}</g>` +
  '<g fill="none" stroke="#f3e3b5" stroke-width="8" opacity=".26" stroke-linejoin="round"><path d="M836 418l24 24-24 24M866 418l24 24-24 24M1180 412l24 24-24 24M1210 412l24 24-24 24"/></g>'

const STREET =
  `<g transform="translate(1246)">${rect(0, 0, 120, 484, 'url(#ts-sky)', 'opacity=".55"')}` +
  path('M0 330v-80h26v-36h24v52h20v-74h28v42h22v96z', '#3a2a38') +
  rect(0, 348, 120, 136, '#37333a') +
  line('M88 372V84q0-24-24-24H52', '#191b20', 7) +
  rect(28, 54, 34, 12, '#fff0c4') +
  path('M30 66h30l34 310H2z', 'url(#ts-lamp)') +
  path('M2 366h66v38H2zM70 376h28l16 16v12H70z', '#39584b') +
  path('M78 381h17l9 11H78z', '#bcd2cf') +
  '<g fill="#101216"><circle cx="20" cy="408" r="11"/><circle cx="52" cy="408" r="11"/><circle cx="96" cy="408" r="11"/></g></g>'

export const SCENERY =
  DEFS +
  rect(0, 0, 1366, 166, 'url(#ts-sky)') +
  WALL +
  GROUND +
  THINGS +
  STREET +
  rect(850, 0, 516, 484, 'url(#ts-dawn)')
