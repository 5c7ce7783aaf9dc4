import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from '../client/storage.ts'

/** How many changes can be undone. */
const UNDOABLE = 40

export interface Stored<T> {
  readonly state: T
  /** Sets the next state, or computes it from the last one. */
  set(next: T | ((last: T) => T)): void
  undo(): void
  readonly canUndo: boolean
  /** The number of the last change, counted over all trackers of the page: undo takes the latest. */
  readonly changed: number
}

interface Version<T> {
  readonly state: T
  readonly changed: number
}

let changes = 0

/** The state of a tracker with undo. It is stored after every change, so that a reload loses nothing. */
export function useStored<T extends object>(name: string, fresh: T): Stored<T> {
  const [{ now, before }, change] = useState<{ now: Version<T>; before: readonly Version<T>[] }>(() => ({
    now: { state: mended(readStored(name), fresh), changed: 0 },
    before: [],
  }))
  useEffect(() => void writeStored(name, now.state), [name, now])
  const set = useCallback((next: T | ((last: T) => T)) => {
    const stamp = ++changes
    change(last => {
      const value = typeof next === 'function' ? next(last.now.state) : next
      if (value === last.now.state) return last
      return { now: { state: value, changed: stamp }, before: [...last.before.slice(1 - UNDOABLE), last.now] }
    })
  }, [])
  const undo = useCallback(() => {
    change(last => {
      const version = last.before.at(-1)
      return version === undefined ? last : { now: version, before: last.before.slice(0, -1) }
    })
  }, [])
  return { state: now.state, set, undo, canUndo: before.length > 0, changed: now.changed }
}

/** The stored state if it has the shape of a fresh one; otherwise the fresh one. */
export function mended<T extends object>(kept: unknown, fresh: T): T {
  if (typeof kept !== 'object' || kept === null) return fresh
  const found = kept as Record<string, unknown>
  for (const [field, value] of Object.entries(fresh)) {
    if (!(field in found)) return fresh
    if (value === null || found[field] === null) continue
    if (typeof found[field] !== typeof value || Array.isArray(found[field]) !== Array.isArray(value)) return fresh
  }
  return found as T
}
