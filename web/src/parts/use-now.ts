import { useEffect, useState } from 'react'

/** The time in ms since 1970, updated while something runs. */
export function useNow(running: boolean, every = 200): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [running, every])
  return now
}
