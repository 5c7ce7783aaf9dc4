import { wrap } from './width.ts'

/** A long text, such as the rulebook or the log. It is shown in a pager or printed. */
export interface Page {
  readonly title: string
  readonly lines: readonly PageLine[]
}

export interface PageLine {
  readonly text: string
  readonly indent?: number
  /** Additional indent of the lines after the first. */
  readonly hang?: number
  /** `head` is bold, `aside` is dimmed. */
  readonly tone?: 'head' | 'aside'
}

export interface ShownLine {
  readonly text: string
  readonly tone: 'head' | 'aside' | null
}

/** The lines of a page, wrapped to a width. */
export function layPage(page: Page, width: number): ShownLine[] {
  return page.lines.flatMap(({ text, indent = 0, hang = 0, tone }) =>
    wrap(text, width - indent, hang).map(line => ({ text: ' '.repeat(line ? indent : 0) + line, tone: tone ?? null })),
  )
}
