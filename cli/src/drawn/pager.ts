import { layPage, type Page } from '../output/page.ts'
import { clip } from '../output/width.ts'
import { screenText } from '../text/table.ts'
import type { KeyPress } from './keys.ts'
import type { Look } from './look.ts'

/** Shows a page that can be scrolled and closed. */
export class Pager {
  private top = 0
  /** Whether to scroll to the end at the first drawing, when the number of lines is known. */
  private atEnd: boolean

  constructor(
    private readonly page: Page,
    from: 'top' | 'bottom',
  ) {
    this.atEnd = from === 'bottom'
  }

  /** Whether the pager used the key; `close` if it should be closed. */
  key(press: KeyPress, look: Look): 'close' | boolean {
    const body = bodyRows(look)
    const steps: Readonly<Record<string, number>> = {
      up: -1,
      down: 1,
      'page-up': -body,
      'page-down': body,
      home: Number.NEGATIVE_INFINITY,
      end: Number.POSITIVE_INFINITY,
    }
    if (press.key in steps) return this.scroll(steps[press.key], look)
    if (press.key === 'char' && press.char === ' ') return this.scroll(body, look)
    if (press.key === 'escape' || press.key === 'enter' || press.key === 'leave') return 'close'
    if (press.key === 'char' && press.char === 'q') return 'close'
    return false
  }

  draw(look: Look): string[] {
    const lines = this.lines(look)
    const body = bodyRows(look)
    this.scroll(this.atEnd ? Number.POSITIVE_INFINITY : 0, look)
    this.atEnd = false
    const shown = lines.slice(this.top, this.top + body).map(({ text, tone }) => {
      const cut = clip(look.text(text), look.columns - 2)
      return ` ${tone === 'head' ? look.paint(cut, 'bold') : tone === 'aside' ? look.paint(cut, 'dim') : cut}`
    })
    while (shown.length < body) shown.push('')
    const rule = look.sign('─', '-')
    const title = ` ${look.text(clip(this.page.title, look.columns - 8))} `
    const where =
      lines.length <= body
        ? ''
        : screenText.pagePosition(this.top + 1, Math.min(lines.length, this.top + body), lines.length)
    return [
      look.paint(rule.repeat(2), 'dim') +
        look.paint(title, 'bold') +
        look.paint(rule.repeat(Math.max(0, look.columns - title.length - 2)), 'dim'),
      ...shown,
      look.paint(` ${where}${screenText.closePage}`, 'dim'),
    ]
  }

  private scroll(by: number, look: Look): true {
    const last = Math.max(0, this.lines(look).length - bodyRows(look))
    this.top = Math.max(0, Math.min(last, this.top + by))
    return true
  }

  private lines(look: Look): ReturnType<typeof layPage> {
    return layPage(this.page, look.columns - 2)
  }
}

function bodyRows(look: Look): number {
  return look.rows - 3 // its title, its last line, and the prompt below
}
