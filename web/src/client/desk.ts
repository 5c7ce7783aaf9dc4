import { type Remote, wrap } from 'comlink'
import type { Desk } from '../worker/messages.ts'

/** A worker with the rules and bots in it. `close` ends it, whatever it is doing. */
export interface OpenDesk {
  readonly desk: Remote<Desk>
  close(): void
}

export function openDesk(): OpenDesk {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'rules' })
  return { desk: wrap<Desk>(worker), close: () => worker.terminate() }
}
