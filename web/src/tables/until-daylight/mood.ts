import { useEffect, useState } from 'react'

/** How pressing the search is: it grows with the time that has passed. */
export type Mood = 'calm' | 'uneasy' | 'frantic'

/** So long, in ms, a search with a hidden timer lasts about; its real length is secret. */
const ABOUT = 60_000

export function moodAt(part: number): Mood {
  return part < 0.4 ? 'calm' : part < 0.75 ? 'uneasy' : 'frantic'
}

/** The part of the search that is over. A hidden timer shows only the time since the page saw the search begin. */
export function useSearchPart(
  searching: boolean,
  clock: { readonly left: number; readonly of: number } | null,
): number {
  const [began, setBegan] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!searching) return setBegan(null)
    const start = performance.now()
    setBegan(start)
    setNow(start)
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [searching])
  if (clock) return 1 - clock.left / clock.of
  return began === null ? 0 : Math.min(1, (now - began) / ABOUT)
}
