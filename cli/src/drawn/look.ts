import { toAscii } from '../output/ascii.ts'
import { type Paint, painter } from '../output/paint.ts'
import type { Terminal } from '../terminal.ts'

/** The size of the area to draw in, and the characters and colors that the terminal supports. */
export interface Look {
  readonly columns: number
  readonly rows: number
  readonly unicode: boolean
  readonly paint: Paint
  /** The text in characters that the terminal supports. */
  text(text: string): string
  /** The first symbol if the terminal supports Unicode, otherwise the second. */
  sign(unicode: string, ascii: string): string
}

export function lookOf(terminal: Terminal, columns: number, rows: number): Look {
  const { unicode } = terminal
  return {
    columns,
    rows,
    unicode,
    paint: painter(terminal.ink),
    text: unicode ? text => text : toAscii,
    sign: unicode ? first => first : (_first, second) => second,
  }
}

/** The same terminal with another size. */
export function resized(look: Look, room: { columns?: number; rows?: number }): Look {
  return { ...look, ...room }
}
