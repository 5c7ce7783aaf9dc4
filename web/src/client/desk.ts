import { type Remote, wrap } from 'comlink'
import { errorText } from '../text/errors.ts'
import type { Desk } from '../worker/messages.ts'
import { DeskError } from './desk-error.ts'

/** A worker with the rules and bots. `close` ends it immediately. */
export interface OpenDesk {
  readonly desk: Remote<Desk>
  /** Waits for an answer; rejects if the worker fails to load or crashes. */
  ask<T>(answer: Promise<T>): Promise<T>
  close(): void
}

export function openDesk(): OpenDesk {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'rules' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = event => {
      event.preventDefault() // the page shows the error
      reject(new DeskError(event.message ? errorText.rulesFailed(event.message) : errorText.rulesNotLoaded))
    }
  })
  broken.catch(() => {}) // there may be no pending call when it happens
  return {
    desk: wrap<Desk>(worker),
    ask: answer => Promise.race([answer, broken]),
    close: () => worker.terminate(),
  }
}
