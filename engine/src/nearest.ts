import { InputError } from './errors.ts'

/** The known word nearest to a mistyped one, or null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) {
      least = steps
      best = candidate
    }
  }
  return best
}

/** The edit distance: letters changed, added, removed or swapped with a neighbor. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) rows[0][j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1)
    }
  }
  return rows[a.length][b.length]
}

/** Returns the word if the list has it. Otherwise throws an `InputError` with the known words and the nearest one. */
export function knownWord(word: string | undefined, known: readonly string[], what = 'one of'): string {
  if (word !== undefined && known.includes(word)) return word
  throw new InputError(`found "${word ?? ''}", expected ${what}: ${known.join(', ')}${didYouMean(word ?? '', known)}`)
}

/** ` (did you mean "shoot"?)`, or '' if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  return near === null ? '' : ` (did you mean "${near}"?)`
}
