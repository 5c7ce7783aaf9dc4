/** Whether two pieces of plain data are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  let more = 0
  for (const key in left) {
    if (left[key] === undefined || !same(left[key], right[key])) return false
    more += 1
  }
  for (const _ in right) more -= 1
  return more === 0
}
