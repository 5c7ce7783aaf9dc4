import type { TableInfo } from '@holdout/protocol'
import { tablePath } from '@holdout/protocol/pages'
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

let fetching: Promise<void> | null = null

/** Fetches the list again. Several parts of a page share one request. */
export function fetchMyTables(): Promise<void> {
  fetching ??= api
    .myTables()
    .then(
      tables => mine.set({ tables, wrong: null }),
      (error: Error) => mine.set({ ...mine.value, wrong: error.message }),
    )
    .finally(() => {
      fetching = null
    })
  return fetching
}

function lookIfSeen(): void {
  if (document.visibilityState === 'visible') void fetchMyTables()
}

const lookNow = (): void => void fetchMyTables()

function watch(): () => void {
  watchers += 1
  lookNow() // a part that shows the list was opened
  if (watchers === 1) {
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

/** Whether this person is offered a rematch: a seat is held for them at a table that has not started. */
export function isOffered({ status, seats }: TableInfo): boolean {
  return status === 'waiting' && seats.some(({ heldFor }) => heldFor?.you)
}

/** Whether all players left before the match started. */
export function wasGivenUp({ status, outcome, moves }: TableInfo): boolean {
  return status === 'over' && outcome === 'abandoned' && moves === 0
}

/** The page of a table. At a rematch it takes the seat that is held for this person. */
export function pathOf(table: Pick<TableInfo, 'id'>, joins = false): string {
  return `${tablePath(table.id)}${joins ? '?rematch' : ''}`
}

/** Declines an offered rematch. */
export async function decline({ id }: TableInfo): Promise<void> {
  await api.leaveTable(id)
  await fetchMyTables()
}

/** The tables that wait for this person: offers of a rematch, then their turns. Empty without the server. */
export function useWaitingTables(): readonly TableInfo[] {
  const { tables, wrong } = useMyTables()
  const known = wrong === null ? (tables ?? []) : []
  return [...known.filter(isOffered), ...known.filter(isMyTurn)]
}
