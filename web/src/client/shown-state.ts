import type { TableState } from '@holdout/table'
import type { TableUpdate } from '../worker/messages.ts'
import { storeOf, type ValueStore } from './store.ts'

/** In ms. Bots without a delay move faster than the page renders: updates within one frame are shown together. */
const FRAME = 16

/** The state of a table in a worker, as the page shows it. */
export class ShownState {
  /** Resolves when there is a state. */
  readonly first: Promise<void>
  private readonly store: ValueStore<TableState | null> = storeOf<TableState | null>(null)
  private coming: TableState | null = null

  constructor() {
    this.first = new Promise(resolve => this.store.subscribe(resolve))
  }

  get value(): TableState {
    return this.store.value as TableState
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener)

  /** Adds the new part of the log to the known one. */
  take({ kept, ...update }: TableUpdate): void {
    const { coming } = this
    const before = coming ?? this.store.value
    const goesOn = coming?.scene.seat === update.scene.seat
    this.show({
      ...update,
      log: [...(before?.log.slice(0, kept) ?? []), ...update.log],
      newLines: goesOn ? [...coming.newLines, ...update.newLines] : update.newLines,
      rings: update.rings || (coming?.rings ?? false),
      clocksAt: performance.now(), // the worker's time has another origin
    })
  }

  fail(message: string): void {
    this.show({ ...(this.coming ?? this.value), newLines: [], phase: { kind: 'failed', message } })
  }

  private show(next: TableState): void {
    if (this.store.value === null) return this.store.set(next)
    if (this.coming === null) setTimeout(() => this.flush(), FRAME)
    this.coming = next
  }

  private flush(): void {
    const { coming } = this
    this.coming = null
    this.store.set(coming)
  }
}
