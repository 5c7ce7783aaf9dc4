import type { Entrance } from '@holdout/until-dawn/table'
import type { Layout } from './layout.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Positions in and around the cabin, in px from its upper left corner. */
export interface Anchor {
  /** The middle of the opening in the wall. */
  readonly gap: Point
  /** Half the length of the opening. */
  readonly half: number
  /** Whether the opening is in a vertical wall. */
  readonly upright: boolean
  /** The positions of Jasper on guard (inside) and of Zombie Rebecca (outside). */
  readonly inside: Point
  readonly outside: Point
}

/** Thickness of the walls, in px. */
export function wallOf({ phone, em }: Layout): number {
  return phone ? 0.6 * em : 1.1 * em
}

export function anchorOf(at: Entrance, layout: Layout): Anchor {
  const { width, height } = layout.cabin
  const { phone, em } = layout
  const wall = wallOf(layout) / 2
  const deep = phone ? 1.9 * em : 3.1 * em
  if (at === 0 || at === 3) {
    const side = at === 0 ? 1 : -1
    const x = at === 0 ? wall : width - wall
    const y = height * (phone ? 0.44 : 0.48)
    const half = height * (phone ? 0.12 : 0.12)
    return {
      gap: { x, y },
      half,
      upright: true,
      inside: { x: x + side * deep * 1.35, y },
      outside: { x: x - side * (phone ? 0.2 : 2.2) * em, y: y - half - (phone ? 1 : 1.6) * em },
    }
  }
  const part = phone ? 0.24 : 0.25
  const x = width * (at === 1 ? part : 1 - part)
  const half = width * (phone ? 0.15 : 0.1)
  return {
    gap: { x, y: wall },
    half,
    upright: false,
    // On a large board the number of barricades is right behind the opening, and Jasper is next to it.
    inside: { x: x + (phone ? 0 : at === 1 ? 1 : -1) * 4.8 * em, y: wall + deep },
    outside: { x: x + (phone ? 0 : at === 1 ? 1 : -1) * 7.2 * em, y: wall - (phone ? 0.4 : 2) * em },
  }
}
