import type { Paint, Tone } from '../output/paint.ts'
import { graphemes, widthOfGrapheme } from '../output/width.ts'

interface Cell {
  readonly sign: string
  readonly tones: readonly Tone[]
}

/** A sheet of squared paper: signs are put down by column and row; what falls off the edge is lost. */
export class Canvas {
  private readonly cells: (Cell | null)[][]

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.cells = Array.from({ length: rows }, () => new Array<Cell | null>(columns).fill(null))
  }

  /** Writes a text; says in which column it ends. */
  put(column: number, row: number, text: string, ...tones: Tone[]): number {
    let at = column
    for (const sign of graphemes(text)) {
      const width = widthOfGrapheme(sign)
      if (row >= 0 && row < this.rows && at >= 0 && at + width <= this.columns) {
        this.cells[row][at] = { sign, tones }
        if (width === 2) this.cells[row][at + 1] = { sign: '', tones }
      }
      at += width
    }
    return at
  }

  /** The same sign down a column. */
  down(column: number, from: number, to: number, sign: string, ...tones: Tone[]): void {
    for (let row = from; row <= to; row++) this.put(column, row, sign, ...tones)
  }

  /** The lines, each painted in as few strokes as will do. */
  lines(paint: Paint): string[] {
    return this.cells.map(row => {
      let line = ''
      let run = ''
      let tones: readonly Tone[] = []
      for (const cell of row) {
        const next = cell?.tones ?? []
        if (next !== tones && next.join() !== tones.join()) {
          line += paint(run, ...tones)
          run = ''
        }
        tones = next
        run += cell?.sign ?? ' '
      }
      return (line + paint(run, ...tones)).replace(/ +$/, '')
    })
  }
}
