import type { Paint, Tone } from '../output/paint.ts'
import { graphemes, widthOfGrapheme } from '../output/width.ts'

interface Cell {
  readonly char: string
  readonly tones: readonly Tone[]
}

/** A grid of characters that is written by column and row. Text beyond the edge is dropped. */
export class Canvas {
  private readonly cells: (Cell | null)[][]

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.cells = Array.from({ length: rows }, () => new Array<Cell | null>(columns).fill(null))
  }

  /** Writes a text and returns the column after it. */
  put(column: number, row: number, text: string, ...tones: Tone[]): number {
    let at = column
    for (const char of graphemes(text)) {
      const width = widthOfGrapheme(char)
      if (row >= 0 && row < this.rows && at >= 0 && at + width <= this.columns) {
        this.cells[row][at] = { char, tones }
        if (width === 2) this.cells[row][at + 1] = { char: '', tones }
      }
      at += width
    }
    return at
  }

  /** Writes the same character in a range of rows. */
  down(column: number, from: number, to: number, char: string, ...tones: Tone[]): void {
    for (let row = from; row <= to; row++) this.put(column, row, char, ...tones)
  }

  /** The lines with their escape codes; neighboring cells of one tone share a code. */
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
        run += cell?.char ?? ' '
      }
      return (line + paint(run, ...tones)).replace(/ +$/, '')
    })
  }
}
