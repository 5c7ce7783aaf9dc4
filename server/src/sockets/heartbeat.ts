/** The items are handled in this many parts, so that moves do not wait for all of them. */
const PARTS = 20

/** Calls a function for each item at an interval. One timer serves all, because a server has thousands of sockets. */
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
