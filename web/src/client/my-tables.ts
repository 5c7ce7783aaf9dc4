import type { TableInfo } from '@holdout/protocol'
import { useEffect } from 'react'
import { api } from './api.ts'
import { readStored, writeStored } from './storage.ts'
import { storeOf, useStore } from './store.ts'

interface MyTables {
  /** null: not known yet. */
  readonly tables: readonly TableInfo[] | null
  /** The error of the server; null if there is none. */
  readonly wrong: string | null
}

const mine = storeOf<MyTables>({ tables: null, wrong: null })

/** How often the list is fetched again while a page shows it, in ms. */
const EVERY_MS = 30_000

let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Remembers that this browser has used online tables. Other browsers never ask the server. */
export function rememberOnline(): void {
  if (!hasBeenOnline()) writeStored('online', true)
}

export function hasBeenOnline(): boolean {
  return readStored('online') === true
}

/** Fetches the list again. */
export async function fetchMyTables(): Promise<void> {
  try {
    mine.set({ tables: await api.myTables(), wrong: null })
  } catch (error) {
    mine.set({ ...mine.value, wrong: (error as Error).message })
  }
}

function lookIfSeen(): void {
  if (document.visibilityState === 'visible') void fetchMyTables()
}

const lookNow = (): void => void fetchMyTables()

function watch(): () => void {
  watchers += 1
  if (watchers === 1) {
    lookNow() // a page that shows the list was opened
    timer = setInterval(lookIfSeen, EVERY_MS)
    addEventListener('online', lookNow)
    addEventListener('offline', lookNow)
    document.addEventListener('visibilitychange', lookIfSeen)
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    clearInterval(timer)
    removeEventListener('online', lookNow)
    removeEventListener('offline', lookNow)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}

const NONE: MyTables = { tables: [], wrong: null }

/**
 * This person's online tables, kept up to date. Empty, without a request, in a browser that never used online tables.
 */
export function useMyTables(): MyTables {
  const known = hasBeenOnline()
  useEffect(() => (known ? watch() : undefined), [known])
  const now = useStore(mine)
  return known ? now : NONE
}

export function isMyTurn({ status, seats }: TableInfo): boolean {
  return status === 'playing' && seats.some(({ you, toMove: asked }) => you && asked)
}

/** The number of tables where it is this person's turn; 0 while the server cannot be reached. */
export function useMyTurns(): number {
  const { tables, wrong } = useMyTables()
  return wrong === null ? (tables ?? []).filter(isMyTurn).length : 0
}
