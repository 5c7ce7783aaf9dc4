import { createInterface, type Interface } from 'node:readline'

/** Buffer limit: reading pauses at this many lines and resumes when all are taken. A script may be endless. */
const MOST_WAITING = 1_000

/** Reads lines from a keyboard or a script. Line editing is left to the terminal. */
export class LineReader {
  private readonly lines: Interface
  private readonly waiting: string[] = []
  private wanted: ((line: string | null) => void) | null = null
  private pending: Promise<string | null> | null = null
  private held = false
  private ended = false

  constructor(input: NodeJS.ReadStream) {
    input.ref?.() // the drawn surface unrefs it when it closes
    this.lines = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
    this.lines.on('line', line => {
      if (this.wanted) this.give(line)
      else this.waiting.push(line)
      if (this.waiting.length >= MOST_WAITING && !this.held && !this.ended) this.hold()
    })
    this.lines.on('close', () => {
      this.ended = true
      if (this.wanted) this.give(null)
    })
  }

  /** The next line, or null at the end of input. Returns the same promise until `take` is called. */
  next(): Promise<string | null> {
    this.pending ??= this.waiting.length > 0 ? this.afterOthers() : this.comes()
    return this.pending
  }

  /** Marks the promised line as taken. */
  take(): void {
    this.pending = null
  }

  close(): void {
    this.lines.close()
  }

  /** A buffered line. It waits one turn of the event loop, so that a long script does not block signals and clocks. */
  private afterOthers(): Promise<string | null> {
    return new Promise(resolve => setImmediate(() => resolve(this.waiting.shift() ?? null)))
  }

  private comes(): Promise<string | null> {
    if (this.ended) return Promise.resolve(null)
    return new Promise(resolve => {
      this.wanted = resolve
      if (this.held) this.letGo()
    })
  }

  private hold(): void {
    this.held = true
    this.lines.pause()
  }

  private letGo(): void {
    this.held = false
    this.lines.resume()
  }

  private give(line: string | null): void {
    const resolve = this.wanted
    this.wanted = null
    resolve?.(line)
  }
}
