import type { Tally } from './tally.ts'

/** Game lengths in moves, including those of the clock. */
export interface Lengths {
  readonly mean: number
  readonly p50: number
  readonly p95: number
  readonly max: number
  readonly min: number
  /** The number of moves in all games. */
  readonly total: number
  /** Games of `from` to `to` moves, both included. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly games: number }[]
}

export function lengthsOf({ lengths, games, moves }: Tally): Lengths {
  const sorted = Object.entries(lengths)
    .map(([length, here]) => ({ length: Number(length), games: here }))
    .sort((a, b) => a.length - b.length)
  const min = sorted[0].length
  const max = sorted[sorted.length - 1].length
  const histogram = barsFor(min, max).map(bar => ({ ...bar, games: 0 }))
  const [first] = histogram
  const width = first.to - first.from + 1
  for (const { length, games: here } of sorted) histogram[Math.floor((length - first.from) / width)].games += here
  return {
    mean: moves / games,
    p50: quantile(sorted, 0.5 * games),
    p95: quantile(sorted, 0.95 * games),
    max,
    min,
    total: moves,
    histogram,
  }
}

/** The smallest length that at least `rank` games do not exceed. */
function quantile(sorted: readonly { length: number; games: number }[], rank: number): number {
  let seen = 0
  for (const { length, games } of sorted) {
    seen += games
    if (seen >= rank) return length
  }
  return sorted[sorted.length - 1].length
}

const MOST_BARS = 40

/** Bars of equal, round width that cover all lengths. */
function barsFor(min: number, max: number): { from: number; to: number }[] {
  let width = 1
  while (Math.floor(max / width) - Math.floor(min / width) + 1 > MOST_BARS) width = nextRound(width)
  const bars: { from: number; to: number }[] = []
  for (let from = min - (min % width); from <= max; from += width) bars.push({ from, to: from + width - 1 })
  return bars
}

/** 1, 2, 5, 10, 20, 50 … */
function nextRound(width: number): number {
  return String(width).startsWith('2') ? width * 2.5 : width * 2
}
