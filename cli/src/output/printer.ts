import type { Io } from '../io.ts'
import { type Terminal, terminalOf } from '../terminal.ts'
import { toAscii } from './ascii.ts'
import { layPage, type Page } from './page.ts'
import { type Paint, painter } from './paint.ts'

/** The longest line. Longer lines are hard to read. */
const WIDEST = 100

/** Prints text for people: wrapped to the width of the terminal, unwrapped into a pipe. */
export class Printer {
  readonly terminal: Terminal
  readonly paint: Paint

  constructor(private readonly io: Io) {
    this.terminal = terminalOf(io)
    this.paint = painter(this.terminal.ink)
  }

  get width(): number {
    const { stdout } = this.io
    return stdout.isTTY && stdout.columns ? Math.min(WIDEST, stdout.columns) : Number.POSITIVE_INFINITY
  }

  line(text = ''): void {
    this.io.stdout.write(`${this.fit(text)}\n`)
  }

  page(page: Page): void {
    for (const { text, tone } of layPage(page, this.width)) {
      this.line(tone === 'head' ? this.paint(text, 'bold') : tone === 'aside' ? this.paint(text, 'dim') : text)
    }
  }

  /** Prints one JSON value for other programs. */
  json(value: unknown): void {
    this.io.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
  }

  /** Prints a message to stderr, apart from the output. */
  aside(text: string): void {
    this.io.stderr.write(`${this.fit(text)}\n`)
  }

  private fit(text: string): string {
    return this.terminal.unicode ? text : toAscii(text)
  }
}
