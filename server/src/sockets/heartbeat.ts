/** They are taken in so many parts: nobody's move waits for all of them. */
const PARTS = 20

/** Does something for each of many, over and over. One timer for all: a server has thousands of them. */
export class Heartbeat<T> {
  private readonly parts = Array.from({ length: PARTS }, () => new Set<T>())
  private readonly timer: NodeJS.Timeout
  private added = 0
  private part = 0

  constructor(
    everyMs: number,
    private readonly beat: (one: T) => void,
  ) {
    this.timer = setInterval(() => this.next(), everyMs / PARTS)
    this.timer.unref()
  }

  add(one: T): void {
    this.parts[this.added++ % PARTS].add(one)
  }

  delete(one: T): void {
    for (const part of this.parts) if (part.delete(one)) return
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private next(): void {
    for (const one of this.parts[this.part]) this.beat(one)
    this.part = (this.part + 1) % PARTS
  }
}
