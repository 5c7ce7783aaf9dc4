import { readStored, writeStored } from '../client/storage.ts'

/** The progress in a lesson. */
export interface Progress {
  readonly step: number
  readonly finished: boolean
}

export function progressOf(slug: string): Progress {
  const kept = readStored(`lesson:${slug}`)
  const { step, finished } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    finished: finished === true,
  }
}

export function keepProgress(slug: string, progress: Progress): void {
  writeStored(`lesson:${slug}`, progress)
}

/** Remembers that a table is a first game, with hints on. */
export function keepHints(id: string): void {
  writeStored(`hints:${id}`, true)
}

/** Whether hints were ever on at a table; they may be off now. */
export function hasHints(id: string): boolean {
  return typeof readStored(`hints:${id}`) === 'boolean'
}
