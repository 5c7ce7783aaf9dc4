import type { View } from '@holdout/viral-dawn/table'
import { fill, land, moon, pawn, pine, sign, stroke, sun, zombie } from '../../parts/pictures/shapes.ts'
import type { Ended } from '../../table/end/ending.ts'
import { dawn, night } from '../../table/end/plain-picture.ts'
import { shortOf } from './ending.ts'

/** The gate of the Safe Zone. */
const GATE = 560
const COLORS = ['#b3392c', '#2f5c74', '#5c7044', '#8a6236', '#5d5478', '#54616d']

/** The road to the Safe Zone: the winner's car is through the gate, the others stand as far before it as cards miss. */
export function endPicture({ outcome: { winners }, me, won, seats, view }: Ended<View>): string {
  const behind = seats
    .filter(seat => !winners.includes(seat))
    .toSorted((a, b) => (shortOf(view, b) ?? 9) - (shortOf(view, a) ?? 9))
  const steps = behind.map(seat => Math.min(8, shortOf(view, seat) ?? 8))
  // Cars with as many cards missing stand behind each other.
  const places = steps.map(
    (step, i) => GATE - 96 - step * 52 - steps.slice(i + 1).filter(one => one === step).length * 18,
  )
  const light = me === null || won
  return (
    (light ? dawn() + sun(GATE + 40, 226, 60) : night() + moon(160, 50)) +
    land(light ? '#4a2a3f' : '#151a2e', light ? '#2a1a22' : '#0f121c') +
    [40, 120, 240, 330].map((x, i) => pine(x, 284, 70 + ((i * 41) % 60), light ? '#2b1826' : '#0d1222')).join('') +
    fill('M-2000 268H2700V340H-2000Z', '#23242c') +
    stroke('M-2000 304H2700', '#e8d9a8', 3, 'stroke-dasharray="26 22" opacity=".5"') +
    // the fence and the gate
    stroke(
      'M470 276V216M500 276V216M620 276V216M650 276V216M680 276V216M470 230H520M600 230H2700M470 252H520M600 252H2700',
      '#6d7984',
      4,
    ) +
    fill('M510 278V166h12v112zM598 278V166h12v112z', '#3b4654') +
    fill('M500 140h120v38H500z', '#1b7f4b', 'stroke="#0b0f14" stroke-width="3"') +
    sign(GATE, 166, 'Safe Zone', 22) +
    behind.map((seat, i) => car(places[i], 276 + (i % 2) * 20, seats.indexOf(seat))).join('') +
    winners.map((seat, i) => car(GATE + 62 + i * 20, 290, seats.indexOf(seat))).join('') +
    [24, -30, 66].map((x, i) => zombie(x - (places[0] > 160 ? 0 : 70), 290 + i * 12, i, 1.5, true)).join('')
  )
}

function car(x: number, y: number, place: number): string {
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="20" rx="52" ry="7" opacity=".5"/>` +
    fill(
      'M-50 16V0Q-50-8-40-9L-26-28H16L34-9Q50-7 50 4V16Z',
      COLORS[place % 6],
      'stroke="#0b0f14" stroke-width="2.500"',
    ) +
    fill('M-20-24H-4V-9H-30ZM2-24H14L26-9H2Z', '#bfe4ff', 'opacity=".75"') +
    '<circle cx="-28" cy="17" r="10" fill="#15181d"/><circle cx="28" cy="17" r="10" fill="#15181d"/><circle cx="-28" cy="17" r="4" fill="#8d99a5"/><circle cx="28" cy="17" r="4" fill="#8d99a5"/>' +
    `<circle cx="48" cy="3" r="4" fill="#ffe7a8"/></g>` +
    pawn(x - 6, y - 26, place, 1.15)
  )
}
