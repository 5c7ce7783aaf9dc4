/** Runs tasks one at a time, in the order they arrive. */
export class RequestQueue {
  private busy = false
  private readonly waiting: (() => void)[] = []

  run<T>(act: () => Promise<T>): Promise<T> {
    if (!this.busy) return this.start(act)
    return new Promise((done, failed) => this.waiting.push(() => this.start(act).then(done, failed)))
  }

  private start<T>(act: () => Promise<T>): Promise<T> {
    this.busy = true
    const done = started(act)
    done.then(this.next, this.next)
    return done
  }

  private readonly next = (): void => {
    this.busy = false
    this.waiting.shift()?.()
  }
}

/** Turns a synchronous error into a rejected promise, so that waiting tasks still run. */
function started<T>(act: () => Promise<T>): Promise<T> {
  try {
    return act()
  } catch (error) {
    return Promise.reject(error)
  }
}
