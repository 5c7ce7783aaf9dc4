import type { View } from '@holdout/until-daylight/table'
import { candle, fill, glow, land, person, sky, stars, sun, zombie } from '../../parts/pictures/shapes.ts'
import type { Ended } from '../../table/end/ending.ts'
import { dawn } from '../../table/end/plain-picture.ts'

/** The team before the sun, or around the fire with a candle for each who died. */
export function endPicture({ won, view, outcome }: Ended<View>): string {
  const saved = Number(outcome.facts.survivors ?? 0)
  const step = 440 / Math.max(3, view.players.length)
  const people = view.players.map(({ health, damage }, i, { length }) => {
    const x = (won ? 350 : 270) + (i - (length - 1) / 2) * step
    const y = 318 + (i % 2) * 6
    const size = 3.6 - length * 0.16
    return damage < health ? person(x, y, i, size) : person(x, y, i, size, 'gone') + candle(x + 24, y + 6)
  })
  const city = [-330, -250, -150, -60, 20, 90, 170, 250, 330, 420, 500, 580, 660, 740]
    .filter(x => !won || x < 230 || x > 430) // the sun stands there
    .map((x, i) => `M${x} 322V${240 - ((i * 53) % 110)}h${60 + ((i * 31) % 30)}V322z`)
    .join('')
  if (won)
    return (
      dawn() +
      sun(350, 210, 80) +
      fill(city, '#6b3a4a', 'opacity=".7"') +
      land('#4a2a3f', '#2a1a22') +
      Array.from({ length: Math.min(6, saved) }, (_, i) =>
        person(40 + (i % 2 ? 600 - i * 14 : i * 14), 306, i + 2, 1.5),
      ).join('') +
      people.join('')
    )
  return (
    sky('end-sky', [0, '#080c1c'], [0.5, '#1d1838'], [0.85, '#4a2340'], [1, '#2a1826']) +
    stars(110, 200) +
    fill(city, '#120f20') +
    land('#1a1524', '#120d14') +
    glow('end-fire', 270, 300, 270, [0, '#ff9a3c', 0.75], [0.4, '#d8602a', 0.3], [1, '#c4552a', 0]) +
    glow('end-red', 640, 230, 200, [0, '#ff5a3c', 0.4], [1, '#ff5a3c', 0]) +
    Array.from({ length: 11 }, (_, i) =>
      zombie(510 + (i % 6) * 34 + (i > 5 ? 16 : 0), i > 5 ? 324 : 296, i, i > 5 ? 2 : 1.6, i % 4 === 1),
    ).join('') +
    people.join('')
  )
}
