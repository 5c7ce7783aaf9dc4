import type { SimListener } from '@holdout/sim'
import type { Io } from '../io.ts'
import { progressBar } from './progress-bar.ts'

/** Runs many games with a progress bar. Ctrl+C stops the threads before the process ends. */
export async function withBar<T>(io: Io, title: string, play: (on: SimListener) => Promise<T>): Promise<T> {
  const bar = progressBar(io, title)
  const stopper = new AbortController()
  const stop = (): void => stopper.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    return await play({ progress: bar.update, signal: stopper.signal })
  } finally {
    bar.stop()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
