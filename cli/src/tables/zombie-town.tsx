import { BOARD, isBuilding, type View } from '@holdout/zombie-town/table'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import { zombieTownText } from '../text/boards.ts'
import type { TableLayout } from './layout.ts'
import { LETTERS, Lists, letterOf, toneOf, WHOLE } from './zombie-town-lists.ts'

const CELL = 3
/** The first column of the lists to the right of the map. */
const LISTS = 4 + 14 * CELL + 2

export const layout: TableLayout<View> = {
  columns: WHOLE.columns,
  rows: (_view, look) => Math.min(WHOLE.rows, look.rows),
  Board({ view, names, look }) {
    const canvas = new Canvas(Math.min(WHOLE.columns, look.columns), layout.rows(view, look))
    new Town(canvas, view, look).draw()
    new Lists(canvas, LISTS, view, names, look).draw()
    return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
  },
  legend: look => zombieTownText.legend(look.sign),
}

/** The map: streets, stacks of zombies, pawns, and the buildings with their owners and barricades. */
class Town {
  private readonly zombies: ReadonlyMap<string, { readonly count: number; readonly moved: number }>
  private readonly begun = new Set<number>()

  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly look: Look,
  ) {
    this.zombies = new Map(view.zombies.map(each => [each.at, each]))
  }

  draw(): void {
    for (let col = 0; col < BOARD.columns.length; col++) this.canvas.put(4 + col * CELL, 1, BOARD.columns[col], 'dim')
    BOARD.cells.forEach((cells, row) => {
      this.canvas.put(0, row + 2, String(row + 1).padStart(2), 'dim')
      cells.forEach((cell, col) => {
        const at = 4 + col * CELL
        if (cell === 'cemetery') this.canvas.put(at - 1, row + 2, '###', 'dim')
        else if (isBuilding(cell)) this.drawBuilding(cell, at, row + 2)
        else this.drawStreet(cell, at, row + 2)
      })
    })
  }

  /** The first square shows the number and who is inside, the second the owner and the barricades. */
  private drawBuilding(building: number, at: number, row: number): void {
    const { canvas, view } = this
    const { at: name, owner, wallCount } = view.buildings[building]
    if (!this.begun.has(building)) {
      this.begun.add(building)
      const end = canvas.put(at, row, String(building + 1).padStart(2, '0'), 'reverse')
      const inside = view.pawns.find(pawn => pawn.at === name)
      if (this.zombies.has(name)) canvas.put(end, row, '!', 'bold')
      else if (inside) canvas.put(end, row, '@', 'bold', toneOf(LETTERS[inside.pawn]))
      return
    }
    const letter = letterOf(view, owner)
    canvas.put(at, row, `${letter}${owner === null && wallCount === 0 ? '-' : wallCount}`, 'reverse', toneOf(letter))
  }

  private drawStreet(loc: number, at: number, row: number): void {
    const { canvas, view } = this
    const name = BOARD.names[loc]
    const here = this.zombies.get(name)
    const after = this.drawPawns(name, at, row, here ? 1 : 2)
    if (here) {
      const done = here.moved === here.count
      canvas.put(after, row, `${here.count}${done ? "'" : ''}`, done ? 'dim' : 'bold')
    } else if (after === at) {
      const starts = BOARD.starts.slice(0, view.options['start-squares']).includes(loc)
      canvas.put(at, row, starts ? 'x' : this.look.sign('·', '.'), 'dim')
    }
  }

  /** The letters of the pawns on a square. A plus stands for those that do not fit. */
  private drawPawns(place: string, at: number, row: number, room: number): number {
    const letters = this.view.pawns.filter(pawn => pawn.at === place).map(({ pawn }) => LETTERS[pawn])
    const shown = letters.length > room ? [...letters.slice(0, room - 1), '+'] : letters
    return shown.reduce((column, letter) => this.canvas.put(column, row, letter, 'bold', toneOf(letter)), at)
  }
}
