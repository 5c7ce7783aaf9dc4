import { createInterface, type Interface } from 'node:readline'

/** Lines as they come, from a keyboard or a script. No editing tricks: the terminal's own are enough. */
export class LineReader {
  private readonly lines: Interface
  private readonly waiting: string[] = []
  private wanted: ((line: string | null) => void) | null = null
  private pending: Promise<string | null> | null = null
  private ended = false

  constructor(input: NodeJS.ReadStream) {
    input.ref?.() // the drawn table lets go of it when it closes
    this.lines = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
    this.lines.on('line', line => {
      if (this.wanted) this.give(line)
      else this.waiting.push(line)
    })
    this.lines.on('close', () => {
      this.ended = true
      if (this.wanted) this.give(null)
    })
  }

  /** The next line; null at the end of input. Asked again before it came, it is the same promise. */
  next(): Promise<string | null> {
    this.pending ??= new Promise<string | null>(resolve => {
      this.wanted = resolve
      const line = this.waiting.shift()
      if (line !== undefined) this.give(line)
      else if (this.ended) this.give(null)
    })
    return this.pending
  }

  /** Says that the promised line has been taken. */
  take(): void {
    this.pending = null
  }

  close(): void {
    this.lines.close()
  }

  private give(line: string | null): void {
    const resolve = this.wanted
    this.wanted = null
    resolve?.(line)
  }
}
