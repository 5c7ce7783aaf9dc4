import type { ShortenedChoice } from './playthrough.ts'

/** The most attempts. Each plays one short match. */
const ATTEMPTS = 400

/**
 * Shortens a failing list of choices and lowers its numbers while it still fails: drops whole chunks first, then single
 * choices, then lowers each number.
 */
export function shrink(
  failing: readonly ShortenedChoice[],
  fails: (choices: readonly ShortenedChoice[]) => boolean,
): ShortenedChoice[] {
  let best = [...failing]
  let attempts = ATTEMPTS
  const better = (candidate: ShortenedChoice[]): boolean => {
    if (attempts-- <= 0 || !fails(candidate)) return false
    best = candidate
    return true
  }
  for (let before = -1; before !== size(best) && attempts > 0; ) {
    before = size(best)
    for (let chunk = best.length; chunk >= 1; chunk = Math.floor(chunk / 2)) {
      for (let at = best.length - chunk; at >= 0 && attempts > 0; at -= chunk)
        better([...best.slice(0, at), ...best.slice(at + chunk)])
    }
    for (let at = 0; at < best.length; at++) {
      const { number } = best[at]
      const lowered = [0, Math.floor(number / 2), number - 1].filter(lower => lower >= 0 && lower < number)
      lowered.some(lower => better(best.with(at, { number: lower, move: null })))
    }
  }
  return best
}

/** Whether one list is better: shorter, or equally long with lower numbers. */
function size(choices: readonly ShortenedChoice[]): number {
  return choices.reduce((sum, { number }) => sum + number, choices.length * 1000)
}
