import type { KeptAnalysis, Known } from '@holdout/analysis'
import type { Seat } from '@holdout/engine'

/** One analysis takes up to a megabyte, so they are in a database and not with the saves. */
const DATABASE = 'holdout-analyses'
const STORE = 'analyses'
/** How many are kept; then the oldest is deleted. */
const MOST = 40

interface Kept {
  /** `<id>/<seat>/<known>` */
  readonly name: string
  readonly at: number
  readonly found: KeptAnalysis
}

/** The analysis of an earlier visit; null if there is none, or if the browser has no database. */
export async function keptAnalysis(id: string, seat: Seat, known: Known): Promise<KeptAnalysis | null> {
  const kept = await inStore<Kept | undefined>('readonly', store => store.get(nameOf(id, seat, known)))
  return kept?.found.format === 'holdout-analysis-kept' && kept.found.version === 1 ? kept.found : null
}

/** Keeps what was found. Without a database or room it is not kept: it can be found again. */
export async function keepAnalysis(id: string, seat: Seat, known: Known, found: KeptAnalysis): Promise<void> {
  const kept: Kept = { name: nameOf(id, seat, known), at: Date.now(), found }
  await inStore('readwrite', store => store.put(kept))
  const names = (await inStore<string[]>('readonly', store => store.index('at').getAllKeys())) ?? []
  await drop(names.slice(0, Math.max(0, names.length - MOST)))
}

/** Deletes the analyses of a match. */
export async function dropAnalyses(id: string): Promise<void> {
  const names = (await inStore<string[]>('readonly', store => store.getAllKeys())) ?? []
  await drop(names.filter(name => name.startsWith(`${id}/`)))
}

async function drop(names: readonly string[]): Promise<void> {
  for (const name of names) await inStore('readwrite', store => store.delete(name))
}

function nameOf(id: string, seat: Seat, known: Known): string {
  return `${id}/${seat}/${known}`
}

let database: Promise<IDBDatabase> | null = null

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'name' }).createIndex('at', 'at')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return database
}

/** The answer of the database; null if it is disabled, full or damaged. */
async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T | null> {
  try {
    const store = (await opened()).transaction(STORE, mode).objectStore(STORE)
    const request = ask(store)
    return await new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result as T)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return null
  }
}
