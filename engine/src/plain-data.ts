import { sha256 } from './sha256.ts'

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`
  }
  return `{${text}}`
}

/** The SHA-256 of a state's canonical JSON. */
export function hashOf(state: unknown): string {
  return sha256(canonical(state))
}

/** Whether two flat objects (two moves) are equal. */
export function sameFlat(a: object, b: object): boolean {
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  let fields = 0
  for (const key in left) {
    if (left[key] !== right[key]) return false
    fields += 1
  }
  for (const key in right) {
    if (!(key in left)) return false
    fields -= 1
  }
  return fields === 0
}
