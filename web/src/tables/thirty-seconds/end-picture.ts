import type { View } from '@holdout/thirty-seconds/table'
import { fill, glow, moon, person, sky, stars, stroke, sun, zombie } from '../../parts/pictures/shapes.ts'
import type { Ended } from '../../table/end/ending.ts'
import { isUnfinished } from './ending.ts'

const DEAD_AT = [338, 298]

/** The alley between its walls: the Survivor in the street at dawn, on the ground, or still standing. */
export function endPicture(ended: Ended<View>): string {
  const { outcome, view } = ended
  const escaped = outcome.id === 'survivor-escapes' || outcome.id === 'solo-escape'
  const dead = !escaped && !isUnfinished(ended)
  const left = view.rows.reduce((sum, { zombies }) => sum + zombies.length, 0)
  const spots = [
    [210, 304],
    [452, 310],
    [268, 286],
    [404, 282],
    [306, 270],
    [368, 268],
  ].slice(0, Math.min(6, Math.max(dead ? 2 : 0, left)))
  return (
    (escaped
      ? sky('end-sky', [0, '#2a2450'], [0.4, '#a04a5c'], [0.75, '#ff9a5e'], [1, '#ffe0a0']) + sun(338, 210, 44)
      : sky('end-sky', [0, '#0b1020'], [0.6, '#251d3b'], [1, '#4a2f55']) + stars(60, 140) + moon(330, 40)) +
    // ground, then the two walls with their windows
    fill('M-2000 300L290 226H388L2700 300V2000H-2000Z', '#1c1d26') +
    fill('M300 226h76L520 330H150Z', '#31323d') +
    fill('M-2000-1000H110L290 128V236L150 330H-2000Z', '#241f2c') +
    fill('M2700-1000H568L388 128V236L528 330H2700Z', '#1d1924') +
    fill(
      'M60 60l60 34v52l-60-22zM180 128l38 22v40l-38-12zM560 96l56-34v60l-56 24zM464 152l36-22v44l-36 14z',
      '#0f0d15',
    ) +
    fill('M184 134l14 8v36l-14-5zM570 100l16-10v44l-16 8z', '#ffcf7d') +
    stroke('M20 150L250 196M30 166L250 204M430 200L660 148', '#14121b', 5) +
    glow('end-lamp', 236, 240, 120, [0, '#ffe6ae', 0.45], [1, '#ffe6ae', 0]) +
    spots.map(([x, y], i) => zombie(x, y, i, (y - 190) / 60, escaped ? x < 338 : x > 338 === false)).join('') +
    (escaped
      ? person(338, 322, 2, 2.3)
      : dead
        ? fill('M292 304q40-14 86 0q-30 16-86 0z', '#5a0f0c', 'opacity=".75"') +
          person(DEAD_AT[0] + 34, DEAD_AT[1] + 4, 2, 2, 'lies')
        : person(338, 316, 2, 2.2))
  )
}
