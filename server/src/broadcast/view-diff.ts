import { same } from './same.ts'

/** The fields of a view, by name. Plain data. */
type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** The change of a field: none, the whole field, or some elements of a list. */
type Change = null | 'whole' | readonly number[]

/** A field of a view that changed: all of it, or the elements at some places of a list. */
export interface FieldChange {
  readonly key: string
  readonly value: unknown
  readonly change: 'whole' | readonly number[]
}

export const NO_FIELDS: readonly FieldChange[] = []

/** Marks a field that the seat sees like spectators do. */
const AS_SHARED = Symbol('as shared')

/**
 * Tracks the view of spectators. It keeps the old objects for unchanged fields, so that they stay in place in memory
 * and the new, equal ones can be collected early.
 */
export class SharedView {
  readonly keys: string[] = []
  readonly known: unknown[] = []
  readonly changes: Change[] = []
  /** The latest view, and its fields in the order of `keys`. Empty after `clear`. */
  view: Fields | null = null
  readonly values: unknown[] = []
  /** The changes since the view before. */
  fields: readonly FieldChange[] = NO_FIELDS

  /** Takes the next view. False if there is no patch, because it is the first view or has other fields. */
  take(view: Fields): boolean {
    const { keys, known, changes, values } = this
    this.view = view
    let changed: FieldChange[] | null = null
    let comparable = keys.length > 0
    let i = 0
    for (const key in view) {
      if (keys[i] !== key) {
        comparable = false
        keys[i] = key
        known[i] = undefined
      }
      const value = view[key]
      values[i] = value
      const change = changeOf(known[i], value)
      changes[i] = change
      if (change !== null) {
        known[i] = change === 'whole' ? ownCopy(value) : withElements(known[i] as unknown[], value as List, change)
        changed = added(changed, { key, value, change })
      }
      i += 1
    }
    if (i < keys.length) {
      comparable = false
      keys.length = known.length = changes.length = values.length = i
    }
    this.fields = changed ?? NO_FIELDS
    return comparable
  }

  /** Drops what is needed only until all receivers were notified. */
  clear(): void {
    this.view = null
    this.values.length = 0
    this.fields = NO_FIELDS
  }
}

/** Tracks how the view of one seat differs from the shared view. */
export class OwnView {
  private readonly known: unknown[] = []

  /**
   * Takes the next view, after `all` did. Returns the changes that the seat needs on top of the shared ones;
   * null if there is nothing to compare with. `follows`: the seat's last view is the one before the last change of
   * `all`.
   */
  take(view: Fields, all: SharedView, follows: boolean): readonly FieldChange[] | null {
    const { known } = this
    const { keys, values } = all
    const canCompare = follows && known.length === keys.length
    let changed: FieldChange[] | null = null
    let i = 0
    for (const key in view) {
      if (keys[i] !== key) {
        known.length = 0 // other fields: nothing to compare with
        return null
      }
      const value = view[key]
      const open = values[i]
      if (!canCompare)
        known[i] = isAsShared(value, open, all.known[i]) ? AS_SHARED : ownValue(value, open, all.known[i])
      else if (value !== open || known[i] !== AS_SHARED) {
        const change = this.takeField(i, value, open, all)
        if (change !== null) changed = added(changed, { key, value, change })
      }
      i += 1
    }
    known.length = i
    return canCompare && i === keys.length ? (changed ?? NO_FIELDS) : null
  }

  private takeField(i: number, value: unknown, open: unknown, all: SharedView): Change {
    const shared = all.known[i]
    const before = this.known[i]
    const given = all.changes[i]
    // The seat's value after the shared patch: shared elements replace those of a differing list.
    const expected =
      before === AS_SHARED || given === 'whole'
        ? shared
        : given === null
          ? before
          : overlaid(before, shared as List, given)
    const change = ownChange(expected, value, shared, open)
    if (isAsShared(value, open, shared)) this.known[i] = AS_SHARED
    else if (change !== null || expected === shared) this.known[i] = ownValue(value, open, shared)
    return change
  }
}

function changeOf(before: unknown, now: unknown): Change {
  if (before === now) return null
  if (!areComparableLists(before, now)) return same(before, now) ? null : 'whole'
  let changed: number[] | null = null
  for (let at = 0; at < before.length; at++) if (!same(before[at], (now as List)[at])) changed = added(changed, at)
  return fewOf(changed, before)
}

/** Like `changeOf`, but skips values that are the same objects as in the shared view. */
function ownChange(expected: unknown, now: unknown, shared: unknown, open: unknown): Change {
  if (expected === shared && now === open) return null
  if (!areComparableLists(expected, now) || !areComparableLists(shared, open) || !areComparableLists(open, now))
    return changeOf(expected, now)
  let changed: number[] | null = null
  for (let at = 0; at < expected.length; at++) {
    const element = (now as List)[at]
    const isOpen = expected[at] === shared[at] && element === open[at]
    if (!isOpen && !same(expected[at], element)) changed = added(changed, at)
  }
  return fewOf(changed, expected)
}

function added<T>(list: T[] | null, one: T): T[] {
  if (list === null) return [one]
  list.push(one)
  return list
}

function fewOf(changed: readonly number[] | null, list: List): Change {
  return changed?.length === list.length ? 'whole' : changed
}

/** Whether two lists have the same length and hold objects, so that single elements can be sent. */
function areComparableLists(a: unknown, b: unknown): a is List {
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && typeof b[0] === 'object' && b[0] !== null
}

/** Whether a seat's value equals the shared one. `open` is the new shared value, `shared` the kept copy. */
function isAsShared(value: unknown, open: unknown, shared: unknown): boolean {
  if (value === open) return true
  if (!areComparableLists(open, value) || !areComparableLists(shared, value)) return same(value, shared)
  for (let at = 0; at < open.length; at++) {
    const element = (value as List)[at]
    if (element !== open[at] && !same(element, shared[at])) return false
  }
  return true
}

/** The copy of a seat's value to keep. Elements that all see refer to the shared copy. */
function ownValue(value: unknown, open: unknown, shared: unknown): unknown {
  if (!areComparableLists(open, value) || !areComparableLists(shared, value)) return ownCopy(value)
  return (value as List).map((element, at) => (element === open[at] ? shared[at] : element))
}

/** A seat's differing list after shared elements replaced some of its own; undefined if the lengths differ. */
function overlaid(before: unknown, shared: List, elements: readonly number[]): unknown {
  return Array.isArray(before) && before.length === shared.length ? withElements(before, shared, elements) : undefined
}

function withElements(list: unknown[], from: List, elements: readonly number[]): unknown[] {
  for (const at of elements) list[at] = from[at]
  return list
}

/** Copies lists, because kept lists are changed in place and the game owns the original. */
function ownCopy(value: unknown): unknown {
  return Array.isArray(value) ? value.slice() : value
}
