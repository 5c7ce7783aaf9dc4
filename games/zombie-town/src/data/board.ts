import boardJson from './board.json' with { type: 'json' }

/** ZT-20 A location: 0 to 11 are the buildings b01 to b12, the rest are street squares, row by row. */
export type Loc = number
/** A building is a location below 12. */
export type Building = number

export const BUILDINGS = 12
const STREETS = 156
export const LOCATIONS = BUILDINGS + STREETS

/** A cell of the drawn grid: the location it belongs to, or the cemetery. */
type Cell = Loc | 'cemetery'

interface ZombieStep {
  readonly to: Loc
  /** ZT-176 The building that the straight line of this step meets first. */
  readonly towards: Building | null
}

export interface Board {
  readonly columns: string
  readonly rows: number
  /** The grid, row by row. */
  readonly cells: readonly (readonly Cell[])[]
  readonly names: readonly string[]
  /** ZT-21 The locations one step away. */
  readonly steps: readonly (readonly Loc[])[]
  /** ZT-25 The ring of each location. */
  readonly ring: readonly number[]
  /** ZT-24 The fewest steps between two locations: `distance[a * LOCATIONS + b]`. */
  readonly distance: readonly number[]
  /** ZT-23 The four contact squares of each building, the two in front first. */
  readonly contacts: readonly (readonly Loc[])[]
  /** The building of which a square is a contact square. */
  readonly contactOf: readonly (Building | null)[]
  /** ZT-152 The steps of a zombie: never to a lower ring. */
  readonly zombieSteps: readonly (readonly ZombieStep[])[]
  /** ZT-170 The street squares one ring lower. */
  readonly back: readonly (readonly Loc[])[]
  /** ZT-157 Starting squares in the order in which they are filled: 16, and the four corners after them. */
  readonly starts: readonly Loc[]
  /** The locations within 2 squares, including the location itself. */
  readonly inRange: readonly (readonly Loc[])[]
}

interface BoardJson {
  readonly columns: string
  readonly rows: readonly string[]
  readonly refill: readonly string[]
  readonly corners: readonly string[]
}

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const
const SIDES = AROUND.filter(([dy, dx]) => dy === 0 || dx === 0)

const wrong = (what: string): Error => new Error(`zombie-town data/board.json: ${what}`)

/** Reads the drawn grid and computes everything the rules need to know about places. */
export function loadBoard(json: BoardJson): Board {
  const grid = json.rows.map(row => row.trim().split(/\s+/))
  const width = json.columns.length
  for (const [row, cells] of grid.entries())
    if (cells.length !== width) throw wrong(`row ${row + 1} has ${cells.length} squares, expected ${width}`)
  const names = Array.from({ length: BUILDINGS }, (_, b) => `b${String(b + 1).padStart(2, '0')}`)
  const placed: { row: number; col: number }[][] = names.map(() => [])
  const cells = grid.map((codes, row) =>
    codes.map((code, col): Cell => {
      if (code === '##') return 'cemetery'
      if (code === '.' || code === 'X') {
        names.push(json.columns[col] + (row + 1))
        placed.push([{ row, col }])
        return names.length - 1
      }
      const b = Number(code) - 1
      if (!(b >= 0 && b < BUILDINGS))
        throw wrong(`square ${json.columns[col]}${row + 1} is "${code}", expected . X ## or 01 to 12`)
      placed[b].push({ row, col })
      return b
    }),
  )
  if (names.length !== LOCATIONS) throw wrong(`${names.length - BUILDINGS} street squares, expected ${STREETS}`)
  const cellAt = (row: number, col: number): Cell | 'edge' => cells[row]?.[col] ?? 'edge'
  const isStreet = (cell: Cell | 'edge'): cell is Loc => typeof cell === 'number' && cell >= BUILDINGS

  const ring = ringsOf(placed, cells)
  const steps: Loc[][] = names.map(() => [])
  const contacts: Loc[][] = []
  const contactOf: (Building | null)[] = names.map(() => null)
  for (let loc = BUILDINGS; loc < LOCATIONS; loc++) {
    const [{ row, col }] = placed[loc]
    for (const [dy, dx] of AROUND) {
      const other = cellAt(row + dy, col + dx)
      if (isStreet(other)) steps[loc].push(other)
    }
  }
  for (let b = 0; b < BUILDINGS; b++) {
    if (placed[b].length !== 2) throw wrong(`building ${names[b]} has ${placed[b].length} squares, expected 2`)
    const touched = placed[b].flatMap(({ row, col }) =>
      SIDES.map(([dy, dx]) => cellAt(row + dy, col + dx)).filter(isStreet),
    )
    if (touched.length !== 4) throw wrong(`building ${names[b]} touches ${touched.length} street squares, expected 4`)
    contacts.push(touched.sort((a, c) => ring[a] - ring[c] || a - c))
    for (const square of touched) {
      if (contactOf[square] !== null) throw wrong(`square ${names[square]} touches two buildings`)
      contactOf[square] = b
      steps[square].push(b)
      steps[b].push(square)
    }
  }

  const distance = distancesOf(steps)
  const zombieSteps = names.map((_, from) =>
    steps[from]
      .filter(to => ring[to] >= ring[from])
      .map((to): ZombieStep => ({ to, towards: to < BUILDINGS ? to : rayOf(placed, cellAt, from, to) })),
  )
  const locOf = (name: string): Loc => {
    const loc = names.indexOf(name)
    if (loc < 0) throw wrong(`there is no square "${name}"`)
    return loc
  }
  const starts = [...json.refill, ...json.corners].map(locOf)
  for (const [row, codes] of grid.entries())
    for (const [col, code] of codes.entries())
      if ((code === 'X') !== json.refill.includes(json.columns[col] + (row + 1)))
        throw wrong(`square ${json.columns[col]}${row + 1}: "refill" must name exactly the squares drawn as X`)
  return {
    columns: json.columns,
    rows: grid.length,
    cells,
    names,
    steps,
    ring,
    distance,
    contacts,
    contactOf,
    zombieSteps,
    back: names.map((_, from) => steps[from].filter(to => to >= BUILDINGS && ring[to] === ring[from] - 1)),
    starts,
    inRange: names.map((_, a) => names.map((_n, b) => b).filter(b => distance[a * LOCATIONS + b] <= 2)),
  }
}

