import soloJson from './solo.json' with { type: 'json' }

/** The solo decks. Apart from the other data, because tables do not need them. */

/** A numbered step card of a solo deck. */
export interface AiStep {
  readonly id: string
  readonly if?: { readonly survivorFrom?: number; readonly fewerAhead?: number; readonly survivorDown?: boolean }
  readonly do: string
  readonly who?: string
  readonly within?: number
  readonly beyond?: number
  readonly cost: number
}

export interface ChartEntry {
  readonly id: string
  readonly section: string
  /** The highest roll of this entry. It begins after the `upTo` of the entry before. */
  readonly upTo: number
  readonly do: string
  readonly who?: string
  readonly row?: number
}

export interface SoloDeck {
  readonly steps: readonly AiStep[]
  readonly chart: readonly ChartEntry[]
}

export const SOLO_DECKS = soloJson as Readonly<Record<'fast' | 'swarm', SoloDeck>>
