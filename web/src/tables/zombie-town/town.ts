import { BOARD, BUILDINGS, isBuilding, locNamed } from '@holdout/zombie-town/table'

/** Where a place is drawn, in cells from the north-west corner of the town. A building covers 2 cells. */
interface Spot {
  readonly row: number
  readonly col: number
  readonly rows: number
  readonly cols: number
}

export type Side = 'n' | 'e' | 's' | 'w'

const spots: Record<string, Spot> = {}
BOARD.cells.forEach((line, row) => {
  line.forEach((cell, col) => {
    if (cell === 'cemetery') return
    const name = BOARD.names[cell]
    const first = spots[name]
    spots[name] = first
      ? { ...first, rows: row - first.row + 1, cols: col - first.col + 1 }
      : { row, col, rows: 1, cols: 1 }
  })
})

export const SIZE = BOARD.rows
export const HOUSES: readonly string[] = BOARD.names.slice(0, BUILDINGS)
export const STREETS: readonly string[] = BOARD.names.slice(BUILDINGS)

export function spotOf(place: string): Spot {
  return spots[place]
}

/** The center of a place, in cells. */
export function middleOf(place: string): { readonly x: number; readonly y: number } {
  const { row, col, rows, cols } = spots[place]
  return { x: col + cols / 2, y: row + rows / 2 }
}

export function sideOf(building: string): Side {
  const { row, col } = spots[building]
  return row === 0 ? 'n' : row === SIZE - 1 ? 's' : col === 0 ? 'w' : 'e'
}

function isHouse(place: string): boolean {
  return isBuilding(locNamed(place))
}

/** ZT-23 The building that a square is adjacent to. */
export function contactOf(place: string): string | null {
  const loc = BOARD.contactOf[locNamed(place)]
  return loc === null ? null : BOARD.names[loc]
}

/** The squares where zombies rise from the cemetery. */
export function startSquares(count: number): ReadonlySet<string> {
  return new Set(BOARD.starts.slice(0, count).map(loc => BOARD.names[loc]))
}

/** The place in a cell; null for the cemetery and off the map. */
export function placeAt(row: number, col: number): string | null {
  const cell = BOARD.cells[row]?.[col]
  return typeof cell === 'number' ? BOARD.names[cell] : null
}

/** ZT-176 The straight lines that end at a building. No zombie moves along them while fireworks burn there. */
export function raysTo(building: string): readonly (readonly [number, number, number, number])[] {
  const { row, col, rows, cols } = spots[building]
  const rays: [number, number, number, number][] = []
  for (let y = row; y < row + rows; y++)
    for (let x = col; x < col + cols; x++)
      for (const [dy, dx] of AROUND) {
        let steps = 0
        while (isStreet(y + dy * (steps + 1), x + dx * (steps + 1))) steps++
        if (steps > 0) rays.push([x + 0.5, y + 0.5, x + dx * steps + 0.5, y + dy * steps + 0.5])
      }
  return rays
}

const AROUND = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [dy, dx] as const)).filter(([y, x]) => y !== 0 || x !== 0)

function isStreet(row: number, col: number): boolean {
  const place = placeAt(row, col)
  return place !== null && !isHouse(place)
}
