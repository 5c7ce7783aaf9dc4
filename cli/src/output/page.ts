import { wrap } from './width.ts'

/** A longer answer to somebody: the rulebook, the log, why. Shown in a pager or printed. */
export interface Page {
  readonly title: string
  readonly lines: readonly PageLine[]
}

export interface PageLine {
  readonly text: string
  readonly indent?: number
  /** How much further in the lines after the first begin. */
  readonly hang?: number
  /** `head` stands out, `aside` stands back. */
  readonly tone?: 'head' | 'aside'
}

export interface ShownLine {
  readonly text: string
  readonly tone: 'head' | 'aside' | null
}

/** A page's lines in the given width. */
export function layPage(page: Page, width: number): ShownLine[] {
  return page.lines.flatMap(({ text, indent = 0, hang = 0, tone }) =>
    wrap(text, width - indent, hang).map(line => ({ text: ' '.repeat(line ? indent : 0) + line, tone: tone ?? null })),
  )
}
