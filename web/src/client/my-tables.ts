import type { TableInfo } from '@holdout/protocol'
import { useEffect } from 'react'
import { api } from './api.ts'
import { readKept, writeKept } from './kept.ts'
import { storeOf, useStore } from './store.ts'

interface MyTables {
  /** null: not known yet. */
  readonly tables: readonly TableInfo[] | null
  /** Why the server cannot say; null while it can. */
  readonly wrong: string | null
}

const mine = storeOf<MyTables>({ tables: null, wrong: null })

/** How often the list is fetched again while a page shows it, in ms. */
const EVERY_MS = 30_000

let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Remembers that this browser has been at online tables here: pages of others never ask the server. */
export function rememberOnline(): void {
  if (!hasBeenOnline()) writeKept('online', true)
}

function hasBeenOnline(): boolean {
  return readKept('online') === true
}

/** Fetches the list again. */
export async function lookAtMyTables(): Promise<void> {
  try {
    mine.set({ tables: await api.myTables(), wrong: null })
  } catch (error) {
    mine.set({ ...mine.value, wrong: (error as Error).message })
  }
}

function lookIfSeen(): void {
  if (document.visibilityState === 'visible') void lookAtMyTables()
}

const lookNow = (): void => void lookAtMyTables()

function watch(): () => void {
  watchers += 1
  if (watchers === 1) {
    lookNow() // another page is opened
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

/** My tables on the server, kept up to date. Nothing is asked, and nothing is there, in a browser that never was online here. */
export function useMyTables(): MyTables {
  const known = hasBeenOnline()
  useEffect(() => (known ? watch() : undefined), [known])
  const now = useStore(mine)
  return known ? now : NONE
}

export function isMyTurn({ status, seats }: TableInfo): boolean {
  return status === 'playing' && seats.some(({ you, asked }) => you && asked)
}

/** At how many tables it is my turn; 0 while the server cannot be reached. */
export function useMyTurns(): number {
  const { tables, wrong } = useMyTables()
  return wrong === null ? (tables ?? []).filter(isMyTurn).length : 0
}
