import type { TableInfo } from '@holdout/protocol'
import type { StoredTable } from '../../src/store/store.ts'

/** The registers of a table: each has one value at a time. */
export function valuesOf(info: Pick<TableInfo, 'pausedBy' | 'status'>): Record<string, string | null> {
  return { pausedBy: info.pausedBy, started: info.status === 'waiting' ? null : 'yes' }
}

/** The same of a stored table, with the seats of the people. */
export function storedValues({ setup, status }: StoredTable, people: readonly string[]): Record<string, string | null> {
  const seats = people.map(name => [`seat of ${name}`, setup.seats.find(({ user }) => user === name)?.seat ?? null])
  const options = Object.entries(setup.options).map(([name, value]) => [`option ${name}`, String(value)])
  return { ...valuesOf({ pausedBy: setup.pausedBy, status }), ...Object.fromEntries([...seats, ...options]) }
}
