import { fill, land, moon, pine, sky, stars, sun } from '../../parts/pictures/shapes.ts'
import type { Ended } from './ending.ts'

/** A dawn for a game that was won, a night for one that was lost. */
export function endPicture({ won, me, outcome }: Ended): string {
  // A spectator sees the match from the winners' side.
  const isWon = me === null ? outcome.winners.length > 0 : won
  const trees = [60, 130, 560, 640, 720].map((x, i) => pine(x, 304, 90 + (i % 3) * 34, '#0d1222')).join('')
  return isWon
    ? dawn() + sun(360, 250, 56) + land('#4a2a3f', '#1a131d') + trees
    : night() + moon(340, 70) + fields() + trees
}

export function night(): string {
  return sky('end-sky', [0, '#0a1226'], [0.6, '#1c2144'], [0.85, '#4a2f55'], [1, '#1c1b2c']) + stars(120, 220)
}

export function dawn(): string {
  return sky('end-sky', [0, '#3a2a5c'], [0.3, '#a04a5c'], [0.6, '#ff9a5e'], [0.9, '#ffe0a0'], [1, '#5a3340'])
}

function fields(): string {
  return land('#151a2e', '#0c1019') + fill('M-2000 330H2700V2000H-2000Z', '#0c1019')
}
