import type { ReactElement } from 'react'
import type { Look } from '../drawn/look.ts'
import type { Names } from '../play/log.ts'

/** All that a picture of a game is made from: what the person may know, what people are called, the room there is. */
interface BoardProps<V> {
  readonly view: V
  /** What each seat's player is called; every seat has a name. */
  readonly names: Names
  readonly look: Look
}

/** The picture of one game, in `tables/<slug>.tsx`. A game without one is shown in sentences. */
export interface TableLayout<V> {
  /** How many columns the board must have, if many: then the log gives way to it and stands below. */
  readonly columns?: number
  /** How many rows the board takes; at most `look.rows`. */
  rows(view: V, look: Look): number
  Board(props: BoardProps<V>): ReactElement
  /** What the signs mean, for the help page. */
  legend(look: Look): readonly string[]
}

/** A layout whose view's type is not known here. */
// biome-ignore lint/suspicious/noExplicitAny: views of all games meet here, as they do in the catalogue
export type AnyLayout = TableLayout<any>
