import type { MenuItem } from '../play/surface.ts'

/** The item with the typed number or label. */
export function itemMeant(typed: string, items: readonly MenuItem[]): number | null {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= 1 && number <= items.length) return number - 1
  const same = items.findIndex(({ label }) => label.toLowerCase() === typed.toLowerCase())
  return same >= 0 ? same : null
}
