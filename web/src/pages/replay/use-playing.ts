import { useEffect, useState } from 'react'

/** Plays a replay move by move. Play at the end begins again from the deal. */
export function usePlaying(
  at: number,
  length: number,
  moveTo: (move: number) => void,
  speed: number,
): { readonly playing: boolean; toggle(): void } {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => moveTo(at + 1), 1000 / speed)
    return () => clearTimeout(timer)
  }, [playing, at, speed, length, moveTo])
  const toggle = (): void => {
    if (!playing && at >= length) moveTo(0)
    setPlaying(!playing)
  }
  return { playing, toggle }
}
