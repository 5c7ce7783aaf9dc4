import { fill, glow, land, pawn, sign, sky, stars, stroke, zombie } from '../../parts/pictures/shapes.ts'
import type { Ended } from '../../table/end/ending.ts'
import { ordinal } from '../../text/end.ts'
import { placesIn, type Standing } from './standings.ts'

const GROUND = 322

/** A house for each player: as high as the points, with its walls. The best stands in the middle; the dead are dark. */
export function endPicture(ended: Ended): string {
  const { facts } = ended.outcome
  const places = placesIn(ended)
  const top = Math.max(1, ...places.map(({ points }) => points))
  // An odd number of plots: there is one in the middle.
  const beside = Math.max(1, Math.floor(places.length / 2))
  const width = Math.min(170, 660 / (2 * beside + 1))
  const fact = (seat: string, name: string): number => Number(facts[`${seat} ${name}`] ?? 0)
  const houses = places.map((one, i) =>
    house({
      ...one,
      x: 350 + Math.ceil(i / 2) * (i % 2 === 1 ? -width : width),
      width: Math.min(124, width - 34),
      height: 46 + 88 * (one.points / top),
      pawn: ended.seats.indexOf(one.seat),
      walls: fact(one.seat, 'barricades'),
      lit: fact(one.seat, 'survivors') * 2,
    }),
  )
  return (
    sky('end-sky', [0, '#1b1b3d'], [0.4, '#5a2f5a'], [0.72, '#c4594f'], [1, '#ffb36b']) +
    stars(60, 110) +
    glow('end-sun', 620, 270, 260, [0, '#fff3c4'], [0.3, '#ffd27a', 0.7], [1, '#ff9a5e', 0]) +
    '<circle cx="620" cy="262" r="46" fill="#fff6dd"/>' +
    land('#4a2a3f', '#1a131d') +
    houses.join('') +
    [6, 28, 668, 690].map((x, i) => zombie(x, 326, i + 1, 1.25, x < 350)).join('')
  )
}

interface House extends Standing {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly pawn: number
  readonly walls: number
  readonly lit: number
}

function house({ x, width, height, pawn: seat, place, points, dead, walls, lit }: House): string {
  const half = width / 2
  const plate = Math.min(64, width - 4)
  const top = GROUND - height
  const peak = top - Math.min(44, width * 0.42)
  const windows = Array.from({ length: 6 }, (_, i) => {
    const y = top + 36 + Math.floor(i / 2) * 28
    const at = x + (i % 2 ? 0.27 : -0.27) * width - 10
    return y > GROUND - 22
      ? ''
      : `<rect x="${at}" y="${y}" width="20" height="18" fill="${!dead && i < lit ? '#ffd27a' : '#171219'}" stroke="#0f0b12" stroke-width="2"/>`
  })
  const boards = Array.from({ length: Math.min(walls, 8) }, (_, i) => {
    const y = GROUND - 11 - i * 10
    return fill(
      `M${x - half - 6} ${y + (i % 2 ? 4 : 0)}l${width + 12} ${i % 2 ? -4 : 4}v7l-${width + 12} ${i % 2 ? 4 : -4}z`,
      i % 2 ? '#a3743f' : '#b98a52',
      'stroke="#2a1a0c" stroke-width="1.500"',
    )
  })
  return (
    fill(`M${x - half} ${GROUND}V${top}h${width}V${GROUND}z`, '#2a2230') +
    fill(`M${x} ${top}h${half}V${GROUND}h-${half}z`, '#3b2d38') +
    fill(`M${x - half - 12} ${top + 6}L${x} ${peak}L${x + half + 12} ${top + 6}z`, '#16121b') +
    stroke(`M${x} ${peak}L${x + half + 12} ${top + 6}`, '#ffb884', 3) +
    windows.join('') +
    boards.join('') +
    `<rect x="${x - plate / 2}" y="${top - 14}" width="${plate}" height="40" rx="9" fill="#0d0f16" stroke="var(--seat-${'abcdef'[seat]})" stroke-width="2.500"/>` +
    sign(x, top + 16, points, 28) +
    (dead ? '' : pawn(x, peak + 4, seat, 1.3)) +
    sign(x, peak - (dead ? 10 : 50), dead ? 'dead' : ordinal(place), 24)
  )
}
