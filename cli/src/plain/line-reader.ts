import { createInterface, type Interface } from 'node:readline'

/** So many lines may wait to be taken; then no more are read until all of them are. A script may be without end. */
const MOST_WAITING = 1_000

/** Lines as they come, from a keyboard or a script. No editing tricks: the terminal's own are enough. */
export class LineReader {
  private readonly lines: Interface
  private readonly waiting: string[] = []
  private wanted: ((line: string | null) => void) | null = null
  private pending: Promise<string | null> | null = null
  private held = false
  private ended = false

  constructor(input: NodeJS.ReadStream) {
    input.ref?.() // the drawn table lets go of it when it closes
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

  /** The next line; null at the end of input. Asked again before it came, it is the same promise. */
  next(): Promise<string | null> {
    this.pending ??= this.waiting.length > 0 ? this.afterOthers() : this.comes()
    return this.pending
  }

  /** Says that the promised line has been taken. */
  take(): void {
    this.pending = null
  }

  close(): void {
    this.lines.close()
  }

  /** A line that is there already. Signals and clocks have their turn first: a long script must not keep them waiting. */
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
