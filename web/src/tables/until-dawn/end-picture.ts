import { ENTRANCES, type View } from '@holdout/until-dawn/table'
import { fill, glow, land, moon, person, pine, stroke, sun, zombie } from '../../parts/pictures/shapes.ts'
import type { Ended } from '../../table/end/ending.ts'
import { dawn, night } from '../../table/end/plain-picture.ts'

/** The window left and right of the front door; the back door is behind the cabin. */
const WINDOWS = [226, 390]

/** The cabin as the night left it: planks, breaches, John in the door, and Rebecca and Jasper if they are alive. */
export function endPicture({ outcome: { id }, won, view }: Ended<View>): string {
  const [front, left, right] = ENTRANCES.map(at => view.doors[at])
  const isIn = !won && id !== 'conceded'
  const light = won || !isIn ? '#ffd27a' : '#8fbf7a'
  const window = (x: number, door: View['doors'][number]): string =>
    `<rect x="${x}" y="206" width="58" height="46" fill="${door.breachedBy === null ? light : '#0b0d12'}"/>` +
    stroke(
      door.breachedBy === null ? `M${x + 29} 206v46M${x} 229h58` : `M${x} 206l12 16M${x + 58} 206l-9 20`,
      '#15100d',
      4,
    ) +
    (door.breachedBy === null || won ? '' : zombie(x + 30, 262, x, 1.3)) +
    planks(x - 8, 212, 74, door.barricades)
  const waiting = view.doors.reduce((sum, { zombies }) => sum + zombies.length, 0)
  const crowd = [130, 556, 616, 60, 664, 94].slice(0, Math.min(6, Math.max(won ? 0 : 1, waiting)))
  return (
    (won ? dawn() + sun(600, 236, 54) : night() + moon(102, 56)) +
    land(won ? '#4a2a3f' : '#151a2e', won ? '#1d151d' : '#0c1019') +
    [-80, -20, 36, 80, 540, 600, 660, 712].map((x, i) => pine(x, 300, 96 + ((i * 37) % 90), '#0d1222')).join('') +
    (isIn ? glow('end-cold', 338, 286, 250, [0, '#a8e08a', 0.5], [0.5, '#5f9c5c', 0.2], [1, '#5f9c5c', 0]) : '') +
    // the cabin
    fill('M198 298V180h280v118z', '#2b211c') +
    stroke([0, 1, 2, 3, 4, 5].map(i => `M198 ${198 + i * 19}h280`).join(''), '#15100d', 3) +
    fill('M416 128V78h30v70z', '#231c19') +
    fill('M208 190L338 104L468 190z', '#211a16') +
    fill('M166 188L338 74L510 188L496 200L338 98L180 200z', '#191c26') +
    stroke('M180 200L338 98L496 200', won ? '#ffb884' : '#3d4a66', 3) +
    WINDOWS.map((x, i) => window(x, i === 0 ? left : right)).join('') +
    // the front door: open if something or somebody stands in it
    fill('M310 298v-92h62v92z', isIn ? '#b9e89a' : won ? '#ffe7b8' : '#3d2a1c') +
    (isIn || won ? fill('M310 206h-26l-8 92h34z', '#3d2a1c', 'stroke="#15100d" stroke-width="2"') : '') +
    (isIn ? fill('M300 298L250 420H430L372 298z', '#a8e08a', 'opacity=".16"') + zombie(344, 300, 0, 2.25) : '') +
    (id === 'overrun' ? zombie(300, 304, 3, 1.9) + zombie(388, 306, 2, 1.9, true) : '') +
    (won ? person(336, 304, 0, 2.1) : planks(302, 226, 78, isIn ? 0 : front.barricades)) +
    (won && view.rebecca === null ? person(392, 306, 2, 2) : '') +
    (view.jasper === 'dead' ? '' : dog(won ? 276 : 180, won ? 310 : 318)) +
    (won ? '' : crowd.map((x, i) => zombie(x, 312 + (i % 3) * 6, i + 1, 1.6 + (i % 2) * 0.3, x < 338)).join(''))
  )
}

function planks(x: number, y: number, width: number, count: number): string {
  return Array.from({ length: Math.min(4, count) }, (_, i) => {
    const at = y + i * 11
    return fill(
      `M${x} ${at + (i % 2 ? 6 : 0)}l${width} ${i % 2 ? -6 : 7}v9l-${width} ${i % 2 ? 6 : -7}z`,
      i % 2 ? '#8a6236' : '#a3743f',
      'stroke="#0f0b08" stroke-width="2"',
    )
  }).join('')
}

function dog(x: number, y: number): string {
  return (
    `<g data-is="dog" transform="translate(${x} ${y}) scale(.8)"><ellipse cx="4" cy="2" rx="34" ry="6" opacity=".5"/>` +
    fill(
      'M-22 0V-26Q-24-48-10-56L-14-74L-2-66Q10-66 12-54L22-48L12-42Q14-20 26-6Q34-4 36-16',
      '#6d5846',
      'stroke="#0b0f14" stroke-width="2"',
    ) +
    fill('M-22 0h10v-16l8 16h18q-8-18-2-30', '#4a3b2e') +
    '<circle cx="4" cy="-56" r="1.8" fill="#fff"/></g>'
  )
}
