/** Carries things out one after the other, in the order in which they came. */
export class OneByOne {
  private busy = false
  private readonly waiting: (() => void)[] = []

  do<T>(act: () => Promise<T>): Promise<T> {
    if (!this.busy) return this.carryOut(act)
    return new Promise((done, failed) => this.waiting.push(() => this.carryOut(act).then(done, failed)))
  }

  private carryOut<T>(act: () => Promise<T>): Promise<T> {
    this.busy = true
    const done = begun(act)
    done.then(this.next, this.next)
    return done
  }

  private readonly next = (): void => {
    this.busy = false
    this.waiting.shift()?.()
  }
}

/** Whatever goes wrong at once goes wrong as if it had later: those who wait must have their turn. */
function begun<T>(act: () => Promise<T>): Promise<T> {
  try {
    return act()
  } catch (error) {
    return Promise.reject(error)
  }
}
