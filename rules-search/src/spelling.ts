/**
 * The word of the list that a mistyped word most likely means. Allows one error in a short word and two in a long one.
 */
export function nearestWord(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < 4) return undefined
  let nearest: string | undefined
  let least = typed.length < 8 ? 2 : 3
  for (const word of known) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue
    const errors = errorsBetween(typed, word)
    if (errors >= least) continue
    least = errors
    nearest = word
  }
  return nearest
}

/** The number of letters that are wrong, missing, extra, or swapped with their neighbor. */
function errorsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1))
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1)
    }
    rows.push(row)
  }
  return rows[a.length][b.length]
}
