/** Checks on plain data: what JSON would lose, where two values differ, what two values share. */

/** The path to the first value that JSON would lose or change, with the value; null if there is none. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path || 'it'} is ${value}`
  if (typeof value !== 'object') return `${path || 'it'} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`)
      if (found) return found
    }
    return Object.keys(value).length === value.length ? null : `${path || 'it'} is a list with holes or names in it`
  }
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null)
    return `${path || 'it'} is a ${kind.constructor?.name ?? 'thing of a class'}`
  for (const [key, field] of Object.entries(value)) {
    const found = notPlain(field, pathTo(path, key))
    if (found) return found
  }
  return null
}

/** Whether two pieces of plain data are equal, with fields in any order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || !isObject(a) || !isObject(b)) return Object.is(a, b) || a === b
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!same(a[key], b[key]) || !Object.hasOwn(b, key)) return false
  return true
}

/** Describes the first difference between two pieces of plain data; null if they are equal. */
export function difference(expected: unknown, found: unknown): string | null {
  return same(expected, found) ? null : firstDifference(expected, found, '')
}

function firstDifference(expected: unknown, found: unknown, path: string): string {
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return `${path || 'it'} is ${brief(found)}, not ${brief(expected)}`
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const at = Array.isArray(expected) ? `${path}[${key}]` : pathTo(path, key)
    if (!Object.hasOwn(found, key)) return `${at} is missing; expected ${brief(expected[key])}`
    if (!Object.hasOwn(expected, key)) return `${at} is ${brief(found[key])}; expected nothing there`
    if (!same(expected[key], found[key])) return firstDifference(expected[key], found[key], at)
  }
  return `${path || 'it'} is not the same`
}

/** Remembers plain data and returns a function that describes what changed since; null if nothing did. */
export function watched(data: unknown): () => string | null {
  const before = JSON.stringify(data)
  return () => (JSON.stringify(data) === before ? null : difference(JSON.parse(before), data))
}

/**
 * The path in `copy` to a mutable value that `original` holds too; null if they share nothing. Steps on the agenda and
 * the outcome are never changed, so they may be shared. But a step must not hold a part of the other state.
 */
export function sharedPart(original: unknown, copy: unknown): string | null {
  const owned = new Set<object>()
  walk(original, '', (part, path) => {
    if (isStepOrOutcome(path)) return false
    owned.add(part)
    return true
  })
  let shared: string | null = null
  walk(copy, '', (part, path) => {
    if (shared === null && owned.has(part)) shared = path || 'the whole'
    return shared === null
  })
  return shared
}

/**
 * Two paths in a state to the same mutable value, which JSON would turn into two values; null if the state is a tree.
 */
export function aliased(state: unknown): string | null {
  const first = new Map<object, string>()
  let twice: string | null = null
  walk(state, '', (part, path) => {
    const before = first.get(part)
    if (before !== undefined && !(isStep(path) && isStep(before)) && twice === null) twice = `${before} and ${path}`
    first.set(part, path)
    return before === undefined
  })
  return twice
}

/** How often a text or number occurs in plain data. */
export function timesIn(data: unknown, value: unknown): number {
  if (!isObject(data)) return data === value ? 1 : 0
  let times = 0
  for (const part of Object.values(data)) times += timesIn(part, value)
  return times
}

/** A value as text for a message. */
export function brief(value: unknown): string {
  const text = value === undefined ? 'undefined' : (JSON.stringify(value) ?? String(value))
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/**
 * Visits every mutable object in plain data; `visit` returns whether to look inside. Deeply frozen objects are skipped.
 */
function walk(value: unknown, path: string, visit: (part: object, path: string) => boolean): void {
  if (!isObject(value) || isFrozenThrough(value) || !visit(value, path)) return
  for (const [key, part] of Object.entries(value))
    walk(part, Array.isArray(value) ? `${path}[${key}]` : pathTo(path, key), visit)
}

function isFrozenThrough(value: object): boolean {
  return Object.isFrozen(value) && Object.values(value).every(part => !isObject(part) || isFrozenThrough(part))
}

function isStep(path: string): boolean {
  return path.startsWith('agenda[')
}

function isStepOrOutcome(path: string): boolean {
  return isStep(path) || path === 'outcome'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function pathTo(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}
