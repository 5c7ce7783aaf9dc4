import { toAscii } from '../output/ascii.ts'
import { type Paint, painter } from '../output/paint.ts'
import type { Terminal } from '../terminal.ts'

/** The room that something is drawn in, and the means to draw it. */
export interface Look {
  readonly columns: number
  readonly rows: number
  readonly unicode: boolean
  readonly paint: Paint
  /** A text in signs that the terminal has. */
  text(text: string): string
  /** The first sign where the terminal knows it, otherwise the second. */
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

/** The same means in another room. */
export function resized(look: Look, room: { columns?: number; rows?: number }): Look {
  return { ...look, ...room }
}
