import type { ReactElement } from 'react'
import type { Look } from '../drawn/look.ts'
import type { Names } from '../play/log.ts'

/** The input of a drawn board: the view, the names and the area. */
interface BoardProps<V> {
  readonly view: V
  /** The name of each seat's player. */
  readonly names: Names
  readonly look: Look
}

/** The drawn board of a game, in `tables/<slug>.tsx`. A game without one is shown in sentences. */
export interface TableLayout<V> {
  /** The columns that the board needs. If the log does not fit to its right, it is below. */
  readonly columns?: number
  /** The number of rows of the board, at most `look.rows`. */
  rows(view: V, look: Look): number
  Board(props: BoardProps<V>): ReactElement
  /** Explanations of the symbols, for the help page. */
  legend(look: Look): readonly string[]
}

/** A layout whose view's type is not known here. */
// biome-ignore lint/suspicious/noExplicitAny: layouts of all games are in one list
export type AnyLayout = TableLayout<any>
