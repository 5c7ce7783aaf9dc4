import type { Config } from '../config.ts'
import type { Pruned, Retention, Store } from '../store/store.ts'

const DAY_MS = 24 * 3_600_000
/** How often a node looks whether the daily prune is due, in ms. */
const LOOK_EVERY_MS = 3_600_000

export function retentionOf(config: Config): Retention {
  const { keepGuests, keepWaiting, keepFinished, keepPlaying, keepChat, keepAnswers, keepNotices, chatLines } = config
  return {
    guests: keepGuests,
    waiting: keepWaiting,
    finished: keepFinished,
    playing: keepPlaying,
    chat: keepChat,
    answers: keepAnswers,
    notices: keepNotices,
    chatLines,
  }
}

interface DailyPrune {
  readonly store: Store
  readonly retention: Retention
  now(): number
  pruned(counts: Pruned): void
  reportError(error: unknown): void
}

/** Prunes once a day, on one of the nodes. Returns a function that stops it and waits for a running prune. */
export function pruneDaily({ store, retention, now, pruned, reportError }: DailyPrune): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    if (await store.claimPrune(now(), DAY_MS)) pruned(await store.prune(retention, now(), false))
  }
  const run = (): void => {
    running = running.then(look).catch(reportError)
  }
  const timer = setInterval(run, LOOK_EVERY_MS)
  timer.unref()
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}