/** ZT-25 The number of squares to the cemetery block, diagonals included. */
function ringsOf(placed: readonly { row: number; col: number }[][], cells: readonly (readonly Cell[])[]): number[] {
  const rows: number[] = []
  const cols: number[] = []
  for (const [row, line] of cells.entries())
    for (const [col, cell] of line.entries())
      if (cell === 'cemetery') {
        rows.push(row)
        cols.push(col)
      }
  if (rows.length === 0) throw wrong('there is no cemetery (##)')
  const [top, bottom, left, right] = [Math.min(...rows), Math.max(...rows), Math.min(...cols), Math.max(...cols)]
  return placed.map(at =>
    Math.max(...at.map(({ row, col }) => Math.max(top - row, row - bottom, left - col, col - right, 0))),
  )
}

function distancesOf(steps: readonly (readonly Loc[])[]): number[] {
  const distance: number[] = new Array(LOCATIONS * LOCATIONS).fill(LOCATIONS)
  for (let from = 0; from < LOCATIONS; from++) {
    const queue = [from]
    distance[from * LOCATIONS + from] = 0
    for (const loc of queue) {
      for (const to of steps[loc]) {
        if (distance[from * LOCATIONS + to] < LOCATIONS) continue
        distance[from * LOCATIONS + to] = distance[from * LOCATIONS + loc] + 1
        queue.push(to)
      }
    }
  }
  return distance
}

/**
 * ZT-176 The straight line of a step onto a street square; out of a building it starts at the cell that touches the
 * square.
 */
function rayOf(
  placed: readonly { row: number; col: number }[][],
  cellAt: (row: number, col: number) => Cell | 'edge',
  from: Loc,
  to: Loc,
): Building | null {
  const [end] = placed[to]
  const start = placed[from].find(
    ({ row, col }) =>
      Math.abs(row - end.row) <= 1 &&
      Math.abs(col - end.col) <= 1 &&
      (from >= BUILDINGS || row === end.row || col === end.col),
  ) as { row: number; col: number }
  const dy = end.row - start.row
  const dx = end.col - start.col
  for (let row = end.row + dy, col = end.col + dx; ; row += dy, col += dx) {
    const cell = cellAt(row, col)
    if (cell === 'edge' || cell === 'cemetery') return null
    if (cell < BUILDINGS) return cell
  }
}

export const BOARD = loadBoard(boardJson)

/** ZT-24 */
export function distance(a: Loc, b: Loc): number {
  return BOARD.distance[a * LOCATIONS + b]
}

export function isBuilding(loc: Loc): loc is Building {
  return loc < BUILDINGS
}

export function nameOf(loc: Loc): string {
  return BOARD.names[loc]
}

const byName: Record<string, Loc> = Object.create(null)
BOARD.names.forEach((name, loc) => {
  byName[name] = loc
})

export function locNamed(name: string): Loc {
  return byName[name]
}

/** ZT-26 The next building clockwise. */
export function leftNeighbor(b: Building): Building {
  return (b + 1) % BUILDINGS
}
