// Piles are arrays: index 0 is the bottom, the last item is the top.

export function topOf<T>(pile: readonly T[]): T | null {
  return pile.length === 0 ? null : pile[pile.length - 1]
}

/** Removes an item from anywhere in a pile. Returns whether it was there. */
export function takeOut<T>(pile: T[], thing: T): boolean {
  const last = pile.length - 1
  if (last >= 0 && pile[last] === thing) {
    pile.pop()
    return true
  }
  const at = pile.indexOf(thing)
  if (at < 0) return false
  pile.splice(at, 1)
  return true
}
