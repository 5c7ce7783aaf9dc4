import { wrap } from '../output/width.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import type { AnyLayout } from '../tables/layout.ts'
import { type ChoiceGrid, type ChoiceLabel, layChoices } from './choices.ts'
import { type Look, resized } from './look.ts'

/** The layout of the table screen for one window size. */
export interface TableFrame {
  /** The area of the board. */
  readonly board: Look
  /** Whether the log is to the right of the board; otherwise it is below. */
  readonly beside: boolean
  readonly log: Look
  readonly question: readonly string[]
  readonly grid: ChoiceGrid
  readonly gridRows: number
  /** The area between the board and the prompt, where many new log lines are read. */
  readonly lower: Look
}

/** The smallest window for the drawn table. Smaller windows use plain lines. */
export const SMALLEST = { columns: 80, rows: 24 } as const

const HEAD = 1
const PROMPT = 1
const LEAST_CHOICES = 5
/** Rows for choices if there is room to spare; the text of a card may follow them. */
const GOOD_CHOICES = 7
const GOOD_LOG = 6
const LEAST_LOG = 3
const LEAST_BOARD = 11
/** Above this number of rows, choices scroll instead of shrinking the board. */
const MOST_CHOICES = 8
/** From this width on, the log is to the right of the board, unless the board needs the room. */
const WIDE = 118
const BESIDE = 38

export function frameOf(
  table: TerminalTable,
  layout: AnyLayout,
  question: string,
  choices: readonly ChoiceLabel[],
  look: Look,
): TableFrame {
  const beside = look.columns >= Math.max(WIDE, (layout.columns ?? 0) + BESIDE)
  const columns = beside ? Math.min(100, look.columns - BESIDE) : look.columns
  const asked = wrap(look.text(question), columns - 2).slice(0, 2)
  const belowBoard = beside ? 0 : LEAST_LOG
  const body = look.rows - HEAD - PROMPT
  // Choices take rows from the board, up to MOST_CHOICES.
  const wanted = layChoices(choices, columns, LEAST_CHOICES, MOST_CHOICES).rows
  const below = Math.max(LEAST_CHOICES, Math.min(MOST_CHOICES, wanted)) + belowBoard
  const within = resized(look, { columns, rows: Math.max(LEAST_BOARD, body - asked.length - below) })
  const boardRows = Math.min(within.rows, layout.rows(table.view, within))
  const lower = body - boardRows
  const most = Math.max(LEAST_CHOICES, lower - asked.length - belowBoard)
  const grid = layChoices(choices, columns, LEAST_CHOICES, most)
  const good = beside || lower - asked.length - GOOD_CHOICES >= GOOD_LOG ? GOOD_CHOICES : LEAST_CHOICES
  const gridRows = Math.min(most, Math.max(good, grid.rows))
  const log = beside ? { columns: look.columns - columns - 2, rows: body } : { rows: lower - asked.length - gridRows }
  return {
    board: resized(within, { rows: boardRows }),
    beside,
    log: resized(look, log),
    question: asked,
    grid,
    gridRows,
    lower: resized(look, { columns, rows: lower }),
  }
}
