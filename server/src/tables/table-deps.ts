import type { Bus } from '../bus/bus.ts'
import type { AbandonedRule } from '../store/abandoned.ts'
import type { NoticeStore } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { BotPool } from './bot-pool.ts'

/** The dependencies of tables. */
export interface TableDeps {
  readonly store: Store
  readonly bus: Bus
  now(): number
  /** The delay before a bot moves, in ms. */
  readonly botPause: number
  /** The threads in which bots think; absent or null: they think in this thread. */
  readonly botPool?: Pick<BotPool, 'think' | 'next'> | null
  /** How late a move may arrive after its deadline, in ms. */
  readonly lag: number
  /** How long a player may be away before the others decide, in ms. */
  readonly awayAfter: number
  /** The number of chat lines that a table keeps; absent or 0: all. */
  readonly chatLines?: number
  /** When matches without moves are removed; absent or null: never. */
  readonly abandoned?: AbandonedRule | null
  /** Notices to people who are away; absent: none are written. */
  readonly notices?: NoticeDeps
  reportError(error: unknown, about: string): void
}

interface NoticeDeps {
  readonly outbox: Pick<NoticeStore, 'add'>
  /** Whether a person has a channel for notices. Needed for every move, so it is known without asking the store. */
  isSubscriber(user: string): boolean
  /** How long events of one person are collected, in ms. */
  readonly delay: number
}
