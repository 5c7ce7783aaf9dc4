/** What this device keeps between visits. Everything has our own prefix; nothing is ever sent anywhere. */
const PREFIX = 'holdout:'

/** What was kept under a name; null if there is nothing, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(keptText(name) ?? 'null')
  } catch {
    return null
  }
}

/** The same letter by letter, to see whether it is still what it was. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null // switched off by the browser
  }
}

/** Tells when another tab has kept or dropped something under the name. */
export function whenOtherTabKeeps(name: string, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === PREFIX + name || key === null) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** Keeps something; says whether there was room for it. */
export function writeKept(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false // full, or switched off by the browser
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // switched off by the browser: then there is nothing to drop
  }
}

export function keptNames(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter(name => name.startsWith(PREFIX + start))
      .map(name => name.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** How much of what a browser lets a page keep is ours, 0 to 1. Browsers allow about five million letters and do not tell. */
export function keptPart(): number {
  const letters = keptNames('').reduce((sum, name) => sum + (localStorage.getItem(PREFIX + name)?.length ?? 0), 0)
  return Math.min(1, letters / 5_000_000)
}
