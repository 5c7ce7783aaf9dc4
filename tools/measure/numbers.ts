export interface Quantiles {
  readonly p50: number
  readonly p99: number
}

export function quantiles(list: readonly number[]): Quantiles {
  return { p50: quantile(list, 0.5), p99: quantile(list, 0.99) }
}

/** The value below which this share of the list lies; NaN if the list is empty. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
