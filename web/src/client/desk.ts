import { type Remote, wrap } from 'comlink'
import type { Desk } from '../worker/messages.ts'
import { DeskError } from './desk-error.ts'

/** A worker with the rules and bots in it. `close` ends it, whatever it is doing. */
export interface OpenDesk {
  readonly desk: Remote<Desk>
  /** Waits for an answer, but not for ever: a worker that cannot be loaded, or breaks, is an error. */
  ask<T>(answer: Promise<T>): Promise<T>
  close(): void
}

export function openDesk(): OpenDesk {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'rules' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = event => {
      event.preventDefault() // it is told on the page
      reject(new DeskError(event.message ? `The rules broke: ${event.message}` : NOT_LOADED))
    }
  })
  broken.catch(() => {}) // nobody may be waiting when it happens
  return {
    desk: wrap<Desk>(worker),
    ask: answer => Promise.race([answer, broken]),
    close: () => worker.terminate(),
  }
}

const NOT_LOADED =
  'The rules of the game could not be loaded. The connection may be gone, or the site was just renewed: load the page again.'
