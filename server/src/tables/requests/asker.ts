import type { FromClient } from '@holdout/protocol'
import type { Store } from '../../store/store.ts'
import type { Quotas } from '../../upkeep/quotas.ts'
import type { LiveTable } from '../live-table.ts'
import type { TableRegistry } from '../table-registry.ts'

export interface RequestDeps {
  readonly registry: TableRegistry
  readonly store: Store
  now(): number
  /** Whether a user may send another chat line now. */
  mayChat(user: string): boolean
  readonly quotas?: Pick<Quotas, 'newTable' | 'newLine'>
}

/** Who asks for something, and at which table. */
export interface Asker {
  readonly deps: RequestDeps
  readonly table: LiveTable
  /** The table's id. */
  readonly id: string
  readonly user: string
  readonly name: string
  /** The id of the request in the table's log. */
  readonly request: string
}

export type QueuedRequest = Exclude<FromClient, { type: 'hello' | 'ping' | 'text' | 'hint' | 'earlier-chat' }>
