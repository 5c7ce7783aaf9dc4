/** A chance that a seat can count, because it knows which cards or die faces are left. */
export interface Odds {
  /** From 0 to 1. */
  readonly chance: number
  /** The event that has this chance, in one or two words for a button: `hit`. */
  readonly of: string
  /** The count behind the chance, as a sentence: `15 of 20 cards hit.` */
  readonly count: string
}

/** The largest denominator of a chance in words. */
const FINEST = 10

/** Odds in words: `3 in 4 hit`; `hit: never`, because `never` cannot stand before a noun. */
export function oddsText({ chance, of }: Pick<Odds, 'chance' | 'of'>): string {
  const said = chanceText(chance)
  return chance <= 0 || chance >= 1 ? `${of}: ${said}` : `${said} ${of}`
}

/**
 * A chance as people say it: `3 in 4`. The nearest simple fraction; near 0 and 1 `1 in 30` and `29 in 30`. Only an
 * exact 0 or 1 is `never` or `always`.
 */
export function chanceText(chance: number): string {
  if (chance <= 0) return 'never'
  if (chance >= 1) return 'always'
  if (chance < 1 / FINEST) return `1 in ${Math.min(99, Math.round(1 / chance))}`
  if (chance > 1 - 1 / FINEST) {
    const of = Math.min(99, Math.round(1 / (1 - chance)))
    return `${of - 1} in ${of}`
  }
  let best = { good: 1, of: 2, off: Number.POSITIVE_INFINITY }
  for (let of = 2; of <= FINEST; of++) {
    const good = Math.min(of - 1, Math.max(1, Math.round(chance * of)))
    const off = Math.abs(chance - good / of)
    // A finer fraction has to be clearly nearer: 1 in 2 says more than 5 in 9.
    if (off < best.off - 0.008) best = { good, of, off }
  }
  return `${best.good} in ${best.of}`
}
