import { storeOf, useStore } from './store.ts'

/** Code that a page needs only after it is drawn. The hook returns null until it has arrived. */
export type Later<T> = () => T | null

/**
 * Loads code beside the page instead of before it: the import starts at once, and what uses it is drawn again when it
 * arrives. A failed import is tried again by the next piece that needs it.
 */
export function later<T>(load: () => Promise<T>): Later<T> {
  const store = storeOf<{ readonly code: T } | null>(null)
  let asked = false
  const ask = (): void => {
    if (asked) return
    asked = true
    load().then(
      code => store.set({ code }),
      () => {
        asked = false
      },
    )
  }
  ask()
  return function useLater() {
    const loaded = useStore(store)
    if (loaded === null) ask()
    return loaded?.code ?? null
  }
}
