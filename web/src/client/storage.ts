/** The prefix of everything we store on this device. Nothing of it is sent. */
const PREFIX = 'holdout:'

/** The stored value; null if there is none or it cannot be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(storedText(name) ?? 'null')
  } catch {
    return null
  }
}

/** The stored value as text, to detect changes. */
export function storedText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null // storage is disabled in the browser
  }
}

/** Calls `changed` when another tab has stored or removed the value. */
export function onOtherTabChange(name: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === PREFIX + name || key === null) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Stores a value. Returns false if there was no room. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false // storage is full or disabled in the browser
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // storage is disabled in the browser: there is nothing to remove
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

/** The used part of the storage, 0 to 1. Browsers allow about 5 million characters and do not report the limit. */
export function usedStorage(): number {
  const characters = keptNames('').reduce((sum, name) => sum + (localStorage.getItem(PREFIX + name)?.length ?? 0), 0)
  return Math.min(1, characters / 5_000_000)
}
