/** A value that can be watched. */
export interface ValueStore<T> {
  readonly value: T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function storeOf<T>(initial: T, changed: (value: T) => void = () => {}): ValueStore<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get value() {
      return value
    },
    set(next) {
      value = next
      changed(next)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
