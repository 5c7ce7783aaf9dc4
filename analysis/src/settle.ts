/**
 * A part of a change. `rest`: nothing that was decided, drawn, rolled or revealed explains it. `other`: what a decision
 * of another seat changed that was not searched; it may have a cause of its own.
 */
export interface SettlingEntry {
  readonly kind: 'cause' | 'rest' | 'other'
  readonly value: number
  /** The move it belongs to. */
  readonly at: number
}

const TINY = 1e-12

/** How many moves a change must last to stand. */
export interface Lasting {
  /** A cause, against a rest. */
  readonly rest: number
  /** A cause, against a decision of another seat. */
  readonly other: number
  /** A change that is no cause. */
  readonly unexplained: number
  /** The size of a cause that changes on its two sides do not reach across to take each other back. */
  readonly mistake: number
}

/**
 * Counts every change only as far as it lasted. A rest that takes back an earlier change shows that the estimate was
 * wrong there, not that something happened: both shrink by the same amount, the latest changes first. What lasted
 * stands. So the sum stays the same, no part grows, and the chance after each entry stays between 0 and 1.
 * `from` is the chance before the first entry.
 */
export function settled(from: number, entries: readonly SettlingEntry[], lasting: Lasting): number[] {
  const values = entries.map(({ value }) => value)
  const chances: number[] = []
  let chance = from
  for (const value of values) {
    chance += value
    chances.push(chance)
  }
  const open: number[] = []
  entries.forEach(({ kind, at }, j) => {
    for (let place = open.length - 1; place >= 0 && kind !== 'cause' && Math.abs(values[j]) > TINY; place--) {
      const i = open[place]
      const needed = entries[i].kind === 'cause' ? lasting[kind] : lasting.unexplained
      const isSame = values[i] * values[j] >= 0
      if (isSame && entries[i].kind === 'cause' && Math.abs(values[i]) >= lasting.mistake) break
      if (isSame || at - entries[i].at > needed) continue
      const size = Math.min(Math.abs(values[i]), Math.abs(values[j]), roomFor(chances, i, j, values[j]))
      const change = size * Math.sign(values[j])
      values[i] += change
      values[j] -= change
      for (let k = i; k < j; k++) chances[k] += change
      if (Math.abs(values[i]) <= TINY) open.splice(place, 1)
    }
    if (Math.abs(values[j]) > TINY) open.push(j)
  })
  return values
}

/** How far the chances between two entries can move in a direction without leaving 0 to 1. */
function roomFor(chances: readonly number[], from: number, to: number, direction: number): number {
  let room = 1
  for (let k = from; k < to; k++) room = Math.min(room, direction > 0 ? 1 - chances[k] : chances[k])
  return Math.max(0, room)
}
