import { setImmediate } from 'node:timers/promises'

/** How long work may keep the thread from the moves of people, in ms. */
const SLICE_MS = 8

/** Runs work in slices, with other work of the thread in between. */
export async function inSlices<T>(work: Generator<void, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < until)
    await setImmediate()
  }
}
